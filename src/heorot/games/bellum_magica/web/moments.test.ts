import { expect, it } from "vitest";
import type { Moment } from "$lib/moments";
import { Play } from "$lib/play.svelte";
import type { Told } from "$lib/wire";
import moments from "./moments";
import { type Flown } from "./telling";

await moments.ready?.();

const told = (seat: number, move: string, ...says: [string, Record<string, unknown>][]): Told =>
  ({ is: "move", line: 1, seat, move, says: says.map(([id, args]) => ({ id, args, clause: "", part: "deed", points: 0 })) }) as unknown as Told;

function seen(eyes: number | null, ...moves: Told[]): Moment[] {
  const play = new Play();
  play.eyes = eyes;
  play.names = ["Hild", "Wulf", "Bo"];
  play.view = { face: 2, seats: [{}, {}, {}] };
  return [...(moments.together?.(moves, { eyes, play, before: play.view, after: play.view }) ?? [])];
}
const beads = (moment: Moment | undefined) => (moment?.is === "own" ? (moment.props as Flown).beads : []);

it("everybody's gathering is seen at once: one's own goes from the line to the store, others' to their names", () => {
  const found = seen(0, told(0, "pass", ["note-gathered", { seat: 0, food: 2, glyphs: 1 }], ["note-gathered", { seat: 1, food: 3, glyphs: 0 }]));
  expect(found.map((one) => !!one.with)).toEqual([false, true]);
  expect(beads(found[0]).map(({ sign, count, from, to }) => [sign, count, (from as string[])[0], to[0]])).toEqual([["food", 2, "line 2", { hand: "food" }], ["glyphs", 1, "line 2", { hand: "glyphs" }]]);
  expect(beads(found[1]).map(({ to }) => to[0])).toEqual([{ points: 1 }]);
});
it("a chest flies once to whoever draws it, though it is told twice to him, and is celebrated if it is one's own", () => {
  const draw = told(-1, "chest iron 4", ["note-drew", { seat: 1, kind: "iron" }], ["note-drawn", { seat: 1, kind: "iron", value: 4 }]);
  expect(seen(1, draw).map((one) => one.is)).toEqual(["own", "cheer"]);
  expect(seen(0, told(-1, "chest iron ?", ["note-drew", { seat: 1, kind: "iron" }])).map((one) => one.is)).toEqual(["own"]);
  expect(seen(1, draw)[0]!.pays).toEqual({ seat: 1, points: 1 });
});
it("stolen chests go from the robbed, who feels it, to the thief, and are counted only then", () => {
  const steal = told(2, "steal 1", ["note-robbed", { seat: 0, wood: 2, iron: 0, gold: 1 }]);
  const [felt, flown, ...rest] = seen(0, steal);
  expect(felt).toEqual({ is: "wound", seat: 0 });
  expect(beads(flown).map(({ sign, count }) => [sign, count])).toEqual([["wood", 2], ["gold", 1]]);
  expect([flown!.pays, ...rest.map((one) => one.pays)]).toEqual([{ seat: 2, points: 3 }, { seat: 0, points: -3 }]);
  expect(seen(2, steal).at(-1)).toMatchObject({ is: "cheer", seat: 2 });
});
it("a creature goes to its banner where its lord's castle lies on the table, else to the seat", () => {
  const hire = told(1, "hire Ladle left", ["note-hired", { seat: 1, creature: "ladle", side: "left", food: 2, glyphs: 0, bonus: "none" }]);
  expect(beads(seen(1, hire)[0])[0]!.to[0]).toBe("head ladle");
  expect(beads(seen(0, hire)[0])[0]!.to[0]).toEqual({ seat: 1 });
});
it("every seat's last attack, raid and hire stays marked", () => {
  expect(moments.marks?.(told(0, "attack Tavern"))).toEqual(["tavern"]);
  expect(moments.marks?.(told(0, "hire Ladle left"))).toEqual(["horde ladle"]);
  expect(moments.marks?.(told(0, "raid Fiend", ["note-raided", { seat: 0, castle: "fiend", other: 2, chests: 1 }]))).toEqual(["lord 2"]);
  expect(moments.marks?.(told(0, "pass"))).toEqual([]);
});
it("no moment of the game is longer than a beat may be", () => {
  const all = seen(0, told(-1, "roll 3", ["note-dawned", { seat: 0, day: 2 }], ["note-rolled", { seat: 0, face: 3 }]), told(0, "attack Tavern", ["note-took", { seat: 0, place: "tavern", food: 1, glyphs: 0, barrels: 1, wood: 0, iron: 0, gold: 0 }]));
  expect(all).toHaveLength(3);
  for (const one of all) expect(one.time).toBeLessThanOrEqual(1_200);
});
