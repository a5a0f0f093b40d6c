// What lies open to be taken in an episode, and by which move: icons, cards that are turned up, cards that Blessing may save.
import type { BeowulfLegendIconView } from "$lib/api";
import type { Legal } from "$lib/figure";
import { stacks } from "./cards";

export interface Target {
  key: string;
  move: string;
  may: boolean;
  /** The icon, or the card. */
  icon: string;
  card: string;
  count: number;
  taker: number | null;
  gives: boolean;
  worth: number | null;
}

interface Lying {
  step: string;
  turned: readonly string[];
  icons: readonly BeowulfLegendIconView[];
  /** The cards that lie before whoever looks. */
  table: readonly string[];
}

/** Return what may be taken now, or is on offer. Of equal icons the first that is left is meant. */
export function targetsOf(legal: Legal, { step, turned, icons, table }: Lying): Target[] {
  const bare = { icon: "", card: "", count: 1, taker: null, gives: true, worth: null };
  const cards = step === "bless" && Object.keys(legal).some((move) => move.startsWith("blessing ")) ? table : turned;
  const verb = cards === turned ? "take" : "blessing";
  if (cards.length) {
    return stacks(cards).map(({ name, count }) => ({ ...bare, key: name, move: `${verb} ${name}`, may: `${verb} ${name}` in legal, card: name, count }));
  }
  const left = new Set<string>();
  return icons.flatMap((icon, i): Target[] => {
    if (!icon.open) return [];
    const taker = icon.taker ?? null;
    const twin = taker === null && left.has(icon.icon);
    if (taker === null) left.add(icon.icon);
    const move = `take ${icon.icon}`;
    return [{ ...bare, key: `${i}`, move, may: taker === null && !twin && move in legal, icon: icon.icon, taker, gives: icon.gives, worth: icon.worth ?? null }];
  });
}
