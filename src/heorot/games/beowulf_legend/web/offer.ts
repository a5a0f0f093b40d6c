// What an episode offers, loaded with the first that offers something: rewards or cards to be taken, and what is said of them.
import type { Play } from "$lib/play.svelte";
import { t } from "$lib/words.svelte";
import { oursSaid, specialsOf } from "./saying";

export { default as Targets } from "./Targets.svelte";

/** What is said of a reward, and of a special card besides what of it is reconstructed. */
export function withSource(play: Play, icon: string, what: string): string {
  const special = specialsOf(play).find((one) => one.card === icon);
  const ours = special ? oursSaid(special) : "";
  return ours ? t("table-asked", { what, ours }) : what;
}
