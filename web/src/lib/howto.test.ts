import { expect, test } from "vitest";
import { gameHowTo, sectionsAbout } from "./howto";
import type { HowTo } from "./wire";

const HOWTO: HowTo = {
  title: "How to play",
  sections: [
    { id: "goal", title: "The goal", blocks: [{ kind: "text", text: "Take the **most** points." }] },
    {
      id: "tiles",
      title: "The tiles",
      blocks: [
        { kind: "picture", name: "turn", text: "A tile is laid." },
        {
          kind: "listing",
          name: "tiles",
          columns: ["tile", "count"],
          rows: [
            [{ text: "Thor", piece: "thor", named: true }, { text: "8" }],
            [{ text: "Фёдор" }, { text: "6" }],
          ],
        },
      ],
    },
  ],
};
const found = (...wanted: string[]) => sectionsAbout(HOWTO, wanted).map((section) => section.id);

test("texts, pictures and tables are searched alike", () => {
  expect(found()).toEqual(["goal", "tiles"]);
  expect(found("most", "points")).toEqual(["goal"]);
  expect(found("laid")).toEqual(["tiles"]);
  expect(found("count")).toEqual(["tiles"]);
  expect(found("most", "laid")).toEqual([]);
});

test("of a table only the rows that are sought are left, unless none is", () => {
  const rows = (...wanted: string[]) => sectionsAbout(HOWTO, wanted).at(-1)?.blocks[1]?.rows?.length;
  expect(rows("thor")).toBe(1);
  expect(rows("федор")).toBe(1);
  expect(rows("laid")).toBe(2);
  expect(rows()).toBe(2);
});

test("a game that draws nothing is told in words", async () => {
  expect(await gameHowTo("no-such-game")).toEqual({ pictures: {} });
});
