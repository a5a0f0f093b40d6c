// What every seat did last: it stands in its panel until it moves again.
import type { GameTable, LastMove } from "./game";
import type { Play } from "./play.svelte";
import { toldSoFar } from "./saga";
import type { Told } from "./wire";
import type { Words } from "./words.svelte";

/** Return the last move of each seat that has something to say; where none has, the very last one as the saga tells it; nothing for a seat that has not moved. */
export function lastMoves(own: GameTable, play: Play, words: Words): (LastMove | null)[] {
  return play.names.map((_, seat) => {
    let quiet: LastMove | null = null;
    for (let at = play.told.length - 1; at >= 0; at--) {
      const told = play.told[at]!;
      if (told.seat !== seat) continue;
      const said = toldSoFar(told, play.untold);
      const found = said.says?.length ? (own.lastMove ? own.lastMove(said, play) : inShort(said, play, words)) : null;
      if (found) return found;
      quiet ??= said.says?.length ? inShort(said, play, words) : null;
    }
    return quiet;
  });
}

/** Return a move as the saga tells it, without its reasons. */
function inShort(told: Told, play: Play, words: Words): LastMove | null {
  const deed = words.tell(told.says ?? [], play.names)[0];
  return deed ? { text: deed.text, points: deed.points } : null;
}
