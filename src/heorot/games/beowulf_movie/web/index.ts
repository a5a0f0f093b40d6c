// The table of Beowulf: The Movie Board Game in the browser.
import "./dyes.css";
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, announces, aside, holds, label, task } from "./saying";
import { placesOf } from "./scoring";
import { chips, lastMove } from "./seats";

const table: GameTable = {
  Board,
  Hand,
  task,
  about,
  holds,
  chips,
  lastMove,
  asks: { about: "act", holds: "holds" },
  announces,
  label,
  atOnce: (move) => move === "draw" || move === "pass", // there is nothing to weigh
  handHeight: 132,
  aside,
  places: (saying, play, line) => placesOf(saying, play.told, line),
  typed: () => import("./spoken"),
};

export default table;
