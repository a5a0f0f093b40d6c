// The times of a beat: which moment begins when and how long it takes. Everything here is a sum; nothing is shown.
import type { Beat, GameMoments, Moment } from "./moments";
import type { Sound } from "./sound";
import type { Saying, Told } from "./wire";

export const LONGEST = 1_200; // milliseconds of a moment, and of the beat of one seat, at speed 1

/** Return the moments of moves that were made known together, in their order. */
export function momentsOf(own: GameMoments, told: readonly Told[], beat: Omit<Beat, "told">): Moment[] {
  const whole = own.together?.(told, beat);
  if (whole) return [...whole];
  const events = own.events as Record<string, ((said: Saying, beat: Beat) => readonly Moment[]) | undefined> | undefined;
  return told.flatMap((move) => {
    const of = { ...beat, told: move };
    return [...(move.seat >= 0 ? (own.move?.(of) ?? []) : []), ...(move.says ?? []).flatMap((said) => events?.[said.id]?.(said, of) ?? [])];
  });
}

/** What a kind takes at speed 1. */
export const TIMES: Record<Moment["is"], number> = {
  travel: 300,
  coin: 320,
  row: 700,
  light: 400,
  appear: 160,
  strike: 300,
  wound: 420,
  raid: 600,
  cheer: 900,
  banner: 1_000,
  own: LONGEST,
};

/** What is heard of a kind. */
export const SOUNDS: Partial<Record<Moment["is"], Sound>> = {
  travel: "knock",
  coin: "coin",
  row: "plucks",
  strike: "snap",
  wound: "rip",
  raid: "clash",
  cheer: "chord",
  banner: "drum",
};

/** A moment within its beat. */
export interface Cue {
  moment: Moment;
  start: number;
  time: number;
}

export interface Timed {
  cues: Cue[];
  length: number;
}

/** Return what a moment brings beside whose name. */
export const paid = (moment: Moment): { seat: number; points: number } | null => (moment.is === "coin" ? { seat: moment.seat, points: moment.points } : (moment.pays ?? null));

/** Return what moments bring, by seat, while none of them is over. */
export function owed(moments: readonly Moment[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const moment of moments) {
    const brings = paid(moment);
    if (brings && brings.seat in sums) sums[brings.seat]! += brings.points;
  }
  return sums;
}

/** Lay moments one after another, at speed 1. Together they take no longer than each of the seats that moved may: what is too long goes faster. */
export function beatOf(moments: readonly Moment[], seats = 1): Timed {
  const cues: Cue[] = [];
  let start = 0;
  let end = 0;
  for (const moment of moments) {
    const time = Math.min(moment.time ?? TIMES[moment.is], LONGEST);
    if (!moment.with) start = end;
    cues.push({ moment, start, time });
    end = Math.max(end, start + time);
  }
  const most = LONGEST * Math.max(1, seats);
  return { cues: end > most ? faster(cues, end / most) : cues, length: Math.min(end, most) };
}

/** Return moments so many times as fast. */
export const faster = (cues: readonly Cue[], times: number): Cue[] => cues.map((cue) => ({ ...cue, start: cue.start / times, time: cue.time / times }));
