// What was shown since one's own turn is shown again, move by move. Loaded when somebody wants to see it.
import type { Frame, Queue } from "./moments-queue";
import type { Play } from "./play.svelte";
import type { Position, Told } from "./wire";

/** A position that was shown, with the moves that led there. */
export interface Shown {
  game: Position;
  told: readonly Told[];
}

/** Show again what was shown after a position; `now` shows how it really stands when that is over. */
export function replay(play: Play, queue: Queue, from: Position, shown: readonly Shown[], now: () => void): void {
  queue.flush();
  const all = play.told;
  const { eyes } = play;
  const look = ({ legal: _, ...game }: Position, told: readonly Told[]) => {
    play.told = told;
    play.last = told.findLast(({ seat }) => seat >= 0) ?? null;
    play.show(game, eyes);
  };
  const first = shown[0]!.told[0]!.line;
  look(from, all.filter(({ line }) => line < first));
  const frames = shown.map(({ game, told }): Frame => ({ game, told, show: () => look(game, all.filter(({ line }) => line <= told.at(-1)!.line)) }));
  for (const frame of [...frames, { game: undefined, told: [], show: now }]) queue.push(frame);
}
