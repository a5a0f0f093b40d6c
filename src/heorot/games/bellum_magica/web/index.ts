// The table of Bellum Magica in the browser.
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { places } from "./places";
import { about, announces, aside, describe, held, holds, label, lineCommand, lordCommand, tally, task } from "./saying";

const table: GameTable = {
  Board,
  Hand,
  Ending,
  handHeight: 76,
  task,
  about,
  holds,
  asks: { about: "stack", holds: "lord" },
  tally,
  announces,
  looks: true,
  places,
  label,
  aside,
  describe,
  held,
  commands: { "table-command-line": lineCommand, "table-command-lord": lordCommand },
};

export default table;
