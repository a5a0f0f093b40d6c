import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Play } from "$lib/play.svelte";
import type { Act } from "./scoring";
import { Telling } from "./telling.svelte";

const ACT = { act: "I", line: 3, figures: [{ seat: 0, figure: "castle", cell: "a1", factor: 2, points: 4, parts: [] }], silenced: [] } as unknown as Act;

function begun(): { play: Play; telling: Telling } {
  const play = new Play();
  play.actors = [0];
  play.picked = "-2/1";
  play.staged = "-2/1 a2";
  const telling = new Telling(play, new Map([["I", { cells: [], turned: false }]]));
  flushSync();
  return { play, telling };
}

test("whoever ends an act by their own move sees it counted", () => {
  const { play, telling } = begun();
  telling.tell(ACT, true);
  play.staged = null; // the move is done; the tile is let go a little later
  flushSync();
  expect(telling.told?.cell).toBe("a1");
  play.picked = null;
  flushSync();
  expect(telling.told?.cell).toBe("a1");
  telling.end();
});

test("whoever takes something in hand goes on playing", () => {
  const { play, telling } = begun();
  telling.tell(ACT, true);
  play.picked = "Thane";
  flushSync();
  expect([telling.story, play.telling]).toEqual([null, false]);
  telling.end();
});
