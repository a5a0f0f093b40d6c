import { expect, it } from "vitest";
import type { Told } from "$lib/wire";
import { flights } from "./travel";

const told = (seat: number, ...says: [string, Record<string, unknown>][]): Told =>
  ({ is: "move", line: 1, seat, move: "", says: says.map(([id, args]) => ({ id, args, clause: "", part: "deed", points: 0 })) }) as unknown as Told;

it("what one gathers flies to one's store, what others gather does not", () => {
  const moves = [told(0, ["note-gathered", { seat: 0, food: 2, glyphs: 1 }], ["note-gathered", { seat: 1, food: 3, glyphs: 0 }])];
  expect(flights(moves, 0)).toEqual([
    { sign: "food", count: 2, from: null, to: 0, stored: true },
    { sign: "glyphs", count: 1, from: null, to: 0, stored: true },
  ]);
  expect(flights(moves, null)).toEqual([]);
});
it("a chest flies once to whoever draws it, though it is told twice to him", () => {
  const moves = [told(-1, ["note-drew", { seat: 1, kind: "iron" }], ["note-drawn", { seat: 1, kind: "iron", value: 4 }])];
  expect(flights(moves, 1)).toHaveLength(1);
  expect(flights(moves, 0)).toEqual([{ sign: "iron", count: 1, from: null, to: 1, stored: false }]);
});
it("stolen chests fly from the robbed to the thief", () => {
  expect(flights([told(2, ["note-robbed", { seat: 0, wood: 2, iron: 0, gold: 1 }])], 1)).toEqual([
    { sign: "gold", count: 1, from: 0, to: 2, stored: false },
    { sign: "wood", count: 2, from: 0, to: 2, stored: false },
  ]);
});
