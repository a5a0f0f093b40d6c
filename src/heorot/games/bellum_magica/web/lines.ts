// What is printed on cards, counted: six lines, each with food, glyphs and maps on the left, swords, magic swords and thieves on the right.
import type { BellumMagicaCardView, BellumMagicaCreatureView, BellumMagicaSeatView } from "$lib/api";
import { type Move, type Side, SIDES } from "./moves";

export type Sign = "food" | "glyphs" | "maps" | "swords" | "magic" | "thieves";
export type Sums = Record<Sign, number>;

/** The symbols of a line by their signs: the letter in the parts, and the icon. */
export const SYMBOLS: Record<Sign, { letter: string; icon: string; side: Side }> = {
  food: { letter: "f", icon: "ham-shank", side: "left" },
  glyphs: { letter: "g", icon: "rune-stone", side: "left" },
  maps: { letter: "m", icon: "treasure-map", side: "left" },
  swords: { letter: "s", icon: "broadsword", side: "right" },
  magic: { letter: "x", icon: "rune-sword", side: "right" },
  thieves: { letter: "t", icon: "robber-mask", side: "right" },
};
export const SIGNS = Object.keys(SYMBOLS) as Sign[];
export const signsOf = (side: Side): Sign[] => SIGNS.filter((sign) => SYMBOLS[sign].side === side);
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The signs of the two sides, which never go by colour alone: left gathers, right fights. */
export const SIDE_ICONS: Record<Side, string> = { left: "basket", right: "crossed-swords" };
/** Their dyes. */
export const SIDE_DYES: Record<Side, string> = { left: "gather", right: "war" };

/** The dyes of what is counted. */
export const DYES: Record<string, string> = {
  food: "food",
  glyphs: "glyph",
  maps: "map",
  swords: "sword",
  magic: "magic",
  thieves: "thief",
  barrels: "barrel",
  spells: "magic",
  shield: "iron",
  magic_shield: "glyph",
  wood: "wood",
  iron: "iron",
  gold: "gold",
};

/** The icons of all else that is counted. */
export const ICONS: Record<string, string> = {
  ...Object.fromEntries(SIGNS.map((sign) => [sign, SYMBOLS[sign].icon])),
  glyph: "rune-stone",
  barrel: "barrel",
  barrels: "barrel",
  spell: "magic-swirl",
  spells: "magic-swirl",
  shield: "bordered-shield",
  magic_shield: "magic-shield",
  wood: "locked-chest",
  iron: "locked-chest",
  gold: "locked-chest",
};

/** What is asked about a sign that does not go by its own name. */
export const ASKS: Record<string, string> = { glyph: "glyphs", barrel: "barrels", spell: "spells", magic_shield: "magic-shield" };

/** The icons of the groups of creatures, and of the kinds of places. */
export const FIGURES: Record<string, string> = {
  castle: "castle",
  goblin: "goblin-head",
  orc: "orc-head",
  forager: "hyena-head",
  scout: "harpy",
  rogue: "rat",
  adept: "witch-face",
  beast: "direwolf",
  dragon: "spiked-dragon-head",
  lich: "crowned-skull",
  vampire: "vampire-dracula",
  giant: "giant",
  demon: "daemon-skull",
  tavern: "tavern-sign",
  farm: "barn",
  village: "huts-village",
  town: "castle",
};

export const KINDS = ["wood", "iron", "gold"] as const;

export const none = (): Sums => ({ food: 0, glyphs: 0, maps: 0, swords: 0, magic: 0, thieves: 0 });

/** Return what a line's letters mean: `ffm` is two food and a map. */
export function counted(letters: string): Sums {
  const sums = none();
  for (const letter of letters) {
    const sign = SIGNS.find((sign) => SYMBOLS[sign].letter === letter);
    if (sign) sums[sign]++;
  }
  return sums;
}

/** Return lines of letters added up, face by face. */
export function added(...cards: (readonly string[])[]): Sums[] {
  return FACES.map((face) => counted(cards.map((lines) => lines[face - 1] ?? "").join("")));
}

