// What happened since one's own turn is shown again, move by move, and then how it really stands.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./moments-queue";
import { Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import { replay } from "./since";
import type { Position, Told } from "./wire";

const told = (line: number, seat: number): Told => ({ is: "move", line, seat, move: `m${line}`, says: [] });
const position = (line: number, more: Partial<Position> = {}): Position => ({ line, actors: [0], points: [0, 0, 0], view: { line }, ...more });

let play: Play;
let queue: Queue;
const now = () => play.show(position(3, { legal: { a: 1, b: 2 } }), 0);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  play = new Play();
  queue = new Queue(play);
  play.told = [told(1, 0), told(2, 1), told(3, 2)];
  now();
  replay(play, queue, position(1), [2, 3].map((line) => ({ game: position(line, { legal: { a: 1 } }), told: [told(line, line - 1)] })), now);
});
afterEach(() => {
  queue.clear();
  vi.useRealTimers();
});

test("it goes from one's own move to where the game is; nothing may be done meanwhile", () => {
  expect([play.view["line"], play.told.length, play.myTurn]).toEqual([2, 2, false]);
  vi.advanceTimersByTime(700);
  expect([play.view["line"], play.last?.line, play.myTurn]).toEqual([3, 3, false]);
  vi.advanceTimersByTime(700);
  expect(play.myTurn).toBe(true);
});

test("whoever wants to play on does so at once", () => {
  queue.flush();
  expect([play.view["line"], play.myTurn]).toEqual([3, true]);
});
