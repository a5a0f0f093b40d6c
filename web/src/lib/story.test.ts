import { expect, test } from "vitest";
import { kept } from "./saga";
import { apart, begins, bestTurn, clausesOf, sources, ticks, turns } from "./story";
import type { Event, Saying } from "./wire";

const reason = (seat: number, clause: string, points: number): Saying => ({ id: "note-row", args: { seat }, clause, part: "reason", points });
const deed = (seat: number): Saying => ({ id: "note-laid", args: { seat }, clause: "VO-T1", part: "deed", points: 0 });

let seq = 0;
const happened = (what: Event["what"]): Event => ({ seq: ++seq, at: 0, what });
const move = (line: number, seat: number, text: string, ...says: Saying[]): Event => happened({ is: "move", line, seat, move: text, says });

/** Anna lays Thor for 2, Björn Odin for 3, Anna takes a move back and lays another. */
const GAME: Event[] = [
  happened({ is: "began" }),
  move(3, -1, "start Loki"),
  move(10, 0, "Thor 1,0", deed(0), reason(0, "VO-P1", 2)),
  move(11, -1, "draw ?"),
  move(12, 1, "Odin 2,0", deed(1), reason(1, "VO-P1", 3)),
  move(13, -1, "draw ?"),
  move(14, 0, "Skadi 0,1", deed(0), reason(0, "VO-P1", 7)),
  happened({ is: "undone", to: 14 }),
  move(16, 0, "Fenrir 3,0", deed(0), reason(0, "VO-C4", 4), reason(0, "VO-P1", 2), reason(0, "VO-P2", 0)),
  happened({ is: "ended", how: "over" }),
];

test("what was taken back is left out", () => {
  expect(kept(GAME).map((told) => told.line)).toEqual([3, 10, 11, 12, 13, 16]);
  expect(kept([...GAME, happened({ is: "undone", to: 12 }), move(18, 1, "Hel 1,0")]).map((told) => told.line)).toEqual([3, 10, 11, 18]);
});

test("the points grow turn by turn", () => {
  const told = turns(GAME, [0, 0]);
  expect(told.map((turn) => turn.move)).toEqual(["Thor 1,0", "Odin 2,0", "Fenrir 3,0"]);
  expect(told.map((turn) => turn.points)).toEqual([[2, 0], [2, 3], [8, 3]]);
  expect(told.map((turn) => turn.gained)).toEqual([2, 3, 6]);
});

test("what the dealer scores belongs to the move before it", () => {
  const told = turns([...GAME, move(20, -1, "score", reason(1, "MO-P1", 5))], [0, 0]);
  expect(told.at(-1)?.points).toEqual([8, 8]);
  expect(told.at(-1)?.gained).toBe(6);
});

test("points may be scored for another seat, and nobody's are nobody's", () => {
  const told = turns([move(10, 0, "raid", reason(1, "BM-R1", -2), { ...reason(0, "BM-R1", 9), args: { seat: -2 } })], [0, 0]);
  expect(told[0]?.points).toEqual([0, -2]);
});

test("each seat's points by the clause they were scored for", () => {
  expect(sources(GAME, 2)).toEqual([
    [{ clause: "VO-P1", count: 2, points: 4 }, { clause: "VO-C4", count: 1, points: 4 }],
    [{ clause: "VO-P1", count: 1, points: 3 }],
  ]);
  expect(clausesOf(sources(GAME, 2))).toEqual(["VO-P1", "VO-C4"]);
});

test("points of which nothing was told are not hidden", () => {
  expect(sources(GAME, 2, [8, 5])[1]).toEqual([{ clause: "VO-P1", count: 1, points: 3 }, { clause: "", count: 0, points: 2 }]);
  expect(clausesOf(sources(GAME, 2, [8, 99])).at(-1)).toBe("");
});

test("what a seat began with is what nothing was told of", () => {
  expect(begins(GAME, 2, [58, 53])).toEqual([50, 50]);
  expect(begins(GAME, 2)).toEqual([0, 0]);
  expect(turns(GAME, begins(GAME, 2, [58, 53])).map((turn) => turn.points)).toEqual([[52, 50], [52, 53], [58, 53]]);
  expect(turns(GAME, [50, 50]).map((turn) => turn.gained)).toEqual([2, 3, 6]);
});

test("the best move is the first that brought most", () => {
  expect(bestTurn(turns(GAME, [0, 0]))?.move).toBe("Fenrir 3,0");
  expect(bestTurn([])).toBeNull();
  expect(bestTurn(turns([move(10, 0, "Thor 1,0", deed(0))], [0]))).toBeNull();
});

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
