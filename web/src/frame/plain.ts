// The plain table: plays any game that has no board of its own, from its view and its legal moves alone.
import type { GameTable } from "$lib/game";
import { tongue } from "$lib/words.svelte";
import PlainBoard from "./PlainBoard.svelte";
import { spoken } from "./spoken";

const plain: GameTable = {
  Board: PlainBoard,
  task: () => tongue.words.t("frame-choose"),
  describe: (play) => Object.entries(play.view).map(([name, value]) => tongue.words.t("name-said", { name, said: spoken(value) })),
};

export default plain;
