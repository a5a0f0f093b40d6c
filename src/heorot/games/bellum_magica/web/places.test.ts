import { describe, expect, it } from "vitest";
import type { Saying } from "$lib/wire";
import { places, stepOf } from "./places";

const said = (id: string, args: Record<string, unknown>): Saying => ({ id, args, clause: "MA-D1", part: "deed", points: 0 }) as unknown as Saying;

describe("what a line of the saga lights", () => {
  it("is the card it names, and the lord", () => {
    expect(places(said("note-took", { seat: 1, place: "barleywick", food: 0 }))).toEqual(["barleywick", "lord 1"]);
    expect(places(said("note-hired", { seat: 0, creature: "thudd", side: "left" }))).toEqual(["thudd", "horde thudd", "lord 0"]);
    expect(places(said("note-placed", { seat: 0, creature: "snik", side: "left", other: "lurk", other_side: "right" }))).toEqual(["snik", "lurk", "horde snik", "horde lurk", "lord 0"]);
  });
  it("is the line that was rolled", () => {
    expect(places(said("note-rolled", { seat: 2, face: 4 }))).toEqual(["line 4", "die", "lord 2"]);
  });
  it("is the robbed lord before the one who robs", () => {
    expect(places(said("note-raided", { seat: 0, castle: "warlord", other: 1, chests: 1 }))).toEqual(["warlord", "lord 1", "lord 0"]);
  });
  it("is shown in the strip where it lies", () => {
    const view = { tavern: { id: "tavern" }, places: [{ id: "barleywick" }], hires: [null, { card: { id: "thudd" } }] } as never;
    expect(stepOf(["barleywick", "lord 1"], view)).toBe(3);
    expect(stepOf(["thudd"], view)).toBe(4);
    expect(stepOf(["lord 1"], view)).toBe(null);
  });
});
