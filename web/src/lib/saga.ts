// The saga: what happened at a table, line by line, as its reader may know it.
import type { Play } from "./play.svelte";
import type { Event, Told } from "./wire";
import type { Sentence, Words } from "./words.svelte";

export interface SagaLine {
  key: string;
  kind: "move" | "draw" | "table" | "chat";
  /** Whose shield stands before it. */
  seat: number | null;
  told: Sentence | null;
  text: string;
  /** Whether it was taken back later. */
  undone: boolean;
  /** The record's line, for moves. */
  line: number;
}

type What = Event["what"];

/** Return the moves among events, the dealer's too. */
export const movesOf = (events: readonly Event[]): Told[] => events.flatMap(({ what }) => (what.is === "move" ? [what] : []));

/** Return the moves that counted, the dealer's too: what was taken back is left out. */
export function kept(events: readonly Event[]): Told[] {
  let moves: Told[] = [];
  for (const { what } of events) {
    if (what.is === "move") moves.push(what);
    else if (what.is === "undone") moves = moves.filter((move) => move.line < what.to);
  }
  return moves;
}

/** Return the events without what muted people said. */
export const audible = (events: readonly Event[], muted: readonly string[] = []): readonly Event[] =>
  muted.length ? events.filter(({ what }) => what.is !== "said" || !muted.includes(what.person)) : events;

/** Return the saga of these events; people are the names of the seats, eyes whose draws may be told; what is untold yet waits. */
export function saga(events: readonly Event[], words: Words, people: readonly string[], eyes: number | null, untold: Play["untold"] = null): SagaLine[] {
  const lines: SagaLine[] = [];
  let begun = false;
  for (const { seq, what } of events) {
    if (what.is === "move") {
      begun ||= what.seat >= 0;
      lines.push(...ofMove(toldSoFar(what, untold), seq, words, people, eyes, begun));
    } else {
      if (what.is === "undone") for (const line of lines) if (line.line >= what.to) line.undone = true;
      const text = ofTable(what, words, people);
      const seat = "seat" in what ? what.seat : null;
      if (text) lines.push({ key: `${seq}`, kind: what.is === "said" ? "chat" : "table", seat, told: null, text, undone: false, line: -1 });
    }
  }
  return lines;
}

/** Return a move with what the board has told of it. */
export function toldSoFar(what: Told, untold: Play["untold"]): Told {
  if (!untold || what.line < untold.line) return what;
  return { ...what, says: (what.says ?? []).slice(0, what.line === untold.line ? untold.says : 0) };
}

function ofMove(what: Told, seq: number, words: Words, people: readonly string[], eyes: number | null, begun: boolean): SagaLine[] {
  const told = words.tell(what.says ?? [], people).filter(({ part, seat }) => (part === "dealing" ? begun && seat === eyes : part !== "showing")); // what is shown one by one is told at once, by a deed
  return told.map((sentence, i) => ({
    key: `${seq}.${i}`,
    kind: sentence.part === "dealing" ? "draw" : "move",
    seat: sentence.seat,
    told: sentence,
    text: words.sentence(sentence),
    undone: false,
    line: what.line,
  }));
}

/** Return what to say of something that is no move; nothing where it needs no words. A bot is called as its reader calls it. */
function ofTable(what: What, words: Words, people: readonly string[]): string {
  const name = "name" in what && what.is !== "botted" ? what.name : "seat" in what && what.seat !== null ? (people[what.seat] ?? "") : "";
  switch (what.is) {
    case "said":
      return words.t("saga-said", { name: what.name, text: what.text });
    case "undone":
    case "began":
    case "paused":
    case "reopened":
      return words.t(`saga-${what.is}`);
    case "begins":
      return what.seat === null ? words.t("saga-begins-lot") : words.t("saga-begins", { name });
    case "ended":
      return words.t(`saga-ended-${what.how}`);
    case "asked":
      return words.t(`saga-asked-${what.what}`, { name, of: people[what.of ?? -1] ?? "" });
    case "nudged":
      return words.t("saga-nudged", { name, of: people[what.of] ?? "" });
    case "answered":
      return words.t(what.yes ? "saga-agreed" : "saga-declined", { name });
    case "stood":
      return words.t(what.why === "removed" ? "saga-removed" : "saga-stood", { name });
    case "stoodin":
      return words.t(`saga-stoodin-${what.why}`, { name });
    case "sat":
    case "botted":
    case "conceded":
    case "returned":
    case "moved":
    case "resumed":
    case "handed":
      return words.t(`saga-${what.is}`, { name });
    default:
      return "";
  }
}
