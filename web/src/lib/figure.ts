// What a move itself brings its maker: exactly (a number), between two numbers, about so much, or nothing is known (null). Shown as a short sign and,
// for those who listen, in words; both are messages (figure-… in src/heorot/words.*.ftl), as core/preview.py makes them for the terminal.
import type { Figure } from "./wire";
import type { Words } from "./words.svelte";

export type Worth = number | Figure | null;
/** The moves that may be made, with what each is worth. */
export type Legal = Readonly<Record<string, Worth>>;

const sign = (points: number): string => (points < 0 ? "−" : "+");
const round = (mean: number): number => Math.round(mean * 10) / 10;

/** Return the number by which moves are put in order: what is expected, else the middle; what is unknown comes last. */
export function middle(worth: Worth): number {
  if (worth === null) return -Infinity;
  if (typeof worth === "number") return worth;
  return worth.mean ?? (worth.low + worth.high) / 2;
}

/** Whether a move surely brings nothing. */
export const isNothing = (worth: Worth): boolean => worth === 0;

/** Whether a move brings a loss, as far as one can tell. */
export const isLoss = (worth: Worth): boolean => worth !== null && middle(worth) < 0;

/** Return a worth as a short sign: "+3", "+4–8", "≈ +5.5"; nothing where nothing is known. */
export function short(worth: Worth, words: Words): string {
  if (worth === null) return "";
  if (typeof worth === "number") return words.t("figure-exact", { sign: sign(worth), points: Math.abs(worth) });
  const { low, high, mean } = worth;
  if (typeof mean === "number") return words.t("figure-mean", { sign: sign(mean), points: Math.abs(round(mean)) });
  if (low >= 0) return words.t("figure-range", { sign: low ? "+" : "", low, high });
  return words.t("figure-across", { sign: "−", low: -low, other: sign(high), high: Math.abs(high) });
}

/** Return a worth to be read aloud: "3 points", "4 to 8 points", "about 5.5 points (4 to 8)"; nothing where nothing is known. */
export function inFull(worth: Worth, words: Words): string {
  if (worth === null) return "";
  if (typeof worth === "number") return words.t("figure-exact-said", { points: worth });
  const { low, high, mean } = worth;
  return typeof mean === "number" ? words.t("figure-mean-said", { mean: round(mean), low, high }) : words.t("figure-range-said", { low, high });
}
