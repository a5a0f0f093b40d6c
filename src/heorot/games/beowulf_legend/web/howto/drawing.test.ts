import { expect, test } from "vitest";
import { drawingOf, faceOf } from "./drawing";

test("a special card comes with its symbols, or with its text", () => {
  expect(faceOf("Hrunting=fighting3").specials[0]).toMatchObject({ card: "Hrunting", type: "fighting", symbols: 3, effect: "" });
  expect(faceOf("Daring=daring").specials[0]).toMatchObject({ card: "Daring", type: "", symbols: 0, effect: "daring" });
  expect(faceOf("F5|H")).toEqual({ name: "F5|H", specials: [] });
});

test("an id says what is drawn", () => {
  expect(drawingOf("wit")).toEqual({ kind: "piece", id: "wit" });
  expect(drawingOf("asks:risk:wit,courage")).toEqual({ kind: "asks", of: "risk", things: ["wit", "courage"] });
  expect(drawingOf("icons:F5,W")).toMatchObject({ kind: "icons", faces: [{ name: "F5" }, { name: "W" }] });
  expect(drawingOf("node:9:grendels_attack:turn-order:courage+fighting:F5,Daring=daring")).toEqual({
    kind: "node",
    episode: { number: 9, id: "grendels_attack", kind: "turn-order", symbols: ["courage", "fighting"], icons: ["F5", "Daring"] },
  });
  expect(drawingOf("node:2:sail_to_denmark:risk:travelling+courage:")).toMatchObject({ episode: { icons: [] } });
});
