// What happened in each episode, read from what the hall has told: the cards that were risked, played or opened, markers, icons, who passed.
import type { BeowulfLegendSaying } from "$lib/api";
import type { Saying, Told } from "$lib/wire";

/** Return what was said of a move as the events of this game. */
export const events = (says: readonly Saying[] = []): readonly BeowulfLegendSaying[] => says as readonly BeowulfLegendSaying[];
const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

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
  /** The risks that were taken in it, in their order. */
  risks: Risk[];
  /** The record's line at which sealed cards or tokens were opened; 0: none were. */
  opened: number;
  /** Whether a seat has done anything in it. */
  begun: boolean;
}

const nothing = (): Deeds => ({
  cards: [], tokens: [], got: [], took: [], given: [], total: null, marker: 0, risked: [], passed: false, failed: false, shielded: false,
});
const fresh = (number: number): Telling => ({ number, deeds: new Map(), risks: [], opened: 0, begun: false });

/** Return all episodes that were told, in their order. */
export function episodesTold(told: readonly Told[]): Telling[] {
  const all: Telling[] = [fresh(0)];
  const of = (seat: number): Deeds => {
    const { deeds } = all.at(-1)!;
    if (!deeds.has(seat)) deeds.set(seat, nothing());
    return deeds.get(seat)!;
  };
  const play = (where: string[], { seat, kind, total }: { seat: number; kind: string; total: number }): void => {
    where.push(kind);
    of(seat).total = total;
  };
  for (const move of told) {
    const now = all.at(-1)!;
    if (move.seat >= 0) now.begun = true;
    for (const said of events(move.says)) {
      const { seat } = said.args;
      switch (said.id) {
        case "note-episode":
          all.push(fresh(said.args.number));
          break;
        case "note-risked":
        case "note-risked-five":
          all.at(-1)!.risks.push({ seat, line: move.line, cards: (of(seat).risked = []) });
          break;
        case "note-revealed":
          all.at(-1)!.risks.at(-1)?.cards.push({ name: said.args.kind, fits: false });
          break;
        case "note-kept":
        case "note-kept-played": {
          const { kind, count, total } = said.args;
          for (const card of all.at(-1)!.risks.at(-1)?.cards ?? []) if (card.name === kind) card.fits = true;
          of(seat)[said.id === "note-kept" ? "got" : "cards"].push(...many(kind, count));
          if (said.id === "note-kept-played") of(seat).total = total;
          break;
        }
        case "note-failed":
          of(seat).failed = true;
          break;
        case "note-persisted":
          of(seat).failed = false;
          break;
        case "note-gave":
          of(seat).cards.push(said.args.kind);
          break;
        case "note-gave-token":
          of(seat).tokens.push(said.args.kind);
          break;
        case "note-picked":
          of(seat).got.push(said.args.kind);
          break;
        case "note-blessed":
          drop(of(seat).cards, said.args.kind);
          break;
        case "note-returned":
          for (const card of many(said.args.kind, said.args.count)) drop(of(seat).cards, card);
          break;
        case "note-played":
          play(of(seat).cards, said.args);
          break;
        case "note-opened":
          play(of(seat).cards, said.args);
          all.at(-1)!.opened = move.line;
          break;
        case "note-showed":
          play(of(seat).tokens, said.args);
          break;
        case "note-opened-token":
          play(of(seat).tokens, said.args);
          all.at(-1)!.opened = move.line;
          break;
        case "note-opened-end":
        case "note-opened-treasure":
          of(seat).total = said.args.total;
          all.at(-1)!.opened = move.line;
          break;
        case "note-passed":
        case "note-bid-out":
          of(seat).passed = true;
          break;
        case "note-out":
        case "note-ranked":
          of(seat).marker = said.args.marker;
          break;
        case "note-last-in":
        case "note-won":
          of(seat).marker = 1;
          break;
        case "note-took":
          of(seat).took = [iconIn(said.args)];
          break;
        case "note-got":
          of(seat).given.push(iconIn(said.args));
          break;
        case "note-shielded":
          of(seat).shielded = true;
      }
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
export function iconIn({ what, number, card }: { what: string; number: number; card: string }): string {
  return what === "gotspecial" ? card.charAt(0).toUpperCase() + card.slice(1) : (WRITTEN[what]?.(number) ?? "");
}