type Card = Pick<BellumMagicaCardView, "left" | "right" | "id">;

/** Return what a move that is not done yet would add to a lord's lines: a hire, a castle, goblins on the sides that are chosen so far. */
export function wouldAdd(
  move: Move | null,
  { hires, castles, goblins, sides }: { hires: readonly Card[]; castles: readonly Card[]; goblins: readonly Card[]; sides: readonly (Side | null)[] },
): Sums[] {
  const card = move?.act === "hire" ? hires.find((one) => one.id === move.creature) : undefined;
  if (move?.act === "hire") return added(card?.[move.side] ?? []);
  if (move?.act === "castle") {
    const found = castles.find((one) => one.id === move.castle);
    return added(found?.left ?? [], found?.right ?? []);
  }
  const chosen = move?.act === "place" ? move.sides : sides;
  return added(...goblins.flatMap((goblin, i) => (chosen[i] ? [goblin[chosen[i]]] : [])));
}

/** Return who would join a lord's horde by a move that is not done yet, on the side it would have: a hire, goblins with the sides chosen so far. */
export function wouldJoin(
  move: Move | null,
  { hires, goblins, sides }: { hires: readonly (Card & { group: string; source: string })[]; goblins: readonly (Card & { group: string; source: string })[]; sides: readonly (Side | null)[] },
): BellumMagicaCreatureView[] {
  const on = (card: Card & { group: string; source: string }, side: Side): BellumMagicaCreatureView => ({ id: card.id, group: card.group, side, lines: card[side], source: card.source });
  if (move?.act === "hire") return hires.filter((one) => one.id === move.creature).map((one) => on(one, move.side));
  const chosen = move?.act === "place" ? move.sides : sides;
  return goblins.flatMap((goblin, i) => (chosen[i] ? [on(goblin, chosen[i])] : []));
}

/** One who stands behind a lord's lines: the castle on both sides, a creature on its own. */
export interface Behind {
  id: string;
  group: string;
  left: readonly string[];
  right: readonly string[];
  source: string;
}

/** Return all who stand behind a lord's lines: the castle first, then the creatures as they are shown. */
export function behind(lord: Pick<BellumMagicaSeatView, "castle" | "creatures">): Behind[] {
  const creature = ({ id, group, side, lines, source }: BellumMagicaCreatureView): Behind => ({
    id,
    group,
    left: side === "left" ? lines : [],
    right: side === "right" ? lines : [],
    source,
  });
  return [...(lord.castle ? [{ ...lord.castle, group: "castle" }] : []), ...lord.creatures.map(creature)];
}

/** Return those who have something on a line, with what it is. */
export function onLine(lord: Pick<BellumMagicaSeatView, "castle" | "creatures">, face: number): { who: Behind; sums: Sums }[] {
  return behind(lord)
    .map((who) => ({ who, sums: counted((who.left[face - 1] ?? "") + (who.right[face - 1] ?? "")) }))
    .filter(({ sums }) => SIGNS.some((sign) => sums[sign]));
}

/** A column of cards beside the castle: one creature, or all of those there is no room for. */
export interface Column {
  who: Behind | null;
  count: number;
  lines: Sums[];
}

/** Return a side's creatures as columns, at most so many; those that joined first are drawn together where there is no room. */
export function columns(creatures: readonly BellumMagicaCreatureView[], side: Side, most: number): Column[] {
  const own = creatures.filter((one) => one.side === side);
  const single = (one: BellumMagicaCreatureView): Column => ({
    who: { id: one.id, group: one.group, left: one.lines, right: one.lines, source: one.source },
    count: 1,
    lines: added(one.lines),
  });
  if (own.length <= most) return own.map(single);
  const cut = own.length - Math.max(0, most - 1);
  return [{ who: null, count: cut, lines: added(...own.slice(0, cut).map((one) => one.lines)) }, ...own.slice(cut).map(single)];
}

export { SIDES };
