// The table of Beowulf: The Legend in the browser.
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { about, aside, describe, episodeCommand, held, holds, label, oddsCommand, tally, task } from "./saying";

const table: GameTable = {
  Board,
  Hand,
  Ending,
  task,
  about,
  tally,
  holds,
  label,
  aside,
  describe,
  held,
  commands: { "table-command-episode": episodeCommand, "table-command-odds": oddsCommand },
};

export default table;
