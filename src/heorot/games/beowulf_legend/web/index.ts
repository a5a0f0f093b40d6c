// The table of Beowulf: The Legend in the browser.
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, announces, aside, describe, episodeCommand, held, holds, label, oddsCommand, places, tally, task } from "./saying";

const table: GameTable = {
  Board,
  Hand,
  task,
  about,
  tally,
  announces,
  holds,
  asks: { about: "track", holds: "holds" },
  places,
  label,
  aside,
  describe,
  held,
  commands: { "table-command-episode": episodeCommand, "table-command-odds": oddsCommand },
};

export default table;
