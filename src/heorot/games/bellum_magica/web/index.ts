// The table of Bellum Magica in the browser.
import "./dyes.css";
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { places } from "./places";
import { chips, lastMove } from "./seats";
import { about, announces, aside, holds, label, tally, task } from "./saying";

const table: GameTable = {
  Board,
  Hand,
  Ending: () => import("./Ending.svelte"),
  Scene: () => import("./Scene.svelte"),
  handHeight: 46,
  task,
  about,
  holds,
  chips,
  lastMove,
  asks: { about: "stack", holds: "lord" },
  tally,
  announces,
  looks: true,
  places,
  label,
  aside,
  typed: () => import("./spoken"),
};

export default table;
