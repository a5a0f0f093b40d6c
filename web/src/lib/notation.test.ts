import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Notation } from "./notation";
import { Words } from "./words.svelte";

const read = (lang: "en" | "fr" | "ru") =>
  new Words(lang, [readFileSync(`../src/heorot/words.${lang}.ftl`, "utf8"), readFileSync(`../src/heorot/games/voluspa/words.${lang}.ftl`, "utf8")]);
const english = read("en");
const of = (lang: "en" | "fr" | "ru") => new Notation(read(lang), english);

test("a move is written in the player's language", () => {
  expect(of("ru").here("Thor 3,-1")).toBe("Тор 3,-1");
  expect(of("ru").here("discard Loki")).toMatch(/^сбросить Локи$/);
  expect(of("en").here("Jotun 1,1>4,1")).toBe("Jotun 1,1>4,1");
});

test("a typed line is understood: shortened, with accents or none, with a typographer's minus", () => {
  expect(of("ru").english("тор 3,−1")).toBe("Thor 3,-1");
  expect(of("ru").english("Етун 1,1 > 4,1")).toBe("Jotun 1,1>4,1");
  expect(of("fr").english("serp 0,1")).toBe("Serpent 0,1");
  expect(of("en").english("Sea Serpent 0, 1")).toBe("Serpent 0,1");
  expect(of("en").english("nonsense 0,1")).toBe("nonsense 0,1");
});

test("what may mean several names is left as it was typed", () => {
  expect(of("en").english("T 0,1")).toBe("T 0,1");
  expect(of("en").matches("T", ["Thor 0,1", "Troll 0,1", "Odin 0,1"])).toEqual(["Thor 0,1", "Troll 0,1"]);
});

test("every move reads back as itself in every language", () => {
  for (const lang of ["en", "fr", "ru"] as const) {
    const notation = of(lang);
    for (const move of ["Odin 0,0", "Thor -3,12", "Fenrir 1,1", "Serpent 4,4", "Jotun 1,1>4,1", "discard Valkyrie", "stop", "Hel 2,2"]) {
      expect(notation.english(notation.here(move))).toBe(move);
    }
  }
});
