// Whose last turn it was, and what happened since one's own.
import { expect, test } from "vitest";
import { lastTurns, sinceTurn } from "./turns";
import type { Told } from "./wire";

const move = (line: number, seat: number): Told => ({ is: "move", line, seat, move: `${line}`, says: [] });

test("a seat's last turn is all it did one after another, whatever the dealer did between", () => {
  const told = [move(1, 0), move(2, 1), move(3, -1), move(4, 1), move(5, 0)];
  const found = lastTurns(told, (one) => [`at ${one.move}`]);
  expect(found[1]!.moves.map(({ line }) => line)).toEqual([2, 4]);
  expect(found[1]!.places).toEqual(["at 2", "at 4"]);
  expect(found[0]!.told.line).toBe(5);
  expect(lastTurns(told, null)[0]!.places).toEqual([]);
});

test("since one's own turn the others moved; who looks on, or has not moved, has no turn to count from", () => {
  const told = [move(1, 1), move(2, 0), move(3, -1), move(4, 1), move(5, 2)];
  expect(sinceTurn(told, 0).map(({ line }) => line)).toEqual([4, 5]);
  expect(sinceTurn(told, 2)).toEqual([]);
  expect(sinceTurn(told, 3)).toEqual([]);
  expect(sinceTurn(told, null)).toEqual([]);
});
