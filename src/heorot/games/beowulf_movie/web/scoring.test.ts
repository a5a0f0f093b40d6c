import { describe, expect, it } from "vitest";
import type { Saying, Told } from "$lib/wire";
import type { Cell } from "./board";
import { boardAtEnd, untoldFrom } from "./ended";
import { placesOf, roman, scoredActs, totals, untilFigure } from "./scoring";
import { countedCells, countedUp, termsOf, writtenOut } from "./sums";

const saying = (id: string, args: Record<string, unknown>, points = 0): Saying => ({ id, args, points, clause: "", part: "deed" }) as unknown as Saying;
const move = (line: number, seat: number, said: string, ...says: Saying[]): Told => ({ is: "move", line, seat, move: said, says });

const THANE = saying("note-scored", { seat: 1, figure: "thane", cell: "d3", sum: 9, factor: 3, horns: 0, points: 27 });
const ROW = saying("note-row", { seat: 1, cells: "a3 b3 c3 d3 e3", terms: "4 + 3 − 6 + 1", sum: 2 }, 6);
const COLUMN = saying("note-column", { seat: 1, cells: "d1 d2 d3 d4 d5", terms: "−1 + 5 − 2 + 5", sum: 7 }, 21);
const LONE = saying("note-scored-horns", { seat: 0, figure: "longship", cell: "a1", sum: -2, factor: 2, horns: 1, points: -4 });
const FALL = saying("note-column", { seat: 0, cells: "a1 a2", terms: "−2", sum: -2 }, -4);

const TOLD = [
  move(1, 0, "Longship a1", saying("note-placed", { seat: 0, figure: "longship", cell: "a1" })),
  move(2, 1, "Mead+3/1 b1", saying("note-laid", { seat: 1, kind: "Mead+3/1", cell: "b1" })),
  move(3, 0, "Drunkenness-1/1 b1", saying("note-replaced", { seat: 0, kind: "Drunkenness-1/1", cell: "b1" })),
  move(4, 1, "Thane a2", saying("note-placed", { seat: 1, figure: "thane", cell: "a2" })),
  move(5, 1, "Counsel/1 a2>b2", saying("note-counselled", { seat: 1, kind: "Counsel/1", figure: "thane", cell: "a2", to: "b2" })),
  move(6, 0, "with a2", saying("note-swapped", { seat: 0, kind: "Drunkenness-1/1", "other-kind": "Counsel/1", cell: "b1", to: "a2" })),
  move(7, 1, "+4/1 c1", saying("note-laid", { seat: 1, kind: "+4/1", cell: "c1" })),
  move(8, 0, "remove c1", saying("note-removed", { seat: 0, kind: "+4/1", cell: "c1" })),
  move(9, 1, "+5/1 c1", saying("note-laid", { seat: 1, kind: "+5/1", cell: "c1" }), saying("note-act-ended", { act: "I", spaces: 0 }),
    saying("note-silenced", { cell: "c2", cells: "c1" }), LONE, FALL, THANE, ROW, COLUMN, saying("note-act-began", { act: "II", tiles: 30 })),
  move(10, 0, "Castle a1", saying("note-placed", { seat: 0, figure: "castle", cell: "a1" })),
];

