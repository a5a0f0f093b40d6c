// The rules' own light markdown as plain values, which Svelte draws as text: nothing in them is ever read as HTML.

/** A run of text in one shape; `clause` names the clause that it stands for. */
export interface Piece {
  text: string;
  bold: boolean;
  slanted: boolean;
  code: boolean;
  clause: string;
}

export interface Block {
  kind: "paragraph" | "item" | "picture" | "example" | "table";
  pieces: Piece[];
  /** Of an example that is drawn on the board: its id. */
  example: string;
  /** The rows of a table; the first says what stands below. */
  rows: string[][];
}

/** A part of a clause: the rule itself, a ruling of ours, or what an option changes. */
export interface Part {
  kind: "rule" | "ruling" | "option";
  /** The option's name. */
  option: string;
  text: string;
}

const CLAUSE = /(\b[A-Z]{2}-[A-Z]+\d+\b)/;
const FENCE = /^```(.*)$/m;
const OPTION = /^\*\*[^*`]*`([\w-]+)`[^*]*\*\*\s*/;
const RULING = /^\*\*\p{L}+\.\*\*\s*/u;

const block = (kind: Block["kind"], found: Piece[], more: Partial<Block> = {}): Block => ({ kind, pieces: found, example: "", rows: [], ...more });
const bare = (text: string): Piece => ({ text, bold: false, slanted: false, code: false, clause: "" });

/** Return a text as blocks: paragraphs, the items of lists, tables, and pictures made of letters, some of them examples for the board. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const parts = text.split(FENCE); // text, what stands behind the first fence, what is fenced, what stands behind the second, text …
  parts.forEach((part, i) => {
    if (i % 4 === 2) found.push(fenced(part.replace(/^\n|\n$/g, ""), parts[i - 1]!.trim()));
    if (i % 4) return;
    for (const one of part.split(/\n\s*\n|\n(?=- )/)) {
      const flat = one.trim().replace(/\s*\n\s*/g, " ");
      if (flat.startsWith("- ")) found.push(block("item", pieces(flat.slice(2))));
      else if (flat) found.push(block("paragraph", pieces(flat)));
    }
  });
  return found;
}

/** Return what is fenced, by what stands behind the fence: `table`, `example VO-X1`, or nothing. */
function fenced(text: string, about: string): Block {
  const [kind, example = ""] = about.split(" ");
  if (kind === "table") return block("table", [], { rows: text.split("\n").map((line) => line.trim().split(/\s{2,}/)) });
  return block(kind === "example" && example ? "example" : "picture", [bare(text)], { example });
}

/** Return one line as runs: **bold**, *slanted*, `code`, and the ids of clauses. */
export function pieces(line: string): Piece[] {
  return line.split("**").flatMap((part, i) =>
    part.split("`").flatMap((inner, j) => {
      const bold = i % 2 === 1;
      if (j % 2) return [{ ...bare(inner), bold, code: true }];
      return inner.split("*").flatMap((run, k, all) =>
        run
          .split(CLAUSE)
          .map((text, n) => ({ text, bold, slanted: k % 2 === 1 && k < all.length - 1, code: false, clause: n % 2 ? text : "" }))
          .filter((piece) => piece.text),
      );
    }),
  );
}

/** Return a clause's text in its parts: each begins where a paragraph says in bold that it is a ruling or an option, and loses these words. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const paragraph of text.split(/\n\n(?=\*\*)/)) {
    const option = OPTION.exec(paragraph);
    const ruling = option ? null : RULING.exec(paragraph);
    const begins = option ?? ruling;
    const rest = begins ? paragraph.slice(begins[0].length) : paragraph;
    if (begins || !found.length) found.push({ kind: option ? "option" : ruling ? "ruling" : "rule", option: option?.[1] ?? "", text: rest });
    else found.at(-1)!.text += `\n\n${rest}`;
  }
  return found;
}

/** Return an option's text with its values in words: one that stands in brackets behind its words goes, any other is replaced. */
export function inWordsOf(text: string, called: (value: string) => string): string {
  const short = text.replace(/\s\(`([\w-]+)`(?:, ([^()]*))?\)/g, (all, value: string, more?: string) => (called(value) ? (more ? ` (${more})` : "") : all));
  return short.replace(/`([\w-]+)`/g, (all, value: string) => (called(value) ? `*${called(value)}*` : all));
}

/** Return a text without its marks, as it is searched. */
export const plain = (text: string): string => text.replace(/^```.*$/gm, "").replace(/\*+|`+/g, "");
