// The command box: a move as a line, or a question about the table, answered with sentences.
import { inFull, middle, short, type Worth } from "./figure";
import type { GameTable } from "./game";
import { folded } from "./notation";
import type { Play } from "./play.svelte";
import type { SagaLine } from "./saga";
import type { Advice, Hints } from "./wire";
import { inWords, type Words } from "./words.svelte";

const MOST_LISTED = 12; // legal moves that are read out

/** What a command can ask of the table around it. */
export interface Asking {
  play: Play;
  own: GameTable;
  words: Words;
  lines: SagaLine[];
  undo: (() => void) | undefined;
  hint: () => Promise<Hints | null>;
}

type Answer = (asking: Asking, rest: string) => string[] | Promise<string[]>;

const OWN: Record<string, Answer> = {
  "command-board": ({ play, own, words }) => own.describe?.(play) ?? [words.t("command-nothing")],
  "command-hand": ({ play, own, words }) => own.held?.(play) ?? [words.t("command-nothing")],
  "command-legal": legal,
  "command-scores": ({ play, own, words }) =>
    play.names.map((seat, i) => {
      const tally = own.tally?.(play, i);
      return tally ? words.t("command-tally", { said: tally.said, count: tally.count }) : words.t("scores", { seat, points: play.points[i] ?? 0 });
    }),
  "command-last": ({ play, lines, words }) => {
    const last = lines.findLast((line) => line.kind === "move" && !line.undone);
    return last?.told ? words.tell(last.told.says, play.names, true).map((told) => words.sentence(told)) : [words.t("nothing-yet")];
  },
  "command-why": why,
  "command-hint": async (asking) => {
    const hints = await asking.hint();
    return hints ? (await import("./hinting")).hintLines(hints, asking.play, asking.words) : [asking.words.t("command-nothing")];
  },
  "command-about": async ({ play, own, words }, rest) => (await import("./about")).about(words, rest, (piece) => own.printed?.(play, piece) ?? null), // it is rarely asked
  "command-undo": ({ undo, words }) => {
    undo?.();
    return [words.t(undo ? "undone" : "undo-nothing")];
  },
  "command-help": ({ own, words }) => [
    words.t("command-answer", { commands: words.facts([...Object.keys(OWN), ...Object.keys(own.commands ?? {})].map((id) => words.t(id))) }),
  ],
};

/** Return what a typed line leads to: sentences, and nothing where a move was made (the saga tells it). */
export async function obey(at: Asking, typed: string): Promise<string[]> {
  const asking: Asking = { ...at, own: { ...at.own, ...(await at.own.typed?.()) } };
  const { play, own, words } = asking;
  const [verb = "", ...rest] = typed.trim().split(/\s+/);
  if (!verb) return [];
  if (verb.startsWith("?")) return OWN["command-about"]!(asking, typed.trim().slice(1));
  const all: Record<string, Answer> = {
    ...OWN,
    ...Object.fromEntries(Object.entries(own.commands ?? {}).map(([id, answer]) => [id, (a: Asking, r: string) => answer(a.play, r)])),
  };
  for (const [id, answer] of Object.entries(all)) {
    const called = [words.t(id), id.split("command-")[1] ?? id];
    if (called.some((name) => folded(name) === folded(verb))) return answer(asking, rest.join(" "));
  }
  const english = play.notation.english(typed);
  const moves = Object.keys(play.legal);
  const exact = moves.find((move) => folded(move) === folded(english) || folded(play.notation.here(move)) === folded(typed));
  const found = exact ? [exact] : play.notation.matches(typed, moves);
  if (found.length > 1) return [words.t("move-ambiguous", { text: typed, names: words.series(found.slice(0, 6).map((m) => play.notation.here(m))) })];
  if (!found.length) return whyOf(asking, english);
  play.staged = found[0]!;
  await play.confirm();
  return play.trouble ? [inWords(play.trouble, words)] : [];
}

function legal({ play, words }: Asking, rest: string): string[] {
  const moves = rest ? play.notation.matches(rest, Object.keys(play.legal)) : Object.keys(play.legal);
  const sorted = moves.sort((a, b) => order(play.legal[b]) - order(play.legal[a]));
  const told = sorted.slice(0, MOST_LISTED).map((move) => worthOf({ play, words }, move, play.legal[move] ?? null));
  const more = sorted.length - told.length;
  const next = sorted[MOST_LISTED];
  return [
    words.t("legal-count", { moves: sorted.length }),
    ...told,
    ...(next ? [moreOf(words, more, play.legal[next] ?? null)] : []),
  ];
}

const order = (worth: Worth | undefined): number => middle(worth ?? null);

/** Return a move with what it is worth; alone where that is not known. */
function worthOf({ play, words }: Pick<Asking, "play" | "words">, line: string, worth: Worth): string {
  const move = play.notation.here(line);
  return worth === null ? words.t("command-move-alone", { move }) : words.t("command-move", { move, worth: inFull(worth, words) });
}

function moreOf(words: Words, moves: number, best: Worth): string {
  return best === null ? words.t("legal-others", { moves }) : words.t("legal-more", { moves, points: short(best, words) });
}

function why(asking: Asking, rest: string): Promise<string[]> {
  return whyOf(asking, asking.play.notation.english(rest));
}

async function whyOf(asking: Asking, move: string): Promise<string[]> {
  const advice = await asking.play.ask(move);
  if (advice && !advice.clause) return told(asking, advice);
  const { refusal } = asking.play;
  if (!refusal?.said) return [asking.words.t("move-unknown", { text: move })];
  const reason = asking.words.say(refusal.said, asking.play.names);
  return [refusal.clause ? asking.words.t("why-refused", { clause: refusal.clause, reason }) : reason];
}

/** Return what a move would bring, as sentences; last what is not known of it yet. */
function told({ play, words }: Asking, advice: Advice): string[] {
  const sentences = words.tell(advice.says ?? [], play.names, true).filter(({ part }) => part === "deed" || part === "reason");
  return [
    worthOf({ play, words }, advice.move, advice.move in play.legal ? play.legal[advice.move]! : advice.points === undefined ? 0 : advice.points),
    ...(sentences.length ? sentences.map((sentence) => words.sentence(sentence)) : advice.message ? [words.say(advice.message, play.names)] : []),
    ...(advice.open ? [words.t(`open-${advice.open}`)] : []),
  ];
}
