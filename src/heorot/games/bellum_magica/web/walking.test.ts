import { expect, it } from "vitest";
import { nearest } from "./walking";

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: 100 * x, y: 40 * y })));

it("the arrows lead to the neighbour, and back", () => {
  expect(nearest(GRID[4]!, GRID, 1, 0)).toBe(5);
  expect(nearest(GRID[4]!, GRID, -1, 0)).toBe(3);
  expect(nearest(GRID[4]!, GRID, 0, 1)).toBe(7);
  expect(nearest(GRID[4]!, GRID, 0, -1)).toBe(1);
});
it("the arrows stop at the edge", () => {
  expect(nearest(GRID[0]!, GRID, -1, 0)).toBe(-1);
});
it("what lies aside is further away than what lies straight ahead", () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 50, y: 60 }, { x: 120, y: 0 }], 1, 0)).toBe(1);
});
