// What is seen while an act is counted, and when the next one begins: moments as those of a move, though no move brings them.
import { pace } from "$lib/flip";
import type { Moment } from "$lib/moments";
import { TIMES } from "$lib/moments-beat";
import { before } from "$lib/moments-stage";
import type { Play } from "$lib/play.svelte";
import { t } from "$lib/words.svelte";
import { announces, seen } from "./saying";
import { roman, type Scored } from "./scoring";

const GREAT = 20; // points of a figure of one's own that are celebrated …
const POOR = -10; // … or felt

/** Let moments be seen together; returns when the first of them is over. */
async function show(play: Play, ...moments: Moment[]): Promise<void> {
  if (!moments.length || !pace(1) || document.visibilityState === "hidden") return;
  const cues = moments.map((moment) => ({ moment, start: 0, time: pace(moment.time ?? TIMES[moment.is]) }));
  await new Promise<void>((over) => {
    const seen = before(cues, play).play((cue) => cue === cues[0] && over());
    setTimeout(() => (seen.skip(), over()), 2 * Math.max(...cues.map(({ time }) => time))); // the number beside the name still beats after its coin
  });
}

/** The points of a figure go to its seat; what is one's own and much is celebrated or felt. */
export function pays(play: Play, { cell, seat, points }: Scored): Promise<void> {
  const coin: Moment = { is: "coin", from: cell, seat, points };
  if (!points) return show(play);
  if (seat !== play.eyes) return show(play, coin);
  return show(play, coin, ...(points >= GREAT ? [{ is: "cheer", at: cell, seat } as const] : points <= POOR ? [{ is: "wound", seat } as const] : []));
}

/** An act begins. */
export const begins = (play: Play): Promise<void> => show(play, { is: "banner", text: t("table-act", { act: roman(seen(play).act ?? 0) }), small: announces(play) });
