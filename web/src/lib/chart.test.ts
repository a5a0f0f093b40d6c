import { expect, test } from "vitest";
import { apart, signed, ticks } from "./chart";

test("the lines of a chart are round numbers", () => {
  expect(ticks(0, 135)).toEqual([0, 50, 100, 150]);
  expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(-45, 195)).toEqual([-100, 0, 100, 200]);
  expect(ticks(0, 0)).toEqual([0]);
});

test("labels do not stand on each other", () => {
  expect(apart([10, 12, 50], 14, 100)).toEqual([10, 24, 50]);
  expect(apart([95, 99, 97], 14, 100)).toEqual([72, 100, 86]);
});

test("a loss is written with a true minus", () => {
  expect([3, 0, -15].map(signed)).toEqual(["3", "0", "−15"]);
});
