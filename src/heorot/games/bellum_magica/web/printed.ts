// What is on a card that lies on the table, in sentences: for whoever asks about it by its own name. The terminal says the same (card.py).
import type { Play } from "$lib/play.svelte";
import { t, tongue } from "$lib/words.svelte";
import { counted } from "./lines";
import type { Side } from "./moves";
import { amounts, placeOf, seen } from "./saying";

interface Card {
  group: string;
  left?: readonly string[];
  right?: readonly string[];
  shield?: number;
  magic_shield?: number;
  bonus?: string;
}

/** Return what a card is one of and what is on it, of what can be seen of it; null: it does not lie on the table. */
export function printed(play: Play, id: string): { kind: string; said: string[] } | null {
  const place = placeOf(play, id);
  if (place) return { kind: place.kind, said: [shields(place), t("card-loot", { what: amounts(place.loot) || t("table-nothing") })] };
  const card = cardOf(play, id);
  if (!card) return null;
  const costs = seen(play).hires?.find((hire) => hire?.card.id === id)?.costs ?? [];
  const said = [
    card.group === "castle" ? shields(card) : "",
    side("left", card.left),
    side("right", card.right),
    costs.length ? t("card-cost", { what: costs.map((way) => amounts(inOrder(way))).reduce((first, second) => t("listing-either", { first, second })) }) : "",
    card.bonus ? t("card-bonus", { bonus: card.bonus.replace("_shield", "") }) : "",
  ];
  return { kind: card.group, said: said.filter(Boolean) };
}

/** A castle, a goblin that has no side yet, a creature for hire, or one in a horde, of which one side can be seen. */
function cardOf(play: Play, id: string): Card | undefined {
  const { seats = [], castles = [], hires = [] } = seen(play);
  const whole = [...castles, ...seats.flatMap((lord) => [...(lord.castle ? [lord.castle] : []), ...lord.goblins]), ...hires.flatMap((hire) => (hire ? [hire.card] : []))];
  const placed = seats.flatMap((lord) => lord.creatures).find((one) => one.id === id);
  return whole.find((one) => one.id === id) ?? (placed && { group: placed.group, [placed.side]: placed.lines });
}

const inOrder = ({ glyphs = 0, food = 0 }: Readonly<Record<string, number>>) => ({ glyphs, food }); // as the rules tell a price

const shields = (card: { shield?: number; magic_shield?: number }): string => t("card-shield", { shield: card.shield ?? 0, magic: card.magic_shield ?? 0 });

/** One side of a card: what it brings, and with which faces of the die. */
function side(name: Side, lines: readonly string[] | undefined): string {
  if (!lines) return "";
  const faces = new Map<string, number[]>();
  lines.forEach((letters, i) => faces.set(letters, [...(faces.get(letters) ?? []), i + 1]));
  faces.delete("-");
  const said = [...faces].map(([letters, on]) => t("card-faces", { what: amounts(counted(letters)), faces: tongue.words.series(on.map(String)) }));
  return t("card-side", { side: name, lines: said.length ? said.reduce((first, next) => t("card-more", { first, next })) : t("table-nothing") });
}
