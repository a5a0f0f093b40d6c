// What the Legend's table says in words: buttons, the line under a name, and everything that is read aloud.
import type { BeowulfLegendEpisodeView, BeowulfLegendSeatView, BeowulfLegendView } from "$lib/api";
import { ask } from "$lib/ask";
import type { Play } from "$lib/play.svelte";
import type { Saying } from "$lib/wire";
import { type Args, t, tongue } from "$lib/words.svelte";
import { type Card, cardOf, fits, type Special, signOf, stacks, symbolsOn, WHATS, without } from "./cards";
import { buttons, parse } from "./moves";
import { type Deeds, episodesTold, iconIn, iconsOf, type Telling } from "./told";

export type Episode = BeowulfLegendEpisodeView;
export type Seat = BeowulfLegendSeatView;

/** The view as this game shows it; before the game begins there is nothing in it. */
export const seen = (play: Play): Partial<BeowulfLegendView> => play.view as Partial<BeowulfLegendView>;
export const specialsOf = (play: Play): readonly Special[] => seen(play).specials ?? [];
export const cardIn = (play: Play, name: string): Card => cardOf(name, specialsOf(play));
export const episodeAt = (play: Play, number: number): Episode | undefined => seen(play).track?.[number - 1];
export const episodeNow = (play: Play): Episode | undefined => episodeAt(play, seen(play).episode ?? 0);
/** The seat that these eyes see through. */
export const mine = (play: Play): Seat | undefined => (play.eyes === null ? undefined : seen(play).seats?.[play.eyes]);
/** The hand that these eyes see, without what is laid face down of it. */
export const handOf = (play: Play): string[] => {
  const seat = mine(play);
  return seat ? without(seat.hand, seat.laid) : [];
};
export const tokensOf = (seat: Seat): string[] => [...seat.owned, ...seat.allies];

/** What was told of an episode, if anything was. */
export function tellingOf(play: Play, number: number): Telling | undefined {
  const all = episodesTold(play.told);
  return all.findLast((one) => one.number === number) ?? (number === seen(play).episode && all.length === 1 ? all[0] : undefined);
}

// names

export const episodeName = (episode: Episode | undefined): string => {
  if (!episode) return "";
  return tongue.words.has(`piece-${episode.id}`) ? tongue.words.piece(episode.id) : episode.name || episode.id;
};
/** By what a card is asked about; one from somebody's own box only as a special card. */
export const cardAsk = ({ id }: Card): string => (!id ? "back" : tongue.words.has(`ask-${id}`) ? id : "special");
/** By what an icon or a token is asked about. */
export const signAsk = (name: string): string => {
  const { what, card } = signOf(name);
  return card ? cardAsk(cardOf(card)) : what.replace(/ally$/, "_alliance");
};

/** An episode with its number. */
export const titleOf = (episode: Episode): string => t("table-episode", { number: episode.number, name: episodeName(episode) });
/** Let an element be asked about an episode. */
export const episodeAsk = (episode: Episode) => ask(episode.kind, { title: titleOf(episode) });
export const symbolNames = (symbols: readonly string[]): string => tongue.words.series(symbols.map((symbol) => tongue.words.piece(symbol)));

/** Return a card's name with the number of its symbols where that is not one: `Wit ×2`. */
export function cardSaid(card: Card): string {
  if (!card.id) return t("table-back");
  const name = tongue.words.has(`piece-${card.id}`) ? tongue.words.piece(card.id) : card.name;
  return card.symbols > 1 ? `${name}\u00a0×${card.symbols}` : name;
}
/** Return what stands on a card: its name as short as it is written, with the place where it may be broken. */
export function nameOn({ id, name }: Card): string {
  if (!id || !tongue.words.has(`piece-${id}`)) return id && name;
  const whole = tongue.words.piece(id, "short");
  const broken = tongue.words.piece(id, "card");
  return broken.includes("\u00ad") ? broken : whole;
}
export const cardsSaid = (play: Play, names: readonly string[]): string =>
  tongue.words.series(stacks(names).map(({ name, count }) => (count > 1 ? t("table-stack", { card: cardSaid(cardIn(play, name)), count }) : cardSaid(cardIn(play, name)))));

/** Return what an icon or a token is: `fame 5`, `an alliance token`. */
export function signSaid(name: string): string {
  const sign = signOf(name);
  const what = WHATS[sign.what];
  if (what) return t("table-icon", { what, number: sign.number, card: sign.card ? pieceOr(sign.card) : "" });
  return t("table-token", { what: sign.what, number: sign.number });
}
/** Return what a reward is in a word. */
export function signName(name: string): string {
  const { what, number, card } = signOf(name);
  return card ? (tongue.words.has(`piece-${card.toLowerCase()}`) ? tongue.words.piece(card.toLowerCase(), "short") : card) : t("table-sign", { what: what.replaceAll("-", ""), number });
}
const pieceOr = (card: string): string => (tongue.words.has(`piece-${card.toLowerCase()}`) ? tongue.words.piece(card.toLowerCase()) : card);
export const signsSaid = (names: readonly string[]): string =>
  tongue.words.series(stacks(names).map(({ name, count }) => (count > 1 ? t("table-stack", { card: signSaid(name), count }) : signSaid(name))));

