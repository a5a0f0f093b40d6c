import type { Language } from "$lib/settings.svelte";

/** Each language by its own name. */
export const NATIVE: Record<Language, string> = { en: "English", fr: "Français", ru: "Русский" };
