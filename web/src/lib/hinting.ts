// What the best bot advises, as sentences: for the card at the board and for the command box.
import type { Play } from "./play.svelte";
import type { Hinted, Hints, Message } from "./wire";
import type { Words } from "./words.svelte";

/** What is said of a move that is advised. */
export interface Said {
  hinted: Hinted;
  /** What it is called. */
  move: string;
  /** How often it wins and with which lead; nothing where no games were played on. */
  odds: { percent: string; said: string } | null;
  /** What it does and why it scores, if it does. */
  deed: string;
  reasons: { text: string; clause: string }[];
}

const signed = (lead: number) => ({ sign: lead < 0 ? "−" : "+", lead: Math.abs(lead) });

/** Return the percentage of a share, and the lead in whole points: more is not known. */
const rounded = (one: Hinted) => ({ share: Math.round((one.share ?? 0) * 100), ...signed(Math.round(one.lead ?? 0)) });

/** Return what is said of every move; a move within a sentence is written as it is typed. */
export function saidOf(hints: Hints, play: Play, words: Words, label: (move: string) => string): Said[] {
  return hints.moves.map((hinted) => ({
    hinted,
    move: label(hinted.move),
    odds: hints.games ? { percent: words.t("hint-percent", rounded(hinted)), said: words.t("hint-odds", rounded(hinted)) } : null,
    deed: words.tell(hinted.says ?? [], play.names).filter((told) => told.points).slice(0, 1).map((told) => words.sentence(told)).join(""),
    reasons: (hinted.because ?? []).map((cause) => ({ text: capital(words.say(named(cause, label), play.names)), clause: cause.clause ?? "" })),
  }));
}

/** Return the same as lines to be read. */
export function hintLines(hints: Hints, play: Play, words: Words): string[] {
  const said = saidOf(hints, play, words, (move) => play.notation.here(move));
  return [
    how(hints, words),
    ...said.flatMap((one, i) => [
      hints.games ? words.t("hint-line", { rank: i + 1, move: one.move, ...rounded(one.hinted) }) : words.t("hint-line-alone", { rank: i + 1, move: one.move }),
      ...one.reasons.map((reason) => reason.text),
    ]),
  ];
}

/** Return where all of it comes from. */
export const how = (hints: Hints, words: Words): string => (hints.games ? words.t("hint-played", { games: hints.games }) : words.t("hint-unplayed"));

/** Return a reason in which the other move is called by its name. */
function named(cause: Message, label: (move: string) => string): Message {
  const than = cause.args["than"];
  return typeof than === "string" ? { ...cause, args: { ...cause.args, than: label(than) } } : cause;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
