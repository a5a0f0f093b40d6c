// What is said of cards, lines and targets: what they bring, what is missing. What lies on the table asks for it, not the frame.
import type { BellumMagicaLineView, BellumMagicaTargetView } from "$lib/api";
import type { Play } from "$lib/play.svelte";
import { t, tongue } from "$lib/words.svelte";
import { counted } from "./lines";
import { amounts, lordIn, lordOf, named, placeOf, seen } from "./saying";

const list = (parts: readonly string[]): string => tongue.words.listed(parts.filter(Boolean));

/** What a day with a line would bring besides what is gathered: the scouts' chest and the best attack. */
export function brings(line: BellumMagicaLineView): string[] {
  return [line.scouts ? t("table-would-scout", { kind: line.scouts }) : "", line.best ? t("table-would-attack", tongue.words.pieceArgs("target", line.best)) : ""].filter(Boolean);
}

/** What is missing for an attack: "you lack 1 sword"; nothing if it can be made. */
export function lackSaid(target: BellumMagicaTargetView): string {
  if (target.empty) return t("table-no-chests");
  const parts = [amounts({ swords: target.swords, magic: target.magic, thieves: target.thief ? 1 : 0 })].filter(Boolean);
  return parts.length ? t("table-lack", { what: list(parts) }) : "";
}

/** A place with its shields and its loot; a castle with its shields and its chests. */
export function targetSaid(play: Play, target: BellumMagicaTargetView): string {
  const seat = target.castle ? lordIn(play, target.id) : -1;
  const lord = lordOf(play, seat);
  const place = placeOf(play, target.id);
  const shields = lord ?? place;
  const what = lord ? t("table-castle-of", { name: play.names[seat] ?? "" }) : named(target.id);
  const gives = lord ? amounts(lord.chests) || t("table-no-chests") : amounts(place?.loot ?? {});
  return [what, t("table-defence", { shield: shields?.shield ?? 0, magic: shields?.magic_shield ?? 0 }), gives, seen(play).face ? lackSaid(target) : ""]
    .filter(Boolean)
    .join(". ");
}

/** What a side of a card brings per day. */
export function meanSaid(mean: Readonly<Record<string, number>>): string {
  const parts = Object.keys(mean).map((sign) => t("table-amount-mean", { sign, count: mean[sign]! }));
  return parts.length ? t("table-mean", { what: list(parts) }) : t("table-nothing");
}

/** A card's lines on one side, as words: `1: 1 food; 4: 2 food`. */
export function linesSaid(lines: readonly string[]): string {
  const said = lines.map((letters, i) => ({ face: i + 1, what: amounts(counted(letters)) })).filter(({ what }) => what);
  return said.map(({ face, what }) => t("table-on-face", { face, what })).join(t("table-between")) || t("table-nothing");
}

/** Where what is printed on a card comes from. */
export const sourceSaid = (source: string): string => t(`table-source-${source}`);