export const percent = (chance: number, digits = 0): string =>
  new Intl.NumberFormat(tongue.words.lang, { style: "percent", maximumFractionDigits: digits }).format(chance);

// what is to be done

/** What these eyes must do now. */
export function task(play: Play): string {
  const { step = "", owed } = seen(play);
  const me = mine(play);
  if ((step === "turn" || step === "bid") && me) return t(`table-task-${step}`, { need: me.need });
  if (step === "give" && owed) {
    const what = ["fame", "any"].find((one) => owed.includes(one)) ?? "symbols";
    if (owed.length < (episodeNow(play)?.give.length ?? 0)) return t("table-task-give-rest", { what, count: owed.length });
    return t({ fame: "table-task-give-fame", any: "table-task-court" }[what] ?? "table-task-give");
  }
  if (step === "lay") return t("table-task-lay", { count: me?.laid.length ?? 0 });
  return t(`table-task-${step}`);
}

/** What stands beside the title. */
export function about(play: Play): string {
  const episode = episodeNow(play);
  return episode ? titleOf(episode) : "";
}

const NOBODY = -2; // as the actor: it is over
export const isOver = (play: Play): boolean => seen(play).actor === NOBODY;

/** The number beside a name until the scores are counted: points that everyone can count, or where sums are secret how many tokens there are. */
export function tally(play: Play, seat: number): { count: number; said: string; icon?: string; ask: string } | null {
  const at = seen(play).seats?.[seat];
  if (!at || isOver(play)) return null;
  const name = play.names[seat] ?? "";
  if (at.public === null) return { count: tokensOf(at).length, said: t("table-tokens-of", { name }), icon: "rune-stone", ask: "tokens" };
  return { count: at.public, said: t("table-points-of", { name }), ask: "standing" };
}

/** The places that something said is about: the episode, the reward, the player's row. */
export function places({ id, args }: Saying): string[] {
  if (id === "note-episode") return [`episode-${args["number"]}`];
  const reward = "what" in args ? iconIn(args as Parameters<typeof iconIn>[0]) : "";
  return [...(reward ? [`reward-${reward}`] : []), ...("seat" in args ? [`seat-${args["seat"]}`] : [])];
}

/** What everybody should know just now: that this is the last episode. */
export const announces = (play: Play): string => (!isOver(play) && seen(play).episode === seen(play).track?.length ? t("table-last-episode") : "");

/** What a seat is known to hold: cards, tokens, hurts. */
export function holds(play: Play, seat: number): string {
  const at = seen(play).seats?.[seat];
  if (!at) return "";
  const parts = [t("table-cards", { count: at.hand.length })];
  const sum = (letter: string) => at.owned.filter((token) => token.startsWith(letter)).reduce((total, token) => total + signOf(token).number, 0);
  for (const [letter, id] of [["F", "fame"], ["T", "treasure"]] as const) if (sum(letter)) parts.push(t(`table-has-${id}`, { number: sum(letter) }));
  const hidden = at.owned.filter((token) => token === "?").length;
  if (hidden) parts.push(t("table-has-tokens", { count: hidden }));
  if (at.allies.length) parts.push(t("table-has-allies", { count: at.allies.length }));
  const sorrows = at.owned.filter((token) => token === "M").length;
  if (sorrows) parts.push(t("table-has-misfortunes", { count: sorrows }));
  if (at.scratches) parts.push(t("table-has-scratches", { count: at.scratches }));
  if (at.wounds + at.doubles) parts.push(t("table-has-wounds", { count: at.wounds + 2 * at.doubles }));
  const special = at.known.filter((name) => cardIn(play, name).special).map((name) => tongue.words.piece(name.toLowerCase(), "short"));
  if (seat === play.eyes && !isOver(play) && at.standing !== at.public && at.standing !== null) parts.push(t("table-has-standing", { count: at.standing }));
  return tongue.words.facts([...parts, ...special]);
}

/** What the main button says of a move. */
export function label(play: Play, line: string): string {
  const move = parse(line);
  if (!move) return play.notation.here(line);
  const { step = "", odds, turned } = seen(play);
  const { verb, what } = move;
  if (verb === "risk" || verb === "daring") return odds ? t(`table-${verb}`, { chance: percent(odds[verb]) }) : t(`table-${verb}-blind`);
  if (verb === "pass") return t(step === "turn" || step === "bid" ? "table-out" : "table-pass");
  if (verb === "done") return t("table-done", { count: laidSymbols(play) });
  if (verb === "heal") return t(`table-heal-${what}`);
  if (!what) return t(`table-${verb}`);
  if (verb === "show" || (verb === "give" && /^A?F\d$/.test(what))) return t(`table-${verb}`, { what: signSaid(what) });
  if (verb === "take" && !turned?.includes(what)) return t("table-take", { what: signSaid(what) });
  return t(verb === "play" && step === "lay" ? "table-lay" : `table-${verb}`, { what: cardSaid(cardIn(play, what)) });
}

