// What is seen and heard of a move in the Movie: figures and tiles travel, a tile that is struck out breaks, a Treasure is cashed.
// How an act is counted is told by the board itself (telling.svelte.ts), figure by figure.
import type { BeowulfMovieSaying, BeowulfMovieView } from "$lib/api";
import type { Beat, GameMoments, Moment, Where } from "$lib/moments";
import { type Move, parse, POOL, takes } from "./moves";
import { swappedFrom } from "./scoring";

const HURT = 10; // points that another's move takes from one's standing: less is not felt

/** Return where a piece comes from that a seat plays. */
function sourceOf({ told, eyes }: Beat, move: Move): Where {
  const taken = takes(move);
  return told.seat === eyes && taken ? { hand: taken } : { seat: told.seat };
}

/** What is seen of a move by itself. */
function seenOf(beat: Beat, move: Move): Moment[] {
  switch (move.act) {
    case "place":
    case "lay":
      return [{ is: "travel", from: sourceOf(beat, move), to: move.at }];
    case "counsel":
      return [{ is: "travel", from: move.at, to: move.to, piece: move.at }, { is: "travel", from: sourceOf(beat, move), to: move.at, with: true, sound: null }];
    case "with": {
      const other = swappedFrom(beat.told.says);
      return other ? [{ is: "travel", from: other, to: move.at, piece: other }, { is: "travel", from: move.at, to: other, piece: move.at, with: true, sound: null }] : [];
    }
    case "remove": // it lies there until it is broken
      return [{ is: "travel", from: move.at, to: move.at, piece: move.at, time: 450, sound: null }, { is: "strike", at: move.at, with: true, time: 450 }];
    default:
      return [];
  }
}

/** What another's move takes from the standing of these eyes, where that is felt. */
function felt({ told, eyes, before, after }: Beat): Moment[] {
  const standing = (view: Partial<BeowulfMovieView>) => (eyes === null ? undefined : view.seats?.[eyes]?.standing);
  const [was, is, same] = [standing(before), standing(after), (before as Partial<BeowulfMovieView>).act === (after as Partial<BeowulfMovieView>).act];
  return same && eyes !== null && told.seat !== eyes && was !== undefined && is !== undefined && was - is >= HURT ? [{ is: "wound", seat: eyes }] : [];
}

const moments: GameMoments<BeowulfMovieSaying> = {
  move(beat) {
    const move = parse(beat.told.move);
    return move ? [...seenOf(beat, move), ...felt(beat)] : [];
  },
  events: {
    "note-drew": ({ args }) => [{ is: "travel", from: POOL, to: { seat: args.seat }, sound: "parchment" }],
    "note-drawn": ({ args }, { eyes }) => [{ is: "travel", from: POOL, to: args.seat === eyes ? { hand: args.kind } : { seat: args.seat }, sound: "parchment" }],
    "note-cashed": ({ args }, beat) => {
      const from: Where = args.seat === beat.eyes ? { hand: args.kind } : { seat: args.seat };
      return [{ is: "coin", from, seat: args.seat, points: args.points }, { is: "cheer", at: { points: args.seat }, seat: args.seat, text: `+${args.points}` }];
    },
    "note-silenced": ({ args }) => args.cells.split(/[ ,]+/).filter(Boolean).map((cell, i): Moment => ({ is: "strike", at: cell, with: i > 0, sound: i ? null : "snap" })),
  },
  marks(told) {
    const move = parse(told.move);
    if (!move || !("at" in move) || move.act === "swap") return [];
    return move.act === "counsel" ? [move.at, move.to] : move.act === "with" ? [swappedFrom(told.says), move.at].filter(Boolean) : [move.at];
  },
};

export default moments;
