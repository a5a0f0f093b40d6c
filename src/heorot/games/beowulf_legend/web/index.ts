// The table of Beowulf: The Legend in the browser.
import "./dyes.css";
import type { GameTable } from "$lib/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { about, announces, aside, holds, label, places, tally, task } from "./saying";
import { chips, lastMove } from "./seats";

const reading = () => import("./reading"); // what is read out when somebody asks

const table: GameTable = {
  Board,
  Hand,
  Scene: () => import("./Scene.svelte"),
  rail: false,
  handHeight: 80,
  task,
  about,
  tally,
  announces,
  holds,
  chips,
  lastMove,
  asks: { about: "track", holds: "holds" },
  places,
  label,
  aside,
  describe: async (play) => (await reading()).describe(play),
  held: async (play) => (await reading()).held(play),
  commands: {
    "table-command-episode": async (play, rest) => (await reading()).episodeCommand(play, rest),
    "table-command-odds": async (play) => (await reading()).oddsCommand(play),
  },
};

export default table;
