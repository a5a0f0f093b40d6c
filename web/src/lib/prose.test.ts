import { expect, test } from "vitest";
import { blocks, inWordsOf, parts, pieces, plain } from "./prose";

const PLAIN = { bold: false, slanted: false, code: false, clause: "" };

test("bold, slanted, code and clauses are runs of their own", () => {
  expect(pieces("**Option `edda`.** See VO-C2, or *not* <b>so</b>.")).toEqual([
    { ...PLAIN, text: "Option ", bold: true },
    { ...PLAIN, text: "edda", bold: true, code: true },
    { ...PLAIN, text: ".", bold: true },
    { ...PLAIN, text: " See " },
    { ...PLAIN, text: "VO-C2", clause: "VO-C2" },
    { ...PLAIN, text: ", or " },
    { ...PLAIN, text: "not", slanted: true },
    { ...PLAIN, text: " <b>so</b>." },
  ]);
});

test("paragraphs, pictures and lists", () => {
  const found = blocks("```\ny\\x  0\n  0  Thor\n```\n\nOne line\nand its rest.\n\n- first\n- second");
  expect(found.map((block) => block.kind)).toEqual(["picture", "paragraph", "item", "item"]);
  expect(found[0]?.pieces[0]?.text).toBe("y\\x  0\n  0  Thor");
  expect(found[1]?.pieces[0]?.text).toBe("One line and its rest.");
});

test("examples for the board keep their letters, and tables are cut into cells", () => {
  const found = blocks("Before.\n\n```example VO-X1\n  0  Thor\n```\n\nBetween.\n\n```table\nplayers  farms\n2        3\n```");
  expect(found.map((block) => [block.kind, block.example])).toEqual([["paragraph", ""], ["example", "VO-X1"], ["paragraph", ""], ["table", ""]]);
  expect(found[1]?.pieces[0]?.text).toBe("  0  Thor");
  expect(found[3]?.rows).toEqual([["players", "farms"], ["2", "3"]]);
});

test("a clause has its rule, its rulings and its options", () => {
  const text = "One.\n\n**4 points.** Two.\n\n**Решение.** Three.\n\nFour.\n\n**Option `start`.** Five (`drawn`).";
  expect(parts(text)).toEqual([
    { kind: "rule", option: "", text: "One.\n\n**4 points.** Two." },
    { kind: "ruling", option: "", text: "Three.\n\nFour." },
    { kind: "option", option: "start", text: "Five (`drawn`)." },
  ]);
});

test("an option's values are called by their words", () => {
  const called = (value: string) => ({ drawn: "by lot", "seat-2": "the second seat" })[value] ?? "";
  expect(inWordsOf("By lot (`drawn`, the default); the second\n(`seat-2`): `seat-2`, or `else` (`other`).", called)).toBe(
    "By lot (the default); the second: *the second seat*, or `else` (`other`).",
  );
});

test("what is searched has no marks", () => {
  expect(plain("**4 points.** Move: `Odin 3,0`.\n```example VO-X1\nThor\n```")).toBe("4 points. Move: Odin 3,0.\n\nThor\n");
});
