// The Legend's cards, tokens and icons as the hall writes them (`Wit2`, `Hrunting`, `AF2`, `F5|H`), and what is drawn on them.

/** The types of symbols in the order of the notation, with their icons; Beowulf's helmet stands for any. */
export const SYMBOLS = {
  travelling: "drakkar",
  friendship: "beer-horn",
  wit: "fox-head",
  courage: "mailed-fist",
  fighting: "battle-axe",
  beowulf: "viking-helmet",
} as const;
export type Type = keyof typeof SYMBOLS;
export const TYPES = Object.keys(SYMBOLS) as Type[];

/** What text cards do, with their icons. */
export const EFFECTS = {
  blessing: "rune-stone",
  inspiration: "drinking",
  daring: "inverted-dice-5",
  resolve: "viking-shield",
  rest: "viking-longhouse",
} as const;
export type Effect = keyof typeof EFFECTS;

/** A special card as the view tells it: with symbols, or with a text. */
export interface Special {
  card: string;
  type: string;
  symbols: number;
  effect: string;
  source: string;
  /** What of it is reconstructed, where that is not all. */
  ours: readonly string[];
}

export interface Card {
  /** As it is written: `Wit2`, `?`. */
  name: string;
  /** What it is called: `piece-wit`, `piece-hrunting`; nothing for one that is hidden. */
  id: string;
  type: Type | null;
  symbols: number;
  effect: Effect | null;
  special: boolean;
}

/** The ground on which a card is shown, a class of dyes.css: its symbol's, that of texts, or a back's. */
export const dyeOf = ({ type, effect, special }: Card): string => `dye-${type ?? (effect || special ? "power" : "back")}`;

const PLAIN = /^(Travelling|Friendship|Wit|Courage|Fighting|Beowulf)(2?)$/;

/** Return what a card's name means; special cards are looked up. */
export function cardOf(name: string, specials: readonly Special[] = []): Card {
  const [, type, double] = PLAIN.exec(name) ?? [];
  if (type) return { name, id: type.toLowerCase(), type: type.toLowerCase() as Type, symbols: double ? 2 : 1, effect: null, special: false };
  const known = specials.find((special) => special.card === name);
  const found = { name, id: name === "?" ? "" : name.toLowerCase(), special: name !== "?" };
  if (!known) return { ...found, type: null, symbols: 0, effect: null };
  const symbol = known.type in SYMBOLS;
  return { ...found, type: symbol ? (known.type as Type) : null, symbols: symbol ? known.symbols : 0, effect: symbol ? null : (known.effect as Effect) };
}

/** Return whether a card counts where these symbols are asked for. */
export const fits = (card: Card, symbols: readonly string[]): boolean =>
  card.type !== null && symbols.length > 0 && (card.type === "beowulf" || symbols.includes(card.type));

/** Return how many fitting symbols there are on cards. */
export const symbolsOn = (cards: readonly Card[], symbols: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (fits(card, symbols) ? card.symbols : 0), 0);

export interface Stack<T = string> {
  name: T;
  count: number;
}

/** Return equal things as stacks, in the order in which they come. */
export function stacks(names: readonly string[]): Stack[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}

/** A card as a bid shows it: by itself, or, where there are too many, all of one type as one sign with their symbols. */
export interface Piece {
  key: string;
  card: Card;
  count: number;
}

/** Return what a bid is made of: card by card as long as there is room for so many symbols, otherwise type by type. */
export function bid(cards: readonly Card[], most: number): Piece[] {
  if (cards.reduce((sum, card) => sum + Math.max(1, card.symbols), 0) <= most) return cards.map((card, i) => ({ key: `${card.name} ${i}`, card, count: 1 }));
  const found = new Map<string, Piece>();
  for (const card of cards) {
    const key = card.type ?? card.name;
    const known = found.get(key) ?? { key, card: { ...card, symbols: Math.min(1, card.symbols) }, count: 0 };
    found.set(key, { ...known, count: known.count + Math.max(1, card.symbols) });
  }
  return [...found.values()];
}

