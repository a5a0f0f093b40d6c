// What a seat's panel says in the Movie: its tiles and figures as icons, and what it did last.
import type { Chip, LastMove } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import type { Told } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";
import { ABILITIES, dyeOf, type Figure, FIGURES, KINDS, PLAIN, tileOf } from "./moves";
import { seen, tileArgs, tileNamed } from "./saying";
import { events, roman } from "./scoring";

/** What a seat is known to hold: its tiles by the acts on their backs, Good Counsels that everybody knows of, and its unused figures. */
export function chips(play: Play, seat: number): Chip[] {
  const at = seen(play).seats?.[seat];
  if (!at) return [];
  const acts = tongue.words.series(at.hand.map((tile) => tileOf(tile)?.act ?? 0).sort().map(roman));
  const found: Chip[] = [{ icon: PLAIN, count: acts || 0, said: t("table-backs", { count: at.hand.length, acts }) }];
  if (at.shown.length) found.push({ icon: ABILITIES.good_counsel.icon, count: at.shown.length, said: t("table-shown", { count: at.shown.length }) });
  const left = KINDS.filter((figure) => at.figures[figure]);
  return found.concat(left.map((figure) => ({ icon: FIGURES[figure].icon, count: at.figures[figure]!, said: t("table-figures", { figure, count: at.figures[figure]! }) })));
}

/** What is said of a tile, by what happened to it. */
const TILES: Record<string, string> = { "note-laid": "laid", "note-replaced": "over", "note-cashed": "cashed", "note-removed": "removed", "note-swapped": "swapped" };

/** What a seat did last, in a few words: of its turn what was played; a draw says less than the tile that was laid after it. */
export function lastMove({ says = [] }: Told): LastMove | null {
  for (const { id, args, points } of events(says)) {
    if (id === "note-placed" || id === "note-counselled") {
      const figure = tongue.words.piece(args.figure);
      return { text: id === "note-placed" ? figure : t("table-last-counselled", { figure }), icon: FIGURES[args.figure as Figure]?.icon ?? "" };
    }
    if (id === "note-passed") return { text: t("table-last-passed") };
    if (!(id in TILES) || !("kind" in args)) continue;
    const tile = tileOf(args.kind);
    const other = "other-kind" in args ? tileOf(args["other-kind"]) : null;
    return { text: t(`table-last-${TILES[id]}`, { tile: tileNamed(args.kind), ...(other ? tileArgs(other, "other") : {}) }), icon: tile?.ability ? ABILITIES[tile.ability].icon : PLAIN, dye: `dye-${dyeOf(tile)}`, points };
  }
  return null;
}
