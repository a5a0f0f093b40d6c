// What this browser remembers of its user: language, theme, pace. Nothing of it leaves the device.

export const LANGUAGES = ["en", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Speed = 0 | 0.5 | 1 | 2;

interface Kept {
  lang: Language;
  theme: Theme;
  speed: Speed;
  oneTap: boolean;
  sound: boolean;
  keys: boolean;
  tips: boolean;
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
  const fresh: Kept = { lang: preferred(navigator.languages), theme: "auto", speed: 1, oneTap: false, sound: false, keys: true, tips: true, pseudo: false };
  try {
    const text = localStorage.getItem(PLACE);
    return text ? { ...fresh, ...(JSON.parse(text) as Partial<Kept>) } : fresh;
  } catch {
    return fresh; // storage may be closed to us, or hold what is no JSON
  }
}

class Settings {
  #kept: Kept = $state(kept());
  #dark = $state(false); // whether the system asks for it

  constructor() {
    const asked = matchMedia("(prefers-color-scheme: dark)");
    this.#dark = asked.matches;
    asked.addEventListener("change", () => (this.#dark = asked.matches));
  }

  get lang() { return this.#kept.lang; }
  set lang(lang: Language) { this.#keep({ lang }); }
  get theme() { return this.#kept.theme; }
  set theme(theme: Theme) { this.#keep({ theme }); }
  get speed() { return this.#kept.speed; }
  set speed(speed: Speed) { this.#keep({ speed }); }
  get oneTap() { return this.#kept.oneTap; }
  set oneTap(oneTap: boolean) { this.#keep({ oneTap }); }
  get sound() { return this.#kept.sound; }
  set sound(sound: boolean) { this.#keep({ sound }); }
  get keys() { return this.#kept.keys; }
  set keys(keys: boolean) { this.#keep({ keys }); }
  get pseudo() { return this.#kept.pseudo; }
  get tips() { return this.#kept.tips; }
  set tips(tips: boolean) { this.#keep({ tips }); }

  /** The theme that is shown. */
  get shown(): "light" | "dark" {
    return this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
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
