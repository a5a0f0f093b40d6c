// What is chosen for later, what must be done anyway, and what is held back beside the names.
import { beforeEach, expect, test, vi } from "vitest";
import { type Backing, Play } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { Advice, Position } from "./wire";

const mine = (...moves: string[]): Position => ({ line: 1, actors: [0], points: [0, 0], view: {}, legal: Object.fromEntries(moves.map((move) => [move, 1])) });
const theirs: Position = { line: 0, actors: [1], points: [0, 0], view: {} };

let made: string[];
let play: Play;
beforeEach(() => {
  localStorage.clear();
  settings.byItself = settings.oneTap = false;
  made = [];
  const backing: Backing = {
    why: (move) => Promise.resolve({ move, says: [] } as unknown as Advice),
    move: (move) => Promise.resolve(void made.push(move)),
  };
  play = new Play(backing);
  play.planning = true;
  play.show(theirs, 0);
});

test("a move chosen while others are on turn is made when one's own comes", async () => {
  await play.stage("Thor 1,1");
  expect([play.later.move, play.staged, play.ghost]).toEqual(["Thor 1,1", null, "Thor 1,1"]);
  play.show(theirs, 0);
  expect(made).toEqual([]);
  play.show(mine("Thor 1,1", "Odin 1,1"), 0);
  await vi.waitFor(() => expect(made).toEqual(["Thor 1,1"]));
  expect([play.later.move, play.later.dropped]).toEqual([null, null]);
});

test("choosing it again, or taking back, lets it be", async () => {
  await play.stage("Thor 1,1");
  await play.stage("Thor 1,1");
  expect(play.ghost).toBeNull();
  await play.stage("Thor 1,1");
  play.unstage();
  play.show(mine("Thor 1,1", "Odin 1,1"), 0);
  expect([made, play.staged, play.later.dropped]).toEqual([[], null, null]);
});

test("what is not allowed any more is dropped, and said; so is what would do something else", async () => {
  await play.stage("Thor 1,1");
  play.show(mine("Odin 1,1", "Odin 1,2"), 0);
  expect([made, play.later.move, play.later.dropped]).toEqual([[], null, "Thor 1,1"]);
  await play.stage("Odin 1,1");
  expect(play.later.dropped).toBeNull();

  play.show(theirs, 0);
  let covers = "";
  play.label = (move) => `${move}${covers}`;
  await play.stage("Dragon 2,2");
  covers = " over the Troll"; // somebody has laid one there meanwhile
  play.show(mine("Dragon 2,2", "Odin 1,1"), 0);
  expect([made, play.later.dropped]).toEqual([[], "Dragon 2,2"]);
});

test("nothing is chosen for later where nothing is played now, or by nobody", async () => {
  play.show(theirs, null);
  expect([play.mayPlan, play.mayPick]).toEqual([false, false]);
  play.show({ ...theirs, actors: [] }, 0);
  expect(play.mayPlan).toBe(false);
  const practice = new Play();
  practice.show(theirs, 0);
  expect(practice.mayPlan).toBe(false);
});

test("the only move is staged, so that it takes one tap; with the setting none", async () => {
  play.show(mine("stop"), 0);
  expect([play.staged, made]).toEqual(["stop", []]);
  await play.stage("stop");
  expect(made).toEqual(["stop"]);
  settings.byItself = true;
  play.show(theirs, 0);
  play.show(mine("discard Thor"), 0);
  await vi.waitFor(() => expect(made).toEqual(["stop", "discard Thor"]));
});

test("one tap means one tap, but not none: the only move waits for it", () => {
  settings.oneTap = true;
  play.show(mine("stop"), 0);
  expect([play.staged, made]).toEqual(["stop", []]);
});

test("points that coins still carry are not counted; a board that tells at length says itself what is", () => {
  play.show({ ...theirs, points: [4, 9] }, 0);
  play.unpaid = [0, 3];
  expect(play.points).toEqual([4, 6]);
  play.held = [1, 1];
  expect(play.points).toEqual([1, 1]);
});
