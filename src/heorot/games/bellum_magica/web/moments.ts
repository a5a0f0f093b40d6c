// What is seen and heard in Bellum Magica, and which places stay marked. What it takes to tell a day (telling.ts) is loaded when something happens.
import type { BellumMagicaSaying } from "$lib/api";
import type { GameMoments } from "$lib/moments";
import { parse } from "./moves";
import { events } from "./places";

let tell: typeof import("./telling").tell | null = null;

const moments: GameMoments<BellumMagicaSaying> = {
  async ready() {
    tell = (await import("./telling")).tell;
  },
  together: (told, beat) => tell?.(told, beat) ?? [],
  marks({ move, says }) {
    const made = parse(move);
    if (made?.act === "attack") return [made.place];
    if (made?.act === "hire") return [`horde ${made.creature}`];
    return events(says).flatMap((said) => (said.id === "note-raided" || said.id === "note-raided-up-to" ? [`lord ${said.args.other}`] : []));
  },
};

export default moments;
