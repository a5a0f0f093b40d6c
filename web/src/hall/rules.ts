// The options of a game at set-up: what belongs to a preset and lies behind "details", what is chosen openly, and who begins.
import type { GameInfo, OptionInfo } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";

export type Value = boolean | number | string;
export type Values = Record<string, Value>;

/** The presets of a game's options, in the order in which they are offered. */
export const PRESETS = ["played", "letter"] as const;
export type Preset = (typeof PRESETS)[number];

/** Return a game's options sorted: those that presets decide, those that are chosen openly, and the one that says who begins. */
export function sorted(game: Pick<GameInfo, "options" | "presets" | "first_option">): { ruled: OptionInfo[]; open: OptionInfo[]; first: OptionInfo | null } {
  const decided = new Set(Object.values(game.presets).flatMap((preset) => Object.keys(preset)));
  return {
    ruled: game.options.filter((option) => decided.has(option.name)),
    open: game.options.filter((option) => !decided.has(option.name) && option.name !== game.first_option),
    first: game.options.find((option) => option.name === game.first_option) ?? null,
  };
}

/** Return the options that are not as a preset has them. */
export const differing = (preset: Values, values: Values): string[] => Object.keys(preset).filter((name) => values[name] !== preset[name]);

/** Return the preset that these options follow, or come closest to. */
export function nearest(presets: Record<string, Values>, values: Values): Preset | null {
  const known = PRESETS.filter((one) => presets[one]);
  return known.sort((a, b) => differing(presets[a]!, values).length - differing(presets[b]!, values).length)[0] ?? null;
}

/** Return the value of the option that says who begins for a seat; nobody's: it is drawn. */
export const beginner = (option: OptionInfo, seat: number | null): Value => option.values[seat === null ? 0 : seat + 1] ?? option.values[0]!;

/** Return the seat that begins by such a value; null: it is drawn. */
export function beginning(option: OptionInfo, value: Value | undefined): number | null {
  const place = option.values.findIndex((one) => one === value);
  return place > 0 ? place - 1 : null;
}

export const optionName = (option: OptionInfo): string => (tongue.words.has(`option-${option.name}`) ? t(`option-${option.name}`) : option.name);

export function valueName(option: OptionInfo, value: Value): string {
  const id = `option-${option.name}-${value}`;
  return tongue.words.has(id) ? t(id) : typeof value === "boolean" ? t(value ? "ui-yes" : "ui-no") : String(value);
}
