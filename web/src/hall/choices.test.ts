import { beforeEach, describe, expect, it } from "vitest";
import { keepChoice, lastChoice } from "./choices";

const LEVELS = ["novice", "adept"];
const option = { name: "edda", values: [false, true], default: false, clause: "" };
const game = { game: "voluspa", players: [2, 5] as [number, number], options: [option] };
const choice = { seats: ["me", "novice", "adept", "adept"], options: { edda: true } };

describe("what was chosen the last time", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for each game", () => {
    expect(lastChoice(game, LEVELS)).toBeNull();
    keepChoice("voluspa", choice);
    expect(lastChoice(game, LEVELS)).toEqual(choice);
    expect(lastChoice({ ...game, game: "bellum_magica" }, LEVELS)).toBeNull();
  });
  it("is not kept where others are waited for", () => {
    for (const seats of [["me", ""], ["me", "guest: Ann"], ["novice", "adept"]]) keepChoice("voluspa", { ...choice, seats });
    expect(lastChoice(game, LEVELS)).toBeNull();
  });
  it("is forgotten when the game or the hall no longer offers it", () => {
    keepChoice("voluspa", choice);
    expect(lastChoice(game, ["adept"])).toBeNull();
    expect(lastChoice({ ...game, players: [2, 3] }, LEVELS)).toBeNull();
    expect(lastChoice({ ...game, options: [] }, LEVELS)).toBeNull();
    expect(lastChoice({ ...game, options: [{ ...option, values: [false] }] }, LEVELS)).toBeNull();
    localStorage.setItem("heorot-choice-voluspa", "{");
    expect(lastChoice(game, LEVELS)).toBeNull();
  });
});