describe("how an act was scored", () => {
  const [act] = scoredActs(TOLD);
  it("holds back what the figures that are still to be told bring", () => {
    expect([0, 1, 2].map((step) => untilFigure([46, 77], act!, step))).toEqual([[50, 50], [46, 50], [46, 77]]);
  });
  it("is told in the saga as far as the board has told it", () => {
    const says = TOLD[8]!.says!;
    const [first, second, all] = [0, 1, 2].map((step) => untoldFrom(TOLD, act!, step));
    expect(says.slice(0, first!.says).map(({ id }) => id)).toEqual(["note-laid", "note-act-ended", "note-silenced"]);
    expect(says.slice(0, second!.says)).toEqual([...says.slice(0, 3), LONE, FALL]);
    expect(all).toEqual({ line: 9, says: says.length });
  });
  it("is read figure by figure", () => {
    expect(scoredActs(TOLD)).toHaveLength(1);
    expect(act).toMatchObject({ act: "I", line: 9, silenced: ["c1"] });
    expect(act!.figures.map(({ seat, figure, points }) => [seat, figure, points])).toEqual([[0, "longship", -4], [1, "thane", 27]]);
    expect(act!.figures[1]!.parts.map(({ level, sum }) => [level, sum])).toEqual([[true, 2], [false, 7]]);
    expect(totals(act!, 3)).toEqual([-4, 27, 0]);
    expect([1, 2, 3].map(roman)).toEqual(["I", "II", "III"]);
  });
  it("is written out, and counts as it is", () => {
    const thane = act!.figures[1]!;
    expect(writtenOut(thane)).toBe("(4 + 3 − 6 + 1 − 1 + 5 − 2 + 5) × 3 = 27");
    expect(writtenOut(thane, 3)).toBe("(4 + 3 − 6");
    expect(writtenOut(thane, 8)).toBe("(4 + 3 − 6 + 1 − 1 + 5 − 2 + 5)");
    expect([1, 3, 8].map((terms) => countedUp(thane, terms))).toEqual([4, 1, 9]);
    expect(writtenOut(act!.figures[0]!)).toBe("(−2) × 2 = −4");
  });
  it("counts the tiles that have a number, and those that are turned down", () => {
    const cell = (cell: string, tile: string | null, silenced = false): Cell => ({ cell, x: 0, y: 0, kind: tile ? "tile" : "open", tile, silenced }) as Cell;
    const cells = [cell("a3", "+4/1"), cell("b3", "Counsel/1"), cell("c3", "Mead+3/1", true), { ...cell("d3", null), kind: "figure" }, cell("d1", "-1/1")] as Cell[];
    expect(countedCells(act!.figures[1]!, cells)).toEqual(["a3", "c3", "d1"]);
  });
  it("is nothing where no tile counts", () => {
    expect(termsOf({ parts: [] })).toEqual(["0"]);
    expect(scoredActs(TOLD.slice(0, 8))).toEqual([]);
  });
  it("ends with a board that everything told was done on", () => {
    const empty: Cell[] = ["a1", "b1", "c1", "a2", "b2", "c2"].map((cell, i) => ({ cell, x: i % 3, y: Math.floor(i / 3), kind: cell === "c2" ? "gorge" : "open" }));
    const lies = boardAtEnd(TOLD, act!, empty.map((cell) => (cell.cell === "a1" ? { ...cell, kind: "figure", figure: "castle", owner: 0 } : cell)));
    expect(lies.map(({ cell, kind, figure, owner, tile }) => [cell, kind, figure ?? tile ?? "", owner ?? ""])).toEqual([
      ["a1", "figure", "longship", 0], ["b1", "tile", "Counsel/1", ""], ["c1", "tile", "+5/1", ""],
      ["a2", "tile", "Drunkenness-1/1", ""], ["b2", "figure", "thane", 1], ["c2", "gorge", "", ""],
    ]);
    expect(lies[2]).toMatchObject({ silenced: true, value: 5 });
  });
  it("keeps what lay there before anything was told, as in a lesson", () => {
    const seen: Cell[] = [
      { cell: "a1", x: 0, y: 0, kind: "figure", figure: "castle", owner: 1 },
      { cell: "b1", x: 1, y: 0, kind: "tile", tile: "+2/1", ability: "none", value: 2, act: 1, silenced: true },
      { cell: "c1", x: 2, y: 0, kind: "open" },
    ];
    const told = TOLD.slice(8, 9);
    const lies = boardAtEnd(told, scoredActs(told)[0]!, seen);
    expect(lies.map(({ cell, kind, figure, owner, tile }) => [cell, kind, figure ?? tile ?? "", owner ?? ""])).toEqual([
      ["a1", "figure", "castle", 1], ["b1", "tile", "+2/1", ""], ["c1", "tile", "+5/1", ""],
    ]);
    expect(lies.map(({ silenced }) => silenced ?? false)).toEqual([false, false, true]);
  });
});

describe("the spaces that a line of the saga is about", () => {
  const places = (saying: Saying, line: number, told = TOLD.slice(0, 8)) => placesOf(saying, told, line);
  it("are those that it names", () => {
    expect(places(TOLD[0]!.says![0]!, 1)).toEqual(["a1"]);
    expect(places(TOLD[4]!.says![0]!, 5)).toEqual(["a2", "b2"]);
    expect(places(TOLD[5]!.says![0]!, 6)).toEqual(["b1", "a2"]);
    expect(places(saying("note-silenced", { cell: "c2", cells: "c1, c4" }), 7)).toEqual(["c2", "c1", "c4"]);
    expect(places(saying("note-row", { cell: "b1", cells: "a1 b1" }), 7)).toEqual(["b1", "a1", "b1"]);
    expect(places(saying("note-passed", { seat: 0 }), 7)).toEqual([]);
  });
  it("are none once another board lies there", () => {
    expect(places(TOLD[0]!.says![0]!, 1, TOLD)).toEqual([]);
    expect(places(TOLD[9]!.says![0]!, 10, TOLD)).toEqual(["a1"]);
  });
});
