// What the table of Bellum Magica says in words: buttons, the line under a name, and everything that is read aloud.
import type {
  BellumMagicaChestView, BellumMagicaLineView, BellumMagicaPlaceView, BellumMagicaSeatView, BellumMagicaView,
} from "$lib/api";
import type { Tally } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import { type Args, t, tongue } from "$lib/words.svelte";
import { KINDS, SIGNS, type Sums } from "./lines";
import { paidOtherwise, parse } from "./moves";

/** The view as this game shows it; before the game begins there is nothing in it. */
export const seen = (play: Play): Partial<BellumMagicaView> => play.view as Partial<BellumMagicaView>;

/** The lord whose castle lies on the table: the one that is looked at, one's own, or whoever acts. */
export function lordSeat(play: Play): number {
  const { seats, seat, captain } = seen(play);
  const wanted = play.looked ?? play.eyes ?? play.actors[0] ?? (seat !== undefined && seat >= 0 ? seat : captain) ?? 0;
  return seats && wanted < seats.length ? wanted : 0;
}
export const lordOf = (play: Play, seat: number): BellumMagicaSeatView | undefined => seen(play).seats?.[seat];
/** The lord through whose eyes targets and hires are judged. */
export const judging = (play: Play): BellumMagicaSeatView | undefined => lordOf(play, play.eyes ?? seen(play).seat ?? 0);

/** Return who lives in a castle, or -1. */
export const lordIn = (play: Play, castle: string): number => seen(play).seats?.findIndex((lord) => lord.castle?.id === castle) ?? -1;
export const placeOf = (play: Play, id: string): BellumMagicaPlaceView | undefined => {
  const { tavern, places } = seen(play);
  return tavern?.id === id ? tavern : places?.find((place) => place.id === id);
};
export const named = (id: string): string => tongue.words.piece(id);
/** A castle's own name on the table. */
export const castleName = (id: string): string => tongue.words.piece(id, "full");
const card = (key: string, id: string): Args => tongue.words.pieceArgs(key, id);
const list = (parts: readonly string[]): string => tongue.words.listed(parts.filter(Boolean));

const each = (sums: Readonly<Record<string, number>>): string[] => Object.keys(sums).filter((sign) => sums[sign]).map((sign) => t("table-amount", { sign, count: sums[sign]! }));
/** Return amounts as words: `2 food and 1 map`; nothing is said of what there is none of. */
export const amounts = (sums: Readonly<Record<string, number>>): string => list(each(sums));
const sumsOf = (line: BellumMagicaLineView): Sums => Object.fromEntries(SIGNS.map((sign) => [sign, line[sign]])) as Sums;

/** What these eyes must do now. */
export function task(play: Play): string {
  const { step, face, victim, bearers } = seen(play);
  const raided = victim === null || victim === undefined ? "" : (play.names[victim] ?? "");
  const steal = "done" in play.legal ? "steal-more" : "steal";
  const reroll = seen(play).options?.["spell"] === "holds" && !("barrel" in play.legal) ? "hold" : "reroll"; // such a spell rolls nothing
  const ids: Record<string, string> = { castles: "castle", place: "place", reroll, attack: "attack", steal, hire: "hire" };
  return t(`table-task-${ids[step ?? ""] ?? "wait"}`, { face: face ?? 0, name: raided, count: (bearers ?? 0) - namedChests(play) });
}
const namedChests = (play: Play): number => seen(play).rows?.flatMap((row) => row.chests).filter((chest) => chest.named).length ?? 0;

/** Why a staged move is good, in one line; targets that would come within reach by the same faces stand together. */
export function reasonsSaid(play: Play): string {
  const said: string[] = [];
  const reached = new Map<string, string[]>();
  for (const saying of play.reasons) {
    if (saying.id !== "note-reach") said.push(tongue.words.say(saying, play.names));
    else {
      const target = String(saying.args["target"]);
      const faces = tongue.words.series((saying.args["faces"] as readonly string[]).map(String));
      const lives = lordIn(play, target);
      const name = lives < 0 ? tongue.words.piece(target, "def") : t("table-castle-of", { name: play.names[lives] ?? "" });
      reached.set(faces, [...(reached.get(faces) ?? []), name]);
    }
  }
  return [...said, ...[...reached].map(([faces, targets]) => t("table-reach", { faces, targets: tongue.words.listed(targets) }))].join(t("table-between"));
}

/** What stands beside the title. */
export function about(play: Play): string {
  const { day, stacks } = seen(play);
  const count = KINDS.reduce((sum, kind) => sum + (stacks?.[kind] ?? 0), 0);
  return day ? `${t("table-day", { day })} · ${t("table-stacks", { count })}` : "";
}

/** What everybody should know of this day: that it is the last one, as things stand. */
export function announces(play: Play): string {
  const { last } = seen(play);
  return last === "chests" ? t("table-last-day") : last === "quiet" ? t("table-last-day-unless") : "";
}

