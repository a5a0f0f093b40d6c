// The day that the pictures of how to play show: one position, held against the rules by a test.
import { Practice } from "$lib/practice.svelte";
import { t } from "$lib/words.svelte";
import day from "./day.json";

let made: Practice | undefined;
const names = (): string[] => [1, 2].map((number) => t("table-lord-number", { number }));

/** Return the day's board, asked for once; it is ready when its position has come. */
export function theDay(): Practice {
  if (!made || made.trouble) {
    made = new Practice("bellum_magica", { position: day, seat: 0 }, names(), () => false);
    void made.again();
  }
  made.play.names = names();
  return made;
}
