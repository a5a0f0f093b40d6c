// What is said once to whoever plays Völuspá for the first time, each line when it first matters.
import { middle } from "$lib/figure";
import type { Tip } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import { spots } from "./rows";
import { handOf, seen } from "./saying";

const laid = (play: Play) => seen(play).tiles ?? [];
const lies = (play: Play, kind: string): boolean => laid(play).some(({ tile }) => tile === kind);
/** Whether it is one's turn, with such a tile in hand. */
const has = (play: Play, kind: string): boolean => play.myTurn && handOf(play).includes(kind);
const mine = (play: Play) => (play.last?.seat === play.eyes ? (play.last?.says ?? []) : []);

export default [
  { id: "hermod", when: (play) => play.myTurn && !!seen(play).hermod },
  { id: "last", when: (play) => seen(play).pile === 0 && handOf(play).length > 0 },
  { id: "pick", when: (play) => play.myTurn && !play.picked && Object.values(play.legal).some((worth) => middle(worth) > 0) },
  { id: "tie", when: (play) => mine(play).some(({ id }) => id === "note-row-tied") },
  { id: "two", when: (play) => mine(play).filter(({ points }) => points > 0).length > 1 },
  { id: "covered", when: (play) => laid(play).some(({ beneath }) => beneath) },
  { id: "seven", when: (play) => spots(seen(play)).some(({ closed }) => closed) },
  { id: "loki", when: (play) => laid(play).some(({ power, strength }) => power !== strength) },
  { id: "troll", when: (play) => (seen(play).cells ?? []).some(({ troll }) => troll) },
  { id: "shown", when: (play) => (seen(play).seats ?? []).some(({ seat, shown }) => seat !== play.eyes && shown.length) },
  { id: "hel", when: (play) => play.picked === "hel" },
  { id: "jotun", when: (play) => play.picked === "jotun" },
  { id: "serpent", when: (play) => play.picked === "serpent" },
  { id: "skadi", when: (play) => play.picked === "skadi" },
  { id: "dragon", when: (play) => play.picked === "dragon" },
  { id: "valkyrie", when: (play) => has(play, "valkyrie") && lies(play, "valkyrie") },
  { id: "fenrir", when: (play) => has(play, "fenrir") && lies(play, "fenrir") },
] satisfies Tip[];