/** What a lord attacks with today, what defends him, and his chests. */
export function holds(play: Play, seat: number): string {
  const lord = lordOf(play, seat);
  const { face, step, sealed, captain } = seen(play);
  if (!lord?.castle) return "";
  const line = face ? lord.lines[face - 1] : undefined;
  const force = line ? amounts({ swords: line.swords, magic: line.magic, thieves: line.thieves }) : "";
  const parts = [
    captain === seat && seen(play).day ? t("table-captain") : "",
    step === "place" ? t(sealed?.[seat] ? "table-sealed" : "table-unsealed") : "",
    force,
    t("table-defence", { shield: lord.shield, magic: lord.magic_shield }),
    amounts(lord.chests),
  ];
  return tongue.words.facts(parts.filter(Boolean));
}

/** The number of a lord's chests stands beside his name until they are opened. */
export function tally(play: Play, seat: number): Tally | null {
  const lord = lordOf(play, seat);
  if (!lord || seen(play).step === "over") return null;
  const count = KINDS.reduce((sum, kind) => sum + (lord.chests[kind] ?? 0), 0) - (play.unpaid?.[seat] ?? 0); // what still flies is not his yet
  return { count, said: t("table-chests-of", { name: play.names[seat] ?? "" }), icon: "locked-chest", ask: "chests" };
}

/** What the main button says of a move. */
export function label(play: Play, line: string): string {
  const move = parse(line);
  const { step } = seen(play);
  if (!move) return play.notation.here(line);
  switch (move.act) {
    case "castle":
      return t("table-castle", card("castle", move.castle));
    case "place": {
      const goblins = judging(play)?.goblins ?? [];
      return t("table-place", { ...card("first", goblins[0]?.id ?? ""), ...card("second", goblins[1]?.id ?? ""), way: move.sides.join("") });
    }
    case "attack":
      return t("table-attack", card("place", move.place));
    case "raid": {
      const seat = lordIn(play, move.castle);
      return t("table-raid", { name: play.names[seat] ?? "", count: wouldSteal(play, seat) });
    }
    case "steal":
      return t("table-steal", { number: move.chest });
    case "hire":
      return t(move.glyphs ? "table-hire-glyphs" : "table-hire", { ...card("creature", move.creature), side: move.side });
    case "pass":
      return t(step === "attack" ? "table-pass-attack" : "table-pass-die");
    case "spell":
      return t("table-spell", { does: String(seen(play).options?.["spell"] ?? "rerolls") });
    case "done":
      return t(step === "steal" ? "table-leave" : "table-done");
    default:
      return t(`table-${move.act}`);
  }
}

/** How many chests a raid on a seat would bring. */
function wouldSteal(play: Play, victim: number): number {
  const line = judging(play)?.lines[(seen(play).face ?? 0) - 1];
  return Math.min(line?.thieves ?? 0, seen(play).rows?.[victim]?.chests.length ?? 0);
}

/** Moves with a button of their own: to roll again, to keep the roll, to leave the rest, to hire no more; and of a chosen hire the other way to pay. */
export function aside(play: Play): string[] {
  if (play.staged !== null) {
    const other = paidOtherwise(play.legal, play.staged);
    return other ? [other] : [];
  }
  return ["barrel", "spell", "pass", "done"].filter((move) => move in play.legal);
}

// what is read aloud

/** A lord's line: what it adds up to. */
export function lineSaid(play: Play, line: BellumMagicaLineView, more: Sums | undefined): string {
  const active = seen(play).face === line.face;
  const sums = more ? (Object.fromEntries(SIGNS.map((sign) => [sign, line[sign] + more[sign]])) as Sums) : sumsOf(line);
  return t("table-line", { face: line.face, active: active ? "yes" : "no", sums: amounts(sums) || t("table-nothing") });
}

/** A chest in a row: its kind, its value if one knows it, and who else does. */
export function chestSaid(play: Play, chest: BellumMagicaChestView, number: number): string {
  const known = chest.known.filter((seat) => seat !== play.eyes).map((seat) => play.names[seat] ?? "");
  return tongue.words.series([
    t("table-chest", { number, kind: chest.kind }),
    chest.value === null ? t("table-unknown") : t("table-value", { value: chest.value }),
    known.length && seen(play).step !== "over" ? t("table-known-to", { names: list(known) }) : "",
    chest.named ? t("table-named") : "",
  ].filter(Boolean));
}

/** What is left in a supply that can run out. */
export const supplySaid = (supply: Readonly<Record<string, number>>): string => t("table-supply", { food: supply["food"] ?? 0, shields: supply["shields"] ?? 0 });

export const store = (lord: BellumMagicaSeatView): Record<string, number> => ({ food: lord.food, glyphs: lord.glyphs, barrels: lord.barrels, spells: lord.spells });
export function storeSaid(lord: BellumMagicaSeatView): string {
  const spent = lord.spent_spells ? t("table-spent", { count: lord.spent_spells }) : "";
  return t("table-store", { what: list([...each(store(lord)), spent]) || t("table-nothing"), defence: t("table-defence", { shield: lord.shield, magic: lord.magic_shield }) });
}
/** What a row of chests is worth, as far as these eyes know: exactly, or between what and what. */
export function rowWorth(play: Play, seat: number): string {
  const row = seen(play).rows?.[seat];
  if (!row?.chests.length) return "";
  return row.least === row.most ? t("table-worth", { value: row.known }) : t("table-worth-between", { least: row.least, most: row.most, mean: row.mean });
}
