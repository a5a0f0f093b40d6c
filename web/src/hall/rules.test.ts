import { expect, test } from "vitest";
import type { OptionInfo } from "$lib/wire";
import { beginner, beginning, differing, nearest, sorted } from "./rules";

const option = (name: string, ...values: OptionInfo["values"]): OptionInfo => ({ name, values, default: values[0]!, clause: "BM-S5" });
const START = option("start", "drawn", "first-seat", "seat-2", "seat-3");
const GAME = {
  options: [option("advanced", false, true), option("bluff", "sealed", "in-turn"), option("harsh", false, true), START],
  presets: { letter: { bluff: "in-turn", harsh: false }, played: { bluff: "sealed", harsh: false } },
  first_option: "start",
};

test("what presets decide lies apart from what is chosen openly, and from who begins", () => {
  const { ruled, open, first } = sorted(GAME);
  expect([ruled.map(({ name }) => name), open.map(({ name }) => name), first?.name]).toEqual([["bluff", "harsh"], ["advanced"], "start"]);
  expect(sorted({ ...GAME, presets: {}, first_option: "" }).open).toHaveLength(4);
});

test("options follow the preset from which they differ least", () => {
  expect(nearest(GAME.presets, { bluff: "sealed", harsh: false })).toBe("played");
  expect(nearest(GAME.presets, { bluff: "in-turn", harsh: true })).toBe("letter");
  expect(differing(GAME.presets.letter, { bluff: "in-turn", harsh: true, advanced: true })).toEqual(["harsh"]);
  expect(nearest({}, {})).toBeNull();
});

test("who begins is the lot, or a seat", () => {
  expect([null, 0, 2, 9].map((seat) => beginner(START, seat))).toEqual(["drawn", "first-seat", "seat-3", "drawn"]);
  expect(["drawn", "first-seat", "seat-3", undefined].map((value) => beginning(START, value))).toEqual([null, 0, 2, null]);
});
