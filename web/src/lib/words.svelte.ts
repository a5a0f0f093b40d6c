// Makes sentences of messages, as src/heorot/words.py does in Python: Fluent, with the page's words, the program's and one game's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { hall, Trouble } from "./hall";
import { type Language, settings } from "./settings.svelte";
import type { Message, Saying } from "./wire";

export type Args = Record<string, FluentVariable>;

/** A deed as it is told: what was done, the points, why, and the clause it follows. */
export interface Sentence {
  text: string;
  seat: number | null;
  points: number;
  reasons: { text: string; clause: string; points: number }[];
  clause: string;
  /** What it is made of: the deed, then its reasons. */
  says: Saying[];
  part: Saying["part"];
}

/** Whether an argument is a list of things to be said, and no pair of numbers. */
const isListed = (value: unknown[]): value is Message[] => value.some((one) => typeof one === "object");
/** Whether it is names, one after the other. */
const isSeries = (value: unknown[]): value is string[] => value.some((one) => typeof one === "string");
const SEATS = new Set(["seat", "winner", "other"]); // arguments that are a seat's number
const PEOPLE = ["seat", "winner", "other", "name", "names"]; // arguments that are somebody's name
const ELIDED = /^[aeiouàâäéèêëîïôöùûüœæ]/i; // before them a French "de" loses its vowel

/** Return names in the forms that a sentence may ask for: in French after "de", as `$name-of`. */
function declined(lang: Language, args: Args | undefined): Args | undefined {
  if (lang !== "fr" || !args) return args;
  const forms: Args = { ...args };
  for (const key of PEOPLE) {
    const name = args[key];
    if (typeof name === "string") forms[`${key}-of`] ??= ELIDED.test(name) ? `d’${name}` : `de ${name}`;
  }
  return forms;
}

/** A number below 0, written with a minus sign and not with a hyphen. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** Return arguments, with numbers below 0 as they are written. */
function signed(args: Args | undefined): Args | undefined {
  const below = Object.entries(args ?? {}).filter(([, value]) => typeof value === "number" && value < 0);
  return below.length ? { ...args, ...Object.fromEntries(below.map(([key, value]) => [key, new Negative(value as number)])) } : args;
}

export class Words {
  readonly bundle: FluentBundle;

