// What is said once, in a first game of the Legend, when something comes for the first time.
import "./index"; // so that what both need stays in one file with the table
import type { Tip } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import { cardIn, episodeNow, handOf, mine, seen } from "./saying";

const NEAR = 4; // episodes before the last, from which on the end is near

/** Whether these eyes are asked to do something of this kind now. */
const asked = (play: Play, step: string): boolean => play.myTurn && seen(play).step === step;
const bluffs = (play: Play): boolean => ![undefined, false].includes(seen(play).options?.["bluff"] as boolean | undefined);
/** Whether the major episode before made these eyes start player: nothing has happened in this one yet. */
const flagged = (play: Play): boolean => play.told.slice(-12).some(({ says }) => says?.some(({ id, args }) => id === "note-new-start" && args["seat"] === play.eyes));

const tips: Tip[] = [
  { id: "wound", when: (play) => (mine(play)?.wounds ?? 0) > 0 },
  { id: "scratch", when: (play) => (mine(play)?.scratches ?? 0) > 0 },
  { id: "flag", when: flagged },
  { id: "special", when: (play) => handOf(play).some((name) => cardIn(play, name).special) },
  { id: "court", when: (play) => asked(play, "give") && !!episodeNow(play)?.give.includes("any") },
  { id: "risk", when: (play) => asked(play, "risk") },
  { id: "bluff", when: (play) => asked(play, "lay") && bluffs(play) },
  { id: "lay", when: (play) => asked(play, "lay") },
  { id: "turn", when: (play) => asked(play, "turn") },
  { id: "take", when: (play) => asked(play, "take") },
  { id: "recover", when: (play) => asked(play, "recover") },
  { id: "select", when: (play) => asked(play, "select") },
  { id: "bid", when: (play) => asked(play, "bid") },
  { id: "end", when: (play) => (seen(play).episode ?? 0) >= (seen(play).track?.length ?? Infinity) - NEAR },
];

export default tips;
