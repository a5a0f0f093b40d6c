// What is seen and heard of a move in Völuspá: the tile travels, rows that score are plaited, their coin goes home.
import type { VoluspaSaying, VoluspaView } from "$lib/api";
import type { Beat, GameMoments, Moment } from "$lib/moments";
import { type Cell, key, parse } from "./moves";
import { line } from "./rows";

const SEVEN = 7; // tiles: no row is longer

type Row = Extract<VoluspaSaying, { args: { first: [number, number] } }>;

/** Return where a tile is laid by the move of a beat. */
function laidAt({ told }: Beat): Cell | null {
  const move = parse(told.move);
  return move && "at" in move ? move.at : null;
}

/** A row that scored: the plait grows along it toward the tile, whose coin flies to the seat. */
function row({ args, points }: Row, beat: Beat): readonly Moment[] {
  const at = laidAt(beat);
  if (points <= 0 || !at) return [];
  const cells = line(args.first, args.last).map(key);
  const { seat } = beat.told;
  const whole: Moment[] = args.tiles === SEVEN ? [{ is: "cheer", at: key(at), seat, text: `+${points}`, with: true }] : [];
  return [{ is: "row", places: cells.at(-1) === key(at) ? cells : cells.toReversed() }, { is: "coin", from: key(at), seat, points }, ...whole];
}

/** The tiles from which a Loki that was laid has taken their strength. */
function struck({ before, after }: Beat): Moment[] {
  const power = new Map(((before as Partial<VoluspaView>).tiles ?? []).map((tile) => [key(tile), tile]));
  const lost = ((after as Partial<VoluspaView>).tiles ?? []).filter((tile) => tile.power === 0 && power.get(key(tile))?.tile === tile.tile && power.get(key(tile))!.power > 0);
  return lost.map((tile, i) => ({ is: "strike", at: key(tile), with: i > 0, sound: i ? null : "snap" }));
}

const moments: GameMoments<VoluspaSaying> = {
  move(beat) {
    const { told, eyes } = beat;
    const move = parse(told.move);
    if (!move || !("at" in move)) return [];
    const from = told.seat === eyes ? { hand: move.tile } : { seat: told.seat };
    const thrown: Moment[] = move.act === "throw" ? [{ is: "travel", from: key(move.at), to: key(move.to), piece: key(move.at) }] : [];
    const caught: Moment[] = (told.says ?? []).some(({ id }) => id.startsWith("note-caught")) ? [{ is: "travel", from: key(move.at), to: { seat: told.seat }, piece: key(move.at), sound: null }] : [];
    return [...thrown, ...caught, { is: "travel", from, to: key(move.at), with: caught.length > 0 }, ...struck(beat)];
  },
  events: {
    "note-row-highest": row,
    "note-row-pack": row,
    "note-row-bookend": row,
    "note-row-line": row,
    "note-around": ({ args, points }, { told }) => (points > 0 ? [{ is: "light", places: around(args.cell) }, { is: "coin", from: key({ x: args.cell[0], y: args.cell[1] }), seat: told.seat, points }] : []),
  },
  marks({ move }) {
    const made = parse(move);
    if (!made || !("at" in made)) return [];
    return made.act === "throw" ? [key(made.at), key(made.to)] : [key(made.at)];
  },
};

/** Return the cells around one. */
function around([x, y]: [number, number]): string[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy }))).filter((cell) => cell.x !== x || cell.y !== y).map(key);
}

export default moments;
