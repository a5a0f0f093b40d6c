// What a first game of the Movie points out, each thing when it first occurs.
import type { BeowulfMovieView } from "$lib/api";
import type { Tip } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import { type Ability, figureOf, tileOf } from "./moves";

const FEW = 5; // open spaces
// not from saying.ts, so that the table's own words need no chunk beside the table
const seen = (play: Play) => play.view as Partial<BeowulfMovieView>;
const cellsOf = (play: Play) => seen(play).cells ?? [];
const handOf = (play: Play) => (play.eyes === null ? [] : (seen(play).seats?.[play.eyes]?.hand ?? []));
const openSpaces = (play: Play) => cellsOf(play).filter((cell) => cell.kind === "open").length;
const asked = (play: Play, ...steps: string[]): boolean => play.myTurn && !play.telling && steps.includes(seen(play).step ?? "");
const holds = (play: Play, ability: Ability): boolean => asked(play, "play") && handOf(play).some((tile) => tileOf(tile)?.ability === ability);
const figures = (play: Play): boolean => cellsOf(play).some((cell) => cell.kind === "figure");
const others = (play: Play): boolean => cellsOf(play).some((cell) => cell.kind === "figure" && cell.owner !== play.eyes);

/** The rarest first: of several that fit, the first one that was not seen yet is shown. */
const tips: Tip[] = [
  { id: "ability", when: (play) => asked(play, "remove", "swap") },
  { id: "last", when: (play) => asked(play, "turn") && seen(play).last === true },
  { id: "act", when: (play) => asked(play, "turn") && (seen(play).act ?? 1) > 1 },
  { id: "numbers", when: (play) => asked(play, "turn") && figureOf(play.picked) === null },
  { id: "drawn", when: (play) => asked(play, "play") && !!seen(play).drawn },
  { id: "treasure", when: (play) => holds(play, "treasure") },
  { id: "counsel", when: (play) => holds(play, "good_counsel") },
  { id: "horn", when: (play) => holds(play, "royal_dragon_horn") },
  { id: "gorge", when: (play) => holds(play, "gorge") },
  { id: "treachery", when: (play) => play.myTurn && !play.telling && cellsOf(play).some((cell) => cell.ability === "treachery") },
  { id: "few", when: (play) => asked(play, "turn") && !seen(play).last && openSpaces(play) <= FEW },
  { id: "peril", when: (play) => asked(play, "play") && others(play) && handOf(play).some((tile) => (tileOf(tile)?.value ?? 0) < 0) },
  { id: "standing", when: (play) => asked(play, "turn") && play.picked === null && figures(play) },
];

export default tips;
