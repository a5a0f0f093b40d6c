// What happened in each episode, read from what the hall has told: the cards that were risked, played or opened, markers, icons, who passed.
import type { Told } from "$lib/wire";

/** What one seat did in an episode. */
export interface Deeds {
  /** Cards it played, gave or opened. */
  cards: string[];
  /** Tokens it showed or gave. */
  tokens: string[];
  /** Cards it got where all saw it: kept of a risk, taken in a recovery. */
  got: string[];
  /** The icon it took; and what it was given, of an icon or otherwise. */
  took: string[];
  given: string[];
  total: number | null;
  marker: number;
  /** The cards that its last risk turned up. */
  risked: Turned[];
  passed: boolean;
  failed: boolean;
  /** Whether it used a card that avoids what an icon shows. */
  shielded: boolean;
}

/** A card that a risk turned up, and whether it fitted. */
export interface Turned {
  name: string;
  fits: boolean;
}

export interface Risk {
  seat: number;
  line: number;
  cards: Turned[];
}

export interface Telling {
  /** The number of the episode; 0 where it began before anything was told. */
  number: number;
  deeds: Map<number, Deeds>;
  risk: Risk | null;
  /** The record's line at which sealed cards or tokens were opened; 0: none were. */
  opened: number;
  /** Whether a seat has done anything in it. */
  begun: boolean;
}

const nothing = (): Deeds => ({
  cards: [], tokens: [], got: [], took: [], given: [], total: null, marker: 0, risked: [], passed: false, failed: false, shielded: false,
});
const fresh = (number: number): Telling => ({ number, deeds: new Map(), risk: null, opened: 0, begun: false });

/** Return all episodes that were told, in their order. */
export function episodesTold(told: readonly Told[]): Telling[] {
  const all: Telling[] = [fresh(0)];
  const of = (seat: number): Deeds => {
    const { deeds } = all.at(-1)!;
    if (!deeds.has(seat)) deeds.set(seat, nothing());
    return deeds.get(seat)!;
  };
  for (const move of told) {
    const now = all.at(-1)!;
    if (move.seat >= 0) now.begun = true;
    for (const { id, args } of move.says ?? []) {
      const name = id.startsWith("note-") ? id.slice(5) : "";
      const seat = Number(args["seat"] ?? -1);
      const kind = String(args["kind"] ?? "");
      const many = Array.from({ length: Number(args["count"] ?? 1) }, () => kind);
      const { risk } = all.at(-1)!;
      if (name === "episode") all.push(fresh(Number(args["number"])));
      else if (name === "risked" || name === "risked-five") all.at(-1)!.risk = { seat, line: move.line, cards: (of(seat).risked = []) };
      else if (name === "revealed") risk?.cards.push({ name: kind, fits: false });
      else if (name === "kept" || name === "kept-played") {
        for (const card of risk?.cards ?? []) if (card.name === kind) card.fits = true;
        of(seat)[name === "kept" ? "got" : "cards"].push(...many);
        if (name === "kept-played") of(seat).total = Number(args["total"]);
      } else if (name === "failed") of(seat).failed = true;
      else if (name === "persisted") of(seat).failed = false;
      else if (name === "gave") of(seat).cards.push(kind);
      else if (name === "gave-token") of(seat).tokens.push(kind);
      else if (name === "picked") of(seat).got.push(kind);
      else if (name === "blessed" || name === "returned") for (const card of many) drop(of(seat).cards, card);
      else if (name === "played" || name === "opened" || name === "showed" || name === "opened-token") {
        of(seat)[name === "played" || name === "opened" ? "cards" : "tokens"].push(kind);
        of(seat).total = Number(args["total"]);
        if (name.startsWith("opened")) all.at(-1)!.opened = move.line;
      } else if (name === "opened-end" || name === "opened-treasure") {
        of(seat).total = Number(args["total"]);
        all.at(-1)!.opened = move.line;
      } else if (name === "passed" || name === "bid-out") of(seat).passed = true;
      else if (name === "out" || name === "ranked") of(seat).marker = Number(args["marker"]);
      else if (name === "last-in" || name === "won") of(seat).marker = 1;
      else if (name === "took") of(seat).took = [iconIn(args)];
      else if (name === "got") of(seat).given.push(iconIn(args));
      else if (name === "shielded") of(seat).shielded = true;
    }
  }
  return all.filter((one, i) => i > 0 || one.begun || all.length === 1);
}

/** Return the icons that a seat has from an episode. */
export const iconsOf = (deeds: Pick<Deeds, "took" | "given"> | undefined): string[] => (deeds?.took.length ? deeds.took : (deeds?.given ?? []));

function drop(list: string[], what: string): void {
  const at = list.lastIndexOf(what);
  if (at >= 0) list.splice(at, 1);
}

const WRITTEN: Record<string, (number: number) => string> = {
  gotfame: (n) => `F${n}`,
  gottreasure: (n) => `T${n}`,
  gotallies: (n) => `A${n}`,
  gotcards: (n) => `C${n}`,
  gotscratch: () => "S",
  gotwound: () => "W",
  gotdouble: () => "WW",
  gotmisfortune: () => "M",
  fameorheal: (n) => `F${n}|H`,
  healscratches: () => "heal",
  healany: () => "H",
};

/** Return the icon that a saying is about, as it is written. */
export function iconIn(args: Readonly<Record<string, unknown>>): string {
  const what = String(args["what"] ?? "");
  if (what === "gotspecial") {
    const card = String(args["card"] ?? "");
    return card.charAt(0).toUpperCase() + card.slice(1);
  }
  return WRITTEN[what]?.(Number(args["number"] ?? 0)) ?? "";
}

/** How a seat's score came about. */
export interface Reckoning {
  seat: number;
  tokens: number;
  alliances: number;
  misfortunes: number;
  /** What its wounds, or having none, are worth; and how many it has. */
  health: number;
  wounds: number;
  fallen: boolean;
  total: number;
}

const SORROW = 2; // what a misfortune takes

/** Return how the scores came about, as the end tells it. */
export function reckoned(told: readonly Told[]): Reckoning[] {
  const says = told.at(-1)?.says ?? [];
  return says.filter(({ id }) => id === "note-scored" || id === "note-fallen").map(({ id, args, points }) => {
    const number = (name: string) => Number(args[name] ?? 0);
    return {
      seat: number("seat"),
      tokens: number("tokens"),
      alliances: number("allies"),
      misfortunes: 0 - SORROW * number("misfortunes"),
      health: number("health"),
      wounds: number("wounds"),
      fallen: id === "note-fallen",
      total: points,
    };
  });
}
