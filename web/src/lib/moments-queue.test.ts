// The queue against a clock of the test: how long a round takes, what is seen when, what is jumped over.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameMoments, Moment } from "./moments";
import type { Cue } from "./moments-beat";
import { type Frame, Queue } from "./moments-queue";
import { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { Position, Told } from "./wire";

const long: Moment[] = [{ is: "travel", from: { seat: 1 }, to: "0,0" }, { is: "row", places: ["0,0", "1,0"] }, { is: "coin", from: "0,0", seat: 1, points: 3 }];
let own: GameMoments = {};
vi.mock("./moments", async (actual) => ({ ...(await actual<typeof import("./moments")>()), gameMoments: () => Promise.resolve(own) }));

const seen: { cue: Cue; at: number }[] = [];
let skipped = 0;
vi.mock("./moments-stage", async () => ({
  ...(await import("./moments-beat")),
  before: (cues: Cue[]) => ({
    play: (over: (cue: Cue) => void) => {
      const timers = cues.map((cue) => {
        seen.push({ cue, at: performance.now() });
        return setTimeout(() => over(cue), cue.start + cue.time);
      });
      return { skip: () => (timers.forEach((timer) => clearTimeout(timer)), skipped++) };
    },
  }),
}));

let play: Play;
let queue: Queue;
let shown: { line: number; at: number }[] = [];
let began = 0;

const told = (line: number, seat: number): Told => ({ is: "move", line, seat, move: `m${line}`, says: [] });
const position = (line: number, points: number[] = []): Position => ({ line, actors: [], points, view: { line } });
function frame(line: number, seat: number, points: number[] = []): Frame {
  const game = position(line, points);
  return {
    game,
    told: [told(line, seat)],
    show: () => {
      shown.push({ line, at: performance.now() - began });
      play.show(game, 0);
    },
  };
}
const lines = () => shown.map(({ line }) => line);

beforeEach(async () => {
  vi.useFakeTimers();
  settings.speed = 1;
  own = { move: () => long };
  play = new Play();
  play.eyes = 0;
  play.names = ["a", "b", "c", "d", "e"];
  queue = new Queue(play);
  queue.prepare("any");
  await vi.dynamicImportSettled();
  shown = [];
  seen.length = 0;
  skipped = 0;
  began = performance.now();
});
afterEach(() => {
  queue.clear();
  vi.useRealTimers();
});

/** Let time pass until nothing waits; returns how much passed. */
function untilIdle(): number {
  const from = performance.now();
  while (queue.busy) vi.advanceTimersByTime(10);
  return performance.now() - from;
}

test("a round of four bots that answer at once is seen within six seconds, each in its own beat", () => {
  for (const seat of [1, 2, 3, 4]) queue.push(frame(seat, seat));
  expect(lines()).toEqual([1]);
  const time = untilIdle();
  expect(lines()).toEqual([1, 2, 3, 4]);
  expect(time).toBeLessThanOrEqual(6_000);
  const starts = shown.map(({ at }) => at);
  for (let i = 1; i < starts.length; i++) expect(starts[i]! - starts[i - 1]!).toBeGreaterThanOrEqual(1_000); // nothing is hurried that has time
});

test.each([0.1, 1.125])("bots that think for %d s each, one after another, are seen while the next one thinks: six seconds in all", (seconds) => {
  queue.now(frame(0, 0));
  began = performance.now();
  for (const seat of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(seconds * 1_000);
    queue.push(frame(seat, seat));
  }
  untilIdle();
  expect(lines()).toEqual([0, 1, 2, 3, 4]);
  expect(performance.now() - began).toBeLessThanOrEqual(6_000);
});

test("turns of many moves are seen within the round as well: what waits makes haste", () => {
  const moves = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
  moves.forEach((seat, i) => queue.push(frame(i, seat)));
  expect(untilIdle()).toBeLessThanOrEqual(6_000);
  expect(lines()).toEqual(moves.map((_, i) => i));
});

test.each([
  [0.5, 2],
  [2, 0.5],
] as const)("at speed %d a beat takes %d times as long", (speed, times) => {
  queue.push(frame(1, 1));
  const usual = untilIdle();
  settings.speed = speed;
  vi.advanceTimersByTime(20_000);
  queue.push(frame(2, 2));
  expect(untilIdle() / usual).toBeCloseTo(times, 1);
});

test("at once means at once, and a tab that nobody sees jumps", () => {
  settings.speed = 0;
  for (const seat of [1, 2, 3]) queue.push(frame(seat, seat));
  expect([lines(), seen.length, queue.busy]).toEqual([[1, 2, 3], 0, false]);
  settings.speed = 1;
  queue.push(frame(4, 4));
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  queue.push(frame(5, 1));
  expect([lines().at(-1), queue.busy]).toEqual([5, false]);
  hidden.mockRestore();
});

test("a tap goes to the end of the beat, and the next one begins", () => {
  for (const seat of [1, 2]) queue.push(frame(seat, seat));
  queue.skip();
  expect([lines(), skipped]).toEqual([[1, 2], 1]);
  queue.skip();
  expect(queue.busy).toBe(false);
  queue.skip();
  expect(lines()).toEqual([1, 2]);
});

test("one's own move is shown at once, whatever waits, and has its moments", () => {
  for (const seat of [1, 2, 3]) queue.push(frame(seat, seat));
  queue.now(frame(4, 0));
  expect([lines(), seen.length, queue.busy]).toEqual([[1, 2, 3, 4], 6, true]);
});

test("an own move without moments takes no time", () => {
  own = {};
  queue.prepare("another");
  return vi.dynamicImportSettled().then(() => {
    queue.now(frame(1, 0));
    queue.push(frame(2, 1));
    expect(lines()).toEqual([1, 2]);
  });
});

test("points stay as they were until the coin has arrived; a skip pays them", () => {
  play.counted = [0, 5, 0, 0, 0];
  queue.push(frame(1, 1, [0, 8, 0, 0, 0]));
  expect([play.counted[1], play.points[1], play.beating]).toEqual([8, 5, true]);
  vi.advanceTimersByTime(600);
  expect(play.points[1]).toBe(5);
  untilIdle();
  expect([play.points[1], play.beating]).toEqual([8, false]);
  queue.push(frame(2, 1, [0, 11, 0, 0, 0]));
  expect(play.points[1]).toBe(8);
  queue.skip();
  expect(play.points[1]).toBe(11);
});

test("a pause between people's moves is a new round: nothing is hurried because the last one was long ago", () => {
  queue.push(frame(1, 1));
  untilIdle();
  vi.advanceTimersByTime(4_000);
  queue.push(frame(2, 2));
  expect(untilIdle()).toBeGreaterThanOrEqual(1_000);
});
