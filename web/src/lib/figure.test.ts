import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inFull, isLoss, isNothing, middle, short, type Worth } from "./figure";
import type { Language } from "./settings.svelte";
import { Words } from "./words.svelte";

const speak = (lang: Language) => new Words(lang, [readFileSync(`../src/heorot/words.${lang}.ftl`, "utf-8")]);
const english = speak("en");
const RANGE: Worth = { low: 4, high: 8 };
const MEAN: Worth = { low: 4, high: 8, mean: 5.46 };

describe("what a move is worth, as a sign", () => {
  it.each([
    [3, "+3"],
    [0, "+0"],
    [-2, "−2"],
    [RANGE, "+4–8"],
    [{ low: 0, high: 6 }, "0–6"],
    [{ low: -2, high: 3 }, "−2 … +3"],
    [{ low: -5, high: -2 }, "−5 … −2"],
    [MEAN, "≈ +5.5"],
    [{ low: -5, high: 2, mean: -0.52 }, "≈ −0.5"],
    [null, ""],
  ] as [Worth, string][])("%j is %s", (worth, sign) => expect(short(worth, english)).toBe(sign));

  it("has the decimal point of its language", () => {
    expect([short(MEAN, speak("fr")), short(MEAN, speak("ru"))]).toEqual(["≈ +5,5", "≈ +5,5"]);
  });
});

describe("what a move is worth, in words", () => {
  it.each([
    [1, "1 point"],
    [0, "0 points"],
    [RANGE, "4 to 8 points"],
    [MEAN, "about 5.5 points (4 to 8)"],
    [null, ""],
  ] as [Worth, string][])("%j is %s", (worth, said) => expect(inFull(worth, english)).toBe(said));

  it("is said in every language", () => {
    expect([3, RANGE, MEAN].map((worth) => inFull(worth, speak("fr")))).toEqual(["3 points", "de 4 à 8 points", "environ 5,5 points (de 4 à 8)"]);
    expect([3, RANGE, MEAN].map((worth) => inFull(worth, speak("ru")))).toEqual(["3 очка", "от 4 до 8 очков", "от 4 до 8 очков, в среднем 5,5"]);
    expect(inFull({ low: 4, high: 8, mean: 5 }, speak("ru"))).toBe("от 4 до 8 очков, в среднем 5");
  });
});

it("puts moves in order: the unknown comes last", () => {
  expect([null, 3, RANGE, MEAN, -1].toSorted((a, b) => middle(b) - middle(a))).toEqual([RANGE, MEAN, 3, -1, null]);
});

it("knows a loss, and nothing at all", () => {
  expect([null, 0, -1, RANGE, { low: -4, high: 1 }].map(isLoss)).toEqual([false, false, true, false, true]);
  expect([null, 0, 1, { low: 0, high: 1 }].map(isNothing)).toEqual([false, true, false, false]);
});
