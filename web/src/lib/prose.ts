// The rules' own light markdown as plain values, which Svelte draws as text: nothing in them is ever read as HTML.

/** A run of text in one shape; `clause` names the clause that it stands for. */
export interface Piece {
  text: string;
  bold: boolean;
  code: boolean;
  clause: string;
}

export interface Block {
  kind: "paragraph" | "item" | "picture";
  pieces: Piece[];
}

const CLAUSE = /(\b[A-Z]{2}-[A-Z]+\d+\b)/;

/** Return a text as blocks: paragraphs, the items of lists, and pictures made of letters. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  text.split(/^```.*$/m).forEach((part, i) => {
    if (i % 2) {
      found.push({ kind: "picture", pieces: [{ text: part.replace(/^\n|\n$/g, ""), bold: false, code: false, clause: "" }] });
      return;
    }
    for (const block of part.split(/\n\s*\n|\n(?=- )/)) {
      const flat = block.trim().replace(/\s*\n\s*/g, " ");
      if (flat.startsWith("- ")) found.push({ kind: "item", pieces: pieces(flat.slice(2)) });
      else if (flat) found.push({ kind: "paragraph", pieces: pieces(flat) });
    }
  });
  return found;
}

/** Return one line as runs: **bold**, `code`, and the ids of clauses. */
export function pieces(line: string): Piece[] {
  return line.split("**").flatMap((part, i) =>
    part.split("`").flatMap((inner, j) => {
      const bold = i % 2 === 1;
      if (j % 2) return [{ text: inner, bold, code: true, clause: "" }];
      return inner
        .split(CLAUSE)
        .map((text, k) => ({ text, bold, code: false, clause: k % 2 ? text : "" }))
        .filter((piece) => piece.text);
    }),
  );
}

/** Return a text without its marks, as it is searched. */
export const plain = (text: string): string => text.replace(/\*\*|`+/g, "");
