// What stands in a seat's panel: what its lord has as icons, and what he did last with its piece.
import type { Chip, LastMove } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import type { Told } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";
import { FIGURES, ICONS, KINDS } from "./lines";
import { events } from "./places";
import { amounts, lordOf, seen } from "./saying";

/** What a lord attacks with today and what defends him; who is captain, and who has decided. */
export function chips(play: Play, seat: number): Chip[] {
  const lord = lordOf(play, seat);
  const { face, captain, day } = seen(play);
  if (!lord?.castle) return [];
  const line = face ? lord.lines[face - 1] : undefined;
  const force = line ? { swords: line.swords, magic: line.magic, thieves: line.thieves } : {};
  const found: Chip[] = Object.entries(force).flatMap(([sign, count]) => (count ? [{ icon: ICONS[sign]!, count, said: amounts({ [sign]: count }) }] : []));
  found.push({ icon: ICONS["shield"]!, count: lord.shield, said: t("table-defence", { shield: lord.shield, magic: 0 }) });
  if (lord.magic_shield) found.push({ icon: ICONS["magic_shield"]!, count: lord.magic_shield, said: t("table-defence", { shield: lord.shield, magic: lord.magic_shield }) });
  if (captain === seat && day) found.push({ icon: "inverted-dice-5", said: t("table-captain") });
  return found;
}

const group = (play: Play, id: string): string => seen(play).seats?.flatMap((lord) => lord.creatures).find((one) => one.id === id)?.group ?? "goblin";

/** What a seat did last, in a few words; nothing of a roll that is kept and of an evening that ends, for an earlier move says more. */
export function lastMove(told: Told, play: Play): LastMove | null {
  const { words } = tongue;
  for (const { id, args } of events(told.says)) {
    switch (id) {
      case "note-took": {
        const best = KINDS.findLast((kind) => args[kind] > 0);
        const other = (["barrels", "glyphs", "food"] as const).find((sign) => args[sign] > 0);
        const sign = best ?? other ?? "swords";
        return { text: t("table-last-took", words.pieceArgs("place", args.place)), icon: ICONS[sign]!, dye: `dye-${best ?? DYE[sign]}` };
      }
      case "note-took-nothing":
        return { text: t("table-last-took", words.pieceArgs("place", args.place)), icon: ICONS["swords"]!, dye: "dye-sword" };
      case "note-raided":
      case "note-raided-up-to":
        return { text: t("table-last-raided", { name: play.names[args.other] ?? "" }), icon: ICONS["thieves"]!, dye: "dye-thief" };
      case "note-hired":
        return { text: t("table-last-hired", { ...words.pieceArgs("creature", args.creature), side: args.side }), icon: FIGURES[group(play, args.creature)]!, dye: `dye-${args.side === "left" ? "gather" : "war"}` };
      case "note-placed":
        return { text: words.series([[args.creature, args.side], [args.other, args.other_side]].map(([creature, side]) => t("table-last-hired", { ...words.pieceArgs("creature", creature!), side: side! }))), icon: FIGURES["goblin"]!, dye: "dye-creature" };
      case "note-castle-chosen":
        return { text: words.piece(args.castle, "full"), icon: FIGURES["castle"]!, dye: "dye-keep" };
      case "note-paid-barrel":
        return { text: t("table-last-barrel"), icon: ICONS["barrels"]!, dye: "dye-barrel" };
      case "note-cast":
      case "note-held":
        return { text: t("table-last-spell"), icon: ICONS["spells"]!, dye: "dye-magic" };
      case "note-stayed":
        return { text: t("table-last-stayed"), icon: ICONS["swords"]!, dye: "dye-sword" };
    }
  }
  return null;
}
const DYE: Record<string, string> = { barrels: "barrel", glyphs: "glyph", food: "food", swords: "sword" };
