// What the Legend's table reads out when it is asked in the command box: the whole table, the hand, an episode, the odds. Loaded then.
import { inFull } from "$lib/figure";
import type { Play } from "$lib/play.svelte";
import { t, tongue } from "$lib/words.svelte";
import { about, cardIn, cardSaid, cardsSaid, episodeAt, episodeNow, episodeSaid, handOf, mine, nodeSaid, oursSaid, percent, rowSaid, seen, signSaid, signsSaid, sourceSaid, tellingOf, tokensOf } from "./saying";
import { iconsOf } from "./told";

function iconsSaid(play: Play): string[] {
  return (seen(play).icons ?? [])
    .filter((icon) => icon.open)
    .map((icon) => {
      const parts = [signSaid(icon.icon)];
      if (typeof icon.taker === "number") parts.push(t("table-taken", { name: play.names[icon.taker] ?? "" }));
      else if (!icon.gives) parts.push(t("table-gone"));
      else if (typeof icon.worth !== "undefined" && icon.worth !== null) parts.push(t("table-worth", { worth: inFull(icon.worth, tongue.words) }));
      return tongue.words.series(parts);
    });
}

/** The table as sentences. */
export function describe(play: Play): string[] {
  const { seats = [], turned = [], pile = 0, starter = 0, episode: number = 0 } = seen(play);
  const episode = episodeNow(play);
  if (!episode) return [];
  const told = tellingOf(play, number);
  const rows = seats.map((seat) => {
    const said = rowSaid(play, seat, told?.deeds.get(seat.seat));
    return t("table-row", { name: play.names[seat.seat] ?? "", said: said || "—", starter: seat.seat === starter ? "yes" : "no" });
  });
  return [
    `${about(play)}. ${episodeSaid(episode)} ${sourceSaid(episode)}`.trim(),
    ...(iconsSaid(play).length ? [t("table-icons", { icons: iconsSaid(play).reduce((first, next) => t("table-next", { first, next })) })] : []),
    ...(turned.length ? [t("table-turned", { cards: cardsSaid(play, turned) })] : []),
    ...rows,
    t("table-pile", { count: pile }),
  ];
}

/** What these eyes hold. */
export function held(play: Play): string[] {
  const me = mine(play);
  if (!me) return [];
  const hand = handOf(play);
  return [
    hand.length ? t("table-held", { cards: cardsSaid(play, hand) }) : t("table-held-none"),
    ...(me.laid.length ? [t("table-laid", { cards: cardsSaid(play, me.laid) })] : []),
    tokensOf(me).length ? t("table-purse", { tokens: signsSaid(tokensOf(me)) }) : t("table-purse-none"),
  ];
}

/** Read out an episode: the current one, or one named by its number. */
export function episodeCommand(play: Play, rest: string): string[] {
  const episode = rest.trim() ? episodeAt(play, Number(rest)) : episodeNow(play);
  if (!episode) return [t("table-which-episode", { last: seen(play).track?.length ?? 0 })];
  const told = tellingOf(play, episode.number);
  const rows = [...(told?.deeds ?? [])].map(([seat, deeds]) => ({ name: play.names[seat] ?? "", icons: iconsOf(deeds) })).filter(({ icons }) => icons.length);
  return [
    [`${nodeSaid(play, episode)}.`, episodeSaid(episode), oursSaid(episode), episode.skipped ? t("table-skipped") : ""].filter(Boolean).join(" "),
    ...rows.map(({ name, icons }) => t("table-row", { name, said: t("table-took", { icons: signsSaid(icons) }), starter: "no" })),
  ];
}

/** Read out the odds of a risk. */
export function oddsCommand(play: Play): string[] {
  const { odds } = seen(play);
  if (!odds) return [t("table-no-odds")];
  const listed = (cards: Record<string, number>) => tongue.words.series(Object.entries(cards).map(([name, count]) => t("table-stack", { card: cardSaid(cardIn(play, name)), count })));
  return [
    t("table-odds-risk", { chance: percent(odds.risk, 1), cards: odds.cards }),
    t("table-odds-good", { cards: listed(odds.good) || "—" }),
    ...(handOf(play).some((name) => cardIn(play, name).effect === "daring") ? [t("table-odds-daring", { chance: percent(odds.daring, 1) })] : []),
  ];
}