/** How many fitting symbols these eyes have laid face down. */
export const laidSymbols = (play: Play): number => symbolsOn((mine(play)?.laid ?? []).map((name) => cardIn(play, name)), episodeNow(play)?.symbols ?? []);

export function aside(play: Play): string[] {
  return play.staged === null ? buttons(play.legal, seen(play).step ?? "") : [];
}

// sentences

/** What an episode is about, as one sentence. */
export function episodeSaid(episode: Episode): string {
  const args: Args = {
    symbols: symbolNames(episode.symbols),
    give: tongue.words.series(stacks(episode.give.filter((name) => name !== "any" && name !== "fame_token")).map(({ name, count }) => `${tongue.words.piece(name)}${count > 1 ? `\u00a0×${count}` : ""}`)),
    icons: signsSaid(episode.icons),
  };
  const kind = episode.kind === "opportunity" ? (episode.give.includes("any") ? "court" : episode.give.includes("fame_token") ? "ranks" : "opportunity") : episode.kind;
  return t(`table-about-${kind}`, args);
}
interface Made {
  source: string;
  ours: readonly string[];
}
export const sourceSaid = ({ source }: Made): string => (["rulebook", "certain"].includes(source) ? "" : t(`table-source-${source}`));

/** What exactly is reconstructed, as a sentence; nothing where all is known, or somebody's own. */
export function oursSaid({ source, ours }: Made): string {
  if (!["partly", "likely", "reconstructed"].includes(source)) return "";
  if (!ours.length) return t("table-ours-all");
  const listed = (all: readonly string[]) => new Intl.ListFormat(tongue.words.lang).format(all);
  const icons = ours.filter((one) => one.startsWith("icon-")).map((one) => one.slice(5));
  const what = ours.filter((one) => !one.startsWith("icon-")).map((one) => t(`table-ours-${one}`));
  if (icons.length) what.push(t("table-ours-icon", { count: icons.length, numbers: listed(icons) }));
  return t("table-ours", { what: listed(what) });
}

/** Whether an icon of an episode is reconstructed where others of it are not. */
export const isOurs = (episode: Episode | undefined, icon: number): boolean => !!episode && (episode.ours.includes("icons") || episode.ours.includes(`icon-${icon + 1}`));

/** An episode on the track, to be read aloud. */
export function nodeSaid(play: Play, episode: Episode): string {
  const now = seen(play).episode ?? 0;
  const when = episode.number === now ? t("table-here") : episode.number < now ? t("table-past") : "";
  return tongue.words.series([titleOf(episode), when, sourceSaid(episode)].filter(Boolean));
}

/** Whether a seat has chosen: where bluffs are laid in turn it says so, otherwise whoever is not asked any more has. */
export const isSealed = (play: Play, seat: Seat): boolean =>
  seat.sealed || (seen(play).step === "lay" && seen(play).options?.["bluff"] !== true && !play.actors.includes(seat.seat));

/** What a seat did in this episode, or what lies before it. */
export function rowSaid(play: Play, seat: Seat, deeds: Deeds | undefined): string {
  const parts: string[] = [];
  const { step, phase, episode } = seen(play);
  const kind = episodeAt(play, episode ?? 0)?.kind ?? "";
  const cards = seat.table.length ? seat.table : (deeds?.cards ?? []);
  if (isSealed(play, seat)) parts.push(t("table-sealed"));
  else if (step === "lay" && !seat.laid.length) parts.push(t("table-thinking"));
  if (seat.laid.length) parts.push(t("table-laid", { cards: cardsSaid(play, seat.laid) }));
  if (cards.length) parts.push(cardsSaid(play, cards));
  const tokens = seat.shown.length ? seat.shown : (deeds?.tokens ?? []);
  if (tokens.length) parts.push(signsSaid(tokens));
  if (deeds?.got.length) parts.push(t("table-got", { cards: cardsSaid(play, deeds.got) }));
  if (deeds?.passed) parts.push(t("table-passed"));
  if (deeds?.failed) parts.push(t("table-failed"));
  const contest = kind === "turn-order" || kind === "auction";
  if (contest && (phase === "turns" || phase === "bids")) parts.push(seat.inside ? t("table-total", { count: seat.total }) : t("table-is-out"));
  else if (seat.total) parts.push(t("table-total", { count: seat.total }));
  if (contest && seat.inside && seat.need) parts.push(t("table-need", { count: seat.need }));
  if (seat.marker) parts.push(t("table-marker", { marker: seat.marker }));
  if (deeds && iconsOf(deeds).length) parts.push(t("table-took", { icons: signsSaid(iconsOf(deeds)) }));
  if (seat.scratches) parts.push(t("table-has-scratches", { count: seat.scratches }));
  if (seat.wounds + seat.doubles) parts.push(t("table-has-wounds", { count: seat.wounds + 2 * seat.doubles }));
  return tongue.words.series(parts);
}

/** Whether a card of the hand would count in this episode. */
export const bright = (play: Play, card: Card): boolean => fits(card, episodeNow(play)?.symbols ?? []);
