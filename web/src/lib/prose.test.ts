import { expect, test } from "vitest";
import { blocks, pieces, plain } from "./prose";

test("bold, code and clauses are runs of their own", () => {
  expect(pieces("**Option `edda`.** See VO-C2, or <b>not</b>.")).toEqual([
    { text: "Option ", bold: true, code: false, clause: "" },
    { text: "edda", bold: true, code: true, clause: "" },
    { text: ".", bold: true, code: false, clause: "" },
    { text: " See ", bold: false, code: false, clause: "" },
    { text: "VO-C2", bold: false, code: false, clause: "VO-C2" },
    { text: ", or <b>not</b>.", bold: false, code: false, clause: "" },
  ]);
});

test("paragraphs, pictures and lists", () => {
  const found = blocks("```\ny\\x  0\n  0  Thor\n```\n\nOne line\nand its rest.\n\n- first\n- second");
  expect(found.map((block) => block.kind)).toEqual(["picture", "paragraph", "item", "item"]);
  expect(found[0]?.pieces[0]?.text).toBe("y\\x  0\n  0  Thor");
  expect(found[1]?.pieces[0]?.text).toBe("One line and its rest.");
});

test("what is searched has no marks", () => {
  expect(plain("**4 points.** Move: `Odin 3,0`.")).toBe("4 points. Move: Odin 3,0.");
});