  constructor(readonly lang: Language, texts: readonly string[], transform: (text: string) => string = (text) => text) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, transform });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true }); // a game may say it in its own way
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Return a message by its id; one that is missing shows its id, and says so to whoever looks. */
  t(id: string, args?: Args): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no words for ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, declined(this.lang, signed(args)) ?? null, errors);
    if (errors.length) console.error(`${id} in ${this.lang}: ${errors[0]}`);
    return text;
  }

  /** Return a message as a sentence; people are the names of the seats. Placed: with the place, where the board does not show it (`note-laid-at`). */
  say(message: Message, people: readonly string[] = [], placed = false): string {
    const at = `${message.id}-at`;
    return this.t(placed && this.has(at) ? at : message.id, this.spokenArgs(message.args, people));
  }

  /** Return arguments as Fluent gets them. */
  spokenArgs(given: Message["args"], people: readonly string[] = []): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(given)) Object.assign(args, this.spoken(key, value, people));
    return args;
  }

  /** Return a form of a message, an attribute; nothing where it has none. */
  form(id: string, form: string, args?: Args): string {
    const pattern = this.bundle.getMessage(id)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, args) : "";
  }

  /** Return deeds with their reasons; of several reasons those that brought points, or if none did all of them. */
  tell(sayings: readonly Saying[], people: readonly string[] = [], placed = false): Sentence[] {
    const told: Sentence[] = [];
    for (const saying of sayings) {
      const text = this.say(saying, people, placed);
      const last = told.at(-1);
      if (saying.part === "reason" && last) {
        last.reasons.push({ text, clause: saying.clause, points: saying.points });
        last.points += saying.points;
        last.says.push(saying);
      } else {
        const seat = typeof saying.args["seat"] === "number" ? saying.args["seat"] : null;
        told.push({ text, seat, points: saying.points, reasons: [], clause: saying.clause, says: [saying], part: saying.part });
      }
    }
    for (const sentence of told) {
      if (sentence.points) sentence.reasons = sentence.reasons.filter((reason) => reason.points);
    }
    return told;
  }

  /** Return such a deed as one written sentence. */
  sentence(told: Sentence): string {
    if (!told.reasons.length) return this.t("saga-plain", { deed: told.text });
    const reasons = this.joined(told.reasons.map((reason) => reason.text));
    return told.points
      ? this.t("saga-scored", { deed: told.text, points: told.points, reasons })
      : this.t("saga-unscored", { deed: told.text, reasons });
  }

  /** Return several things that are said as one. */
  joined(said: readonly string[]): string {
    return said.length ? said.reduce((first, next) => this.t("saga-join", { first, next })) : "";
  }

  /** Return things as a list in this language. */
  listed(items: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(items);
  }

  /** Return things one after the other, without an "and": a choice, values, what is read aloud. */
  series(items: readonly string[]): string {
    return items.length ? items.reduce((first, next) => this.t("list-more", { first, next })) : "";
  }

  /** Return short facts side by side, as under a name or a title. */
  facts(said: readonly string[]): string {
    return said.length ? said.reduce((first, next) => this.t("ui-facts", { first, next })) : "";
  }

  /** Return points as the game calls them: "48 saga points". */
  points(points: number): string {
    return this.t("unit", { points });
  }

  /** Return a piece's name, in one of its cases where the language has them. */
  piece(id: string, form?: string): string {
    const message = this.bundle.getMessage(`piece-${id}`);
    const pattern = (form && message?.attributes[form]) || message?.value;
    return pattern ? this.bundle.formatPattern(pattern) : id;
  }

  /** Return a piece as arguments: its name, and each of its cases as `name-case`. */
  pieceArgs(key: string, id: string): Args {
    const message = this.bundle.getMessage(`piece-${id}`);
    const args: Args = { [key]: this.piece(id) };
    for (const form of Object.keys(message?.attributes ?? {})) args[`${key}-${form}`] = this.piece(id, form);
    return args;
  }

  private spoken(key: string, value: unknown, people: readonly string[]): Args {
    if (SEATS.has(key) && typeof value === "number" && value >= 0 && value < people.length) return { [key]: people[value]! };
    if (Array.isArray(value)) {
      if (isSeries(value)) return { [key]: this.series(value) };
      return { [key]: isListed(value) ? this.listed(value.map((one) => this.say(one, people))) : value.join(",") };
    }
    if (typeof value === "string") return this.has(`piece-${value}`) ? this.pieceArgs(key, value) : { [key]: value };
    return { [key]: value as FluentVariable };
  }
}

const PAGES = { en: () => import("../words/en"), fr: () => import("../words/fr"), ru: () => import("../words/ru") };

/** The language that is spoken now: the page's own words, and those of the game at hand. */
class Tongue {
  words: Words = $state.raw(new Words("en", []));
  english: Words = $state.raw(new Words("en", [])); // the notation's own words
  game = $state("");
  ready = $state(false);
  #wanted = "";

  /** Speak a language, with the words of a game if one is named; what comes late is dropped. */
  async speak(lang: Language, game: string): Promise<void> {
    const wanted = `${lang} ${game} ${settings.pseudo}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const [page, own, english] = await Promise.all([
        PAGES[lang](),
        game ? hall.words(game, lang) : "",
        game && lang !== "en" ? hall.words(game, "en") : "",
      ]);
      if (wanted !== this.#wanted) return;
      const longer = settings.pseudo ? (await import("./pseudo")).longer : undefined;
      if (wanted !== this.#wanted) return;
      this.words = new Words(lang, [page.default, own], longer);
      this.english = lang === "en" && !longer ? this.words : new Words("en", [lang === "en" ? own : english]);
      this.game = game;
      this.ready = true;
      document.documentElement.lang = lang;
    } catch (trouble) {
      if (wanted === this.#wanted) this.#wanted = "";
      throw trouble;
    }
  }
}

export const tongue = new Tongue();
/** Say something in the language of the page. */
export const t = (id: string, args?: Args): string => tongue.words.t(id, args);
/** Return what went wrong as one sentence. */
export function inWords(trouble: unknown, words = tongue.words): string {
  const said = trouble instanceof Trouble && trouble.said?.id.startsWith("trouble-") ? trouble.said : null;
  if (said && words.has(said.id)) return words.t(said.id, said.args as Args); // it says more than the code does
  const id = trouble instanceof Trouble ? `trouble-${trouble.code}` : "";
  return words.t(id && words.has(id) ? id : "trouble-internal");
}
/** Speak the chosen language with a game's words. */
export const speak = (game = tongue.game): Promise<void> => tongue.speak(settings.lang, game);
