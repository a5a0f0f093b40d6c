// What the table of Bellum Magica says to whoever types: the table, what one has, a line, a lord. It is loaded when somebody does.
import type { BellumMagicaCardView } from "$lib/api";
import type { Play } from "$lib/play.svelte";
import { t, tongue } from "$lib/words.svelte";
import { onLine } from "./lines";
import { brings, meanSaid, targetSaid } from "./cards";
import { about, amounts, announces, chestSaid, holds, judging, lineSaid, lordOf, lordSeat, named, rowWorth, seen, storeSaid, supplySaid } from "./saying";

export { printed } from "./printed";

const list = (parts: readonly string[]): string => tongue.words.listed(parts.filter(Boolean));

/** Return the table line by line. */
export function describe(play: Play): string[] {
  const { seats, places, tavern, hires, face, castles, held, supply } = seen(play);
  const me = judging(play);
  if (!seats || !tavern) return [];
  const said = [about(play)];
  if (announces(play)) said.push(announces(play));
  if (face) said.push(t("table-rolled", { face }));
  if (held) said.push(t("table-held"));
  if (supply) said.push(supplySaid(supply));
  if (castles?.length) said.push(t("table-free-castles", { names: list(castles.map((one: BellumMagicaCardView) => named(one.id))) }));
  if (me && places) said.push(...me.targets.map((target) => targetSaid(play, target)));
  for (const hire of hires ?? []) {
    if (hire) said.push(t("table-hire-said", { creature: named(hire.card.id), left: meanSaid(hire.mean_left), right: meanSaid(hire.mean_right) }));
  }
  return [...said, ...seats.map((lord) => t("table-lord", { name: play.names[lord.seat] ?? "", holds: holds(play, lord.seat) }))];
}

/** What these eyes have: the store, the chests, the six lines. */
export function held(play: Play): string[] {
  const me = play.eyes === null ? undefined : lordOf(play, play.eyes);
  if (!me) return [];
  return [storeSaid(me), ...rowSaid(play, me.seat), ...me.lines.map((line) => lineSaid(play, line, undefined))];
}

/** A row of chests, one by one, and what it is worth. */
function rowSaid(play: Play, seat: number): string[] {
  const row = seen(play).rows?.[seat];
  if (!row?.chests.length) return [t("table-no-chests")];
  return [...row.chests.map((chest, i) => chestSaid(play, chest, i + 1)), rowWorth(play, seat)];
}

/** Read out a line: who stands behind it, and what a day with it would bring. */
function lineCommand(play: Play, rest: string): string[] {
  const face = Number(rest.trim() || seen(play).face);
  const me = lordOf(play, lordSeat(play));
  const line = me?.lines[face - 1];
  if (!me || !line) return [t("table-which-line")];
  return [lineSaid(play, line, undefined), ...onLine(me, face).map(({ who, sums }) => t("table-lord", { name: named(who.id), holds: amounts(sums) })), ...brings(line)];
}

/** Read out a lord: what he has, and what is known of his chests. */
function lordCommand(play: Play, rest: string): string[] {
  const wanted = rest.trim().toLowerCase();
  const seat = /^[1-5]$/.test(wanted) ? Number(wanted) - 1 : play.names.findIndex((name) => wanted && name.toLowerCase().startsWith(wanted));
  const lord = lordOf(play, seat);
  if (!lord) return [t("table-which-lord", { names: list(play.names) })];
  return [t("table-lord", { name: play.names[seat] ?? "", holds: holds(play, seat) }), storeSaid(lord), ...rowSaid(play, seat), ...lord.lines.map((line) => lineSaid(play, line, undefined))];
}

export const commands = { "table-command-line": lineCommand, "table-command-lord": lordCommand };
