// The times of a beat are sums.
import { expect, test } from "vitest";
import type { Moment } from "./moments";
import { beatOf, faster, LONGEST, momentsOf, owed, TIMES } from "./moments-beat";
import { Play } from "./play.svelte";
import type { Told } from "./wire";

const travel: Moment = { is: "travel", from: { seat: 1 }, to: "1,1" };
const coin = (seat: number, points: number): Moment => ({ is: "coin", from: "1,1", seat, points });

test("no kind takes longer than a beat", () => {
  for (const time of Object.values(TIMES)) expect(time).toBeLessThanOrEqual(LONGEST);
});

test("moments follow one another, unless one begins with the one before", () => {
  const beat = beatOf([travel, coin(1, 2), { ...coin(1, 3), with: true }]);
  expect(beat.cues.map(({ start }) => start)).toEqual([0, 300, 300]);
  expect(beat.length).toBe(620);
});

test("what is too long goes faster, all of it alike; every seat that moved has a beat's time", () => {
  const many = Array.from({ length: 6 }, () => coin(1, 1));
  const beat = beatOf(many);
  expect(beat.length).toBe(LONGEST);
  expect(beat.cues.at(-1)!.start + beat.cues.at(-1)!.time).toBeCloseTo(LONGEST);
  expect(beatOf(many, 3).length).toBe(6 * TIMES.coin);
  expect(beatOf([{ is: "banner", text: "x", time: 9_000 }]).length).toBe(LONGEST);
});

test("twice as fast is half as long, and begins in half the time", () => {
  const [, second] = faster(beatOf([travel, coin(1, 2)]).cues, 2);
  expect([second!.start, second!.time]).toEqual([TIMES.travel / 2, TIMES.coin / 2]);
});

test("what is owed are the coins of a seat and what else pays", () => {
  expect(owed([coin(0, 2), travel, coin(2, 3), { ...travel, pays: { seat: 2, points: 1 } }, coin(9, 4)], 3)).toEqual([2, 0, 4]);
});

test("a game names its moments by what was told; the dealer moves no piece, and several moves may be one", () => {
  const play = new Play();
  const beat = { eyes: 0, before: {}, after: {}, play };
  const says = [{ id: "note-row", args: {}, points: 2, part: "reason" as const, clause: "" }];
  const moves: Told[] = [{ is: "move", line: 1, seat: 1, move: "a", says }, { is: "move", line: 2, seat: -1, move: "b", says }];
  const own = { move: () => [travel], events: { "note-row": (_: unknown, { told }: { told: Told }) => [coin(told.seat, 2)] } };
  expect(momentsOf(own, moves, beat).map(({ is }) => is)).toEqual(["travel", "coin", "coin"]);
  expect(momentsOf({ ...own, together: (told) => (told.length > 1 ? [coin(0, told.length)] : null) }, moves, beat)).toEqual([coin(0, 2)]);
  expect(momentsOf({}, moves, beat)).toEqual([]);
});
