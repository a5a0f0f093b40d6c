import { describe, expect, it } from "vitest";
import type { Saying } from "$lib/wire";
import { around, cross, landing, lines, rings, run, spots } from "./rows";

const tile = (x: number, y: number, tile = "thor") => ({ x, y, tile, strength: 7, power: 7, beneath: null });
const said = (id: string, points: number, args: Record<string, unknown>): Saying => ({ id, args, points, clause: "", part: "reason" });

describe("the places of the table", () => {
  it("are tiles, open cells, and cells that seven closes", () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((x) => tile(x, 0));
    const above = row.map(({ x }) => ({ x, y: -1, troll: x === 2 }));
    const below = row.map(({ x }) => ({ x, y: 1, troll: false }));
    const found = spots({ tiles: row, cells: [...above, ...below] });
    expect(found).toHaveLength(7 * 3 + 2);
    expect(found.filter((spot) => spot.closed).map((spot) => spot.key)).toEqual(["-1,0", "7,0"]);
    expect(found.filter((spot) => spot.troll).map((spot) => spot.key)).toEqual(["2,-1"]);
    expect(found.filter((spot) => spot.tile)).toHaveLength(7);
  });
  it("are none before the game", () => expect(spots({})).toEqual([]));
});

describe("what is lit", () => {
  it("are the rows that brought points", () => {
    const says = [
      said("note-row-highest", 3, { first: [0, 1], last: [2, 1] }),
      said("note-row-tied", 0, { first: [2, 0], last: [2, 1] }),
      said("note-row-line", 9, { first: [2, -6], last: [2, 5] }),
      said("note-laid", 0, { cell: [2, 1] }),
    ];
    expect(lines(says)).toEqual([
      { first: { x: 0, y: 1 }, last: { x: 2, y: 1 }, points: 3, level: true },
      { first: { x: 2, y: -6 }, last: { x: 2, y: 5 }, points: 9, level: false },
    ]);
  });
  it("are the neighbours of Hel, not those of a lonely tile", () => {
    expect(rings([said("note-around", 4, { cell: [1, 0] }), said("note-lonely", 1, { cell: [5, 5] })])).toEqual([{ at: { x: 1, y: 0 }, points: 4 }]);
  });
});

describe("a row", () => {
  const tiles = [tile(0, 0), tile(1, 0), tile(2, 0, "hel"), tile(3, 0), tile(1, 1), tile(5, 0)];
  it("is unbroken: Hel and gaps end it", () => {
    expect(run(tiles, { x: 1, y: 0 }, true).map(({ x }) => x)).toEqual([0, 1]);
    expect(run(tiles, { x: 1, y: 0 }, false).map(({ y }) => y)).toEqual([0, 1]);
    expect(run(tiles, { x: 2, y: 0 }, true)).toEqual([]);
    expect(run(tiles, { x: 4, y: 0 }, true)).toEqual([]);
  });
  it("is Hermod's cross with the cells at its ends", () => {
    expect(cross(tiles, { x: 1, y: 0 })).toEqual([
      { from: { x: -1, y: 0 }, to: { x: 2, y: 0 } },
      { from: { x: 1, y: -1 }, to: { x: 1, y: 2 } },
    ]);
  });
  it("is passed by a throw", () => expect(landing(tiles, { x: 0, y: 0 })).toEqual({ x: 2, y: 0 }));
  it("has neighbours in eight directions", () => expect(around(tiles, { x: 2, y: 0 })).toHaveLength(3));
});
