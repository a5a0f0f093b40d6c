// Moves as lines: the hall speaks English notation (`Thor 3,-1`, `discard Loki`); players read and type it in their own language.
import type { Words } from "./words.svelte";

/** Return a name as it is compared: large and small letters, accents and dots are all one. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("−", "-").replace(/\s+/g, " ").trim();
}

/** The names of a game's pieces and verbs: what they are called here, and in English. */
export class Notation {
  private names: { id: string; english: string; here: string; full: string }[] = [];

  constructor(words: Words, english: Words) {
    for (const id of messageIds(english)) {
      const kind = id.startsWith("piece-") ? "piece-" : id.startsWith("verb-") ? "verb-" : "";
      if (!kind) continue;
      const bare = id.slice(kind.length);
      const name = (w: Words, form?: string) => (kind === "piece-" ? w.piece(bare, form) : w.t(id));
      this.names.push({ id: bare, english: name(english, "short"), here: name(words, "short"), full: name(words) });
    }
    this.names.sort((a, b) => b.english.length - a.english.length);
  }

  /** Return an English line in the language of the page. */
  here(line: string): string {
    return this.names.reduce((text, name) => replaced(text, name.english, name.here), line);
  }

  /** Return the English line that was meant by a typed one, names shortened or not; what cannot be read stays as it is. */
  english(typed: string): string {
    const words = typed.trim().split(/\s+/).flatMap((word) => word.split(/(?<=[^>])(?=>)|(?<=>)(?=[^>])/));
    const read: string[] = [];
    for (let i = 0; i < words.length; ) {
      const found = this.named(words, i);
      read.push(found?.english ?? words[i]!.replaceAll("−", "-"));
      i += found?.length ?? 1;
    }
    return read.join(" ").replace(/\s*>\s*/g, ">").replace(/\s*,\s*/g, ",");
  }

  /** Return the moves among these that begin as was typed. */
  matches(typed: string, moves: Iterable<string>): string[] {
    const english = folded(this.english(typed));
    const here = folded(typed);
    return [...moves].filter((move) => folded(move).startsWith(english) || folded(this.here(move)).startsWith(here));
  }

  private named(words: string[], at: number): { english: string; length: number } | null {
    for (const length of [3, 2, 1]) {
      if (at + length > words.length) continue;
      const said = folded(words.slice(at, at + length).join(" "));
      if (!/\p{L}/u.test(said)) continue;
      const called = this.names.filter((name) => [name.here, name.full, name.english].some((word) => folded(word) === said));
      const found = called.length ? called : this.names.filter((name) => [name.here, name.full].some((word) => folded(word).startsWith(said)));
      if (new Set(found.map((name) => name.english)).size === 1) return { english: found[0]!.english, length };
    }
    return null;
  }
}

function messageIds(words: Words): string[] {
  return [...(words.bundle as unknown as { _messages: Map<string, unknown> })._messages.keys()];
}

function replaced(text: string, name: string, by: string): string {
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}])${quoted}(?![\\p{L}])`, "gu"), by);
}
