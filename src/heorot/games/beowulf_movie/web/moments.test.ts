import { describe, expect, it } from "vitest";
import type { Saying, Told } from "$lib/wire";
import type { Beat, GameMoments } from "$lib/moments";
import { momentsOf } from "$lib/moments-beat";
import { Play } from "$lib/play.svelte";
import moments from "./moments";

const saying = (id: string, args: Record<string, unknown>): Saying => ({ id, args, points: 0, clause: "", part: "deed" }) as unknown as Saying;
const told = (seat: number, move: string, ...says: Saying[]): Told => ({ is: "move", line: 1, seat, move, says });
const standing = (...points: number[]) => ({ act: 1, seats: points.map((standing, seat) => ({ seat, standing })) });
const beat = (before = standing(0, 0), after = before): Omit<Beat, "told"> => ({ eyes: 0, before, after, play: new Play() });
const seen = (move: Told, of = beat()) => momentsOf(moments as unknown as GameMoments, [move], of);

describe("what is seen of a move", () => {
  it("travels from the own hand, or from the seat", () => {
    expect(seen(told(0, "Castle b3"))).toEqual([{ is: "travel", from: { hand: "Castle" }, to: "b3" }]);
    expect(seen(told(1, "Mead+3/1 b3"))).toEqual([{ is: "travel", from: { seat: 1 }, to: "b3" }]);
  });
  it("changes places where a figure is counselled or tiles are swapped", () => {
    expect(seen(told(0, "Counsel/1 a2>b2")).map((one) => [one.is, "to" in one && one.to])).toEqual([["travel", "b2"], ["travel", "a2"]]);
    const swap = told(0, "with a2", saying("note-swapped", { cell: "b1", to: "a2" }));
    expect(seen(swap).map((one) => [one.is === "travel" && one.from, one.is === "travel" && one.to])).toEqual([["b1", "a2"], ["a2", "b1"]]);
    expect(moments.marks!(swap)).toEqual(["b1", "a2"]);
  });
  it("breaks what is removed, and strikes what Treachery turns down", () => {
    expect(seen(told(0, "remove c1")).map(({ is }) => is)).toEqual(["travel", "strike"]);
    expect(seen(told(-1, "deal", saying("note-silenced", { cell: "c2", cells: "c1, d1" })))).toMatchObject([{ is: "strike", at: "c1" }, { is: "strike", at: "d1", with: true }]);
  });
  it("draws from the pool into the own hand, and for others to their seat", () => {
    expect(seen(told(-1, "x", saying("note-drawn", { seat: 0, kind: "+2/1" })))).toMatchObject([{ from: "pool", to: { hand: "+2/1" } }]);
    expect(seen(told(-1, "x", saying("note-drew", { seat: 1 })))).toMatchObject([{ from: "pool", to: { seat: 1 } }]);
  });
  it("pays what a Treasure brings", () => {
    expect(seen(told(0, "Treasure+1$6/1 cash", saying("note-cashed", { seat: 0, kind: "Treasure+1$6/1", points: 6 })))).toMatchObject([{ is: "coin", points: 6 }, { is: "cheer", text: "+6" }]);
  });
  it("is felt where another takes much, and only then", () => {
    const peril = told(1, "-6/1 b3");
    expect(seen(peril, beat(standing(12, 0), standing(0, 0))).map(({ is }) => is)).toEqual(["travel", "wound"]);
    expect(seen(peril, beat(standing(6, 0), standing(0, 0))).map(({ is }) => is)).toEqual(["travel"]);
    expect(seen(told(0, "-6/1 b3"), beat(standing(12, 0), standing(0, 0))).map(({ is }) => is)).toEqual(["travel"]);
    expect(seen(peril, beat(standing(12, 0), { ...standing(0, 0), act: 2 })).map(({ is }) => is)).toEqual(["travel"]);
  });
  it("marks nothing for a draw, or for the first of two tiles", () => {
    expect(["draw", "swap a1"].flatMap((move) => moments.marks!(told(0, move)))).toEqual([]);
    expect(moments.marks!(told(0, "Counsel/1 a2>b2"))).toEqual(["a2", "b2"]);
  });
});
