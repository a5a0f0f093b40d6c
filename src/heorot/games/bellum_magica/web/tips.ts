// What is said once, in one line, when it happens for the first time in a first game.
import type { Tip } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import { lordOf, seen } from "./saying";

const asked = (play: Play, step: string): boolean => play.myTurn && seen(play).step === step;
const heard = (play: Play, id: string, mine = false): boolean =>
  play.told.some((told) => told.says?.some((said) => said.id === id && (!mine || said.args["seat"] === play.eyes)));
const can = (play: Play, verb: string): boolean => play.myTurn && Object.keys(play.legal).some((move) => move.startsWith(verb));

export default [
  { id: "place", when: (play) => asked(play, "place") },
  { id: "last", when: (play) => seen(play).last === "chests" },
  { id: "robbed", when: (play) => heard(play, "note-robbed", true) },
  { id: "roll", when: (play) => asked(play, "reroll") || (!!seen(play).face && play.myTurn) },
  { id: "attack", when: (play) => asked(play, "attack") },
  { id: "raid", when: (play) => asked(play, "attack") && can(play, "raid ") },
  { id: "scouts", when: (play) => heard(play, "note-scouted") },
  { id: "hire", when: (play) => asked(play, "hire") },
  { id: "glyphs", when: (play) => (play.eyes === null ? 0 : (lordOf(play, play.eyes)?.glyphs ?? 0)) > 0 },
  { id: "tavern", when: (play) => asked(play, "attack") && (seen(play).day ?? 0) > 1 && can(play, "attack Tavern") },
  { id: "night", when: (play) => (seen(play).day ?? 0) > 1 },
] satisfies Tip[];
