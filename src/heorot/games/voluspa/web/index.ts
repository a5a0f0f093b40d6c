// Völuspá's table in the browser.
import "./dyes.css";
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, aroundCommand, aside, chips, describe, holds, label, lastMove, places, rowCommand, task } from "./saying";

const table: GameTable = {
  Board,
  Hand,
  task,
  about,
  holds,
  chips,
  lastMove,
  label,
  places,
  asks: { about: "pile", holds: "holds" },
  aside,
  describe,
  commands: { "table-command-row": rowCommand, "table-command-around": aroundCommand },
};

export default table;
