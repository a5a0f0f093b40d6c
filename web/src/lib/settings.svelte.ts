// What this browser remembers of its user: language, theme, pace. Nothing of it leaves the device.
import { MediaQuery } from "svelte/reactivity";

export const LANGUAGES = ["en", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Speed = 0 | 0.5 | 1 | 2;
/** How large text is, in per cent. */
export type TextSize = 100 | 115 | 130;

interface Kept {
  lang: Language;
  theme: Theme;
  speed: Speed;
  oneTap: boolean;
  /** Whether a move that is the only one is made by itself. */
  byItself: boolean;
  sound: boolean;
  keys: boolean;
  tips: boolean;
  /** No texture, stronger lines; null: as the device asks. */
  plain: boolean | null;
  text: TextSize;
  /** Whether saga, rules and chat stay open beside the board where there is little room. */
  beside: boolean;
  /** Whether every word is drawn out and accented, so that one sees what would not fit in another language: no menu offers it. */
  pseudo: boolean;
}

const PLACE = "heorot-settings";

/** Return the first of our languages that the browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}

function kept(): Kept {
  const fresh: Kept = { lang: preferred(navigator.languages), theme: "auto", speed: 1, oneTap: false, byItself: false, sound: false, keys: true, tips: true, plain: null, text: 100, beside: false, pseudo: false };
  try {
    const text = localStorage.getItem(PLACE);
    return text ? { ...fresh, ...(JSON.parse(text) as Partial<Kept>) } : fresh;
  } catch {
    return fresh; // storage may be closed to us, or hold what is no JSON
  }
}

class Settings {
  #kept: Kept = $state(kept());
  readonly #dark = new MediaQuery("prefers-color-scheme: dark"); // whether the system asks for it
  readonly #contrast = new MediaQuery("prefers-contrast: more");

  get lang() { return this.#kept.lang; }
  set lang(lang: Language) { this.#keep({ lang }); }
  get theme() { return this.#kept.theme; }
  set theme(theme: Theme) { this.#keep({ theme }); }
  get speed() { return this.#kept.speed; }
  set speed(speed: Speed) { this.#keep({ speed }); }
  get oneTap() { return this.#kept.oneTap; }
  set oneTap(oneTap: boolean) { this.#keep({ oneTap }); }
  get byItself() { return this.#kept.byItself; }
  set byItself(byItself: boolean) { this.#keep({ byItself }); }
  get sound() { return this.#kept.sound; }
  set sound(sound: boolean) { this.#keep({ sound }); }
  get keys() { return this.#kept.keys; }
  set keys(keys: boolean) { this.#keep({ keys }); }
  get pseudo() { return this.#kept.pseudo; }
  get tips() { return this.#kept.tips; }
  set tips(tips: boolean) { this.#keep({ tips }); }

  /** Whether the table is drawn plainly: chosen, or as the device asks for more contrast. */
  get plain() { return this.#kept.plain ?? this.#contrast.current; }
  set plain(plain: boolean) { this.#keep({ plain }); }
  get text() { return this.#kept.text; }
  set text(text: TextSize) { this.#keep({ text }); }
  get beside() { return this.#kept.beside; }
  set beside(beside: boolean) { this.#keep({ beside }); }

  /** The theme that is shown. */
  get shown(): "light" | "dark" {
    return this.theme === "auto" ? (this.#dark.current ? "dark" : "light") : this.theme;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // then it lasts as long as the page
    }
  }
}

export const settings = new Settings();
