// The table of Beowulf: The Movie Board Game in the browser.
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, announces, aside, describe, held, holds, label, spaceCommand, task } from "./saying";
import { placesOf } from "./scoring";

const table: GameTable = {
  Board,
  Hand,
  task,
  about,
  holds,
  asks: { about: "act", holds: "holds" },
  announces,
  label,
  aside,
  describe,
  held,
  places: (saying, play, line) => placesOf(saying, play.told, line),
  commands: { "table-command-space": spaceCommand },
};

export default table;