/** Return one list without another: what of a hand is not laid yet. */
export function without(names: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

// tokens and icons

export type What =
  | "fame" | "treasure" | "allies" | "cards" | "scratch" | "wound" | "double" | "misfortune" | "special" | "fame-or-heal" | "heal-scratches" | "heal-any"
  | "fameally" | "treasureally" | "hidden";

/** What an icon or a token is: its icon in the sprite (nothing: cards), and the number on it. */
export interface Sign {
  what: What;
  number: number;
  icon: string;
  /** Of a special card its name. */
  card: string;
}

const LETTERS: Record<string, [What, string]> = {
  F: ["fame", "laurel-crown"],
  T: ["treasure", "coins"],
  A: ["allies", "tied-scroll"],
  C: ["cards", ""],
  AF: ["fameally", "laurel-crown"],
  AT: ["treasureally", "coins"],
};
const MARKS: Record<string, [What, string, number]> = {
  S: ["scratch", "claw-slashes", 0],
  W: ["wound", "bleeding-wound", 0],
  WW: ["double", "bleeding-wound", 2],
  M: ["misfortune", "broken-skull", -2],
  H: ["heal-any", "bleeding-wound", 0],
  heal: ["heal-scratches", "claw-slashes", 0],
  "?": ["hidden", "tied-scroll", 0],
};

/** Return what an icon's or a token's name means: `F5`, `AT1`, `W`, `F5|H`; any other word is a special card. */
export function signOf(name: string): Sign {
  const mark = MARKS[name];
  if (mark) return { what: mark[0], icon: mark[1], number: mark[2], card: "" };
  const [, letters, digit, heal] = /^([FTAC]|AF|AT)([1-9])(\|H)?$/.exec(name) ?? [];
  const letter = LETTERS[letters ?? ""];
  if (!letter) return { what: "special", icon: "", number: 0, card: name };
  return { what: heal ? "fame-or-heal" : letter[0], icon: letter[1], number: Number(digit), card: "" };
}

const PERILS: readonly What[] = ["scratch", "wound", "double", "misfortune"];

/** Return the ground of a reward or a token, a class of dyes.css: bone for what is good, peril for what hurts; a special card has its own. */
export function groundOf(name: string, specials: readonly Special[] = []): string {
  const { what, card } = signOf(name);
  if (PERILS.includes(what)) return "dye-peril";
  return card ? dyeOf(cardOf(card, specials)) : what === "hidden" ? "dye-back" : "bone";
}

/** What `table-icon` calls each of these. */
export const WHATS: Partial<Record<What, string>> = {
  fame: "gotfame", treasure: "gottreasure", allies: "gotallies", cards: "gotcards", scratch: "gotscratch", wound: "gotwound", double: "gotdouble",
  misfortune: "gotmisfortune", special: "gotspecial", "fame-or-heal": "fameorheal", "heal-scratches": "healscratches", "heal-any": "healany",
};

/** Return an episode's own sign on the track: for majors the symbols it asks for, for the others what they are about. */
export function nodeIcons(episode: { kind: string; symbols: readonly string[]; icons: readonly string[] }): string[] {
  switch (episode.kind) {
    case "risk":
      return ["inverted-dice-5"];
    case "selection":
      return ["open-treasure-chest"];
    case "recovery":
      return ["ham-shank"];
    case "auction":
    case "recover":
      return ["coins"];
    case "death":
      return ["laurel-crown"];
    case "opportunity":
      return [signOf(episode.icons[0] ?? "").icon || "cards"];
    default:
      return episode.symbols.slice(0, 2).map((symbol) => SYMBOLS[symbol as Type] ?? "");
  }
}

export const MAJORS = ["simultaneous", "turn-order", "recover", "death"];
