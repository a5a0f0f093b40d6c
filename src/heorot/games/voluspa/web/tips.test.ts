import { describe, expect, it } from "vitest";
import { Play } from "$lib/play.svelte";
import en from "../words.en.ftl?raw";
import tips from "./tips";

const tile = (x: number, y: number, tile: string, strength: number, power = strength, beneath: string | null = null) => ({ x, y, tile, strength, power, beneath });

/** Return the tips that would be said at a table where these tiles lie, to somebody with these in hand. */
function due(tiles: object[], hand: string[], more: object = {}, picked: string | null = null): string[] {
  const play = new Play();
  const view = {
    actor: 0, turn: 0, options: {}, pile: 20, gone: [], hermod: null, cells: [], tiles,
    seats: [{ seat: 0, points: 0, hand, shown: [] }, { seat: 1, points: 0, hand: ["?"], shown: [] }], ...more,
  };
  play.show({ line: 4, actors: [0], points: [0, 0], view, legal: { "Thor 0,1": 2 } }, 0);
  play.picked = picked;
  return tips.filter((tip) => tip.when(play)).map(({ id }) => id);
}

describe("tips", () => {
  const lone = [tile(0, 0, "thor", 7)];
  const open = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => ({ x, y, troll: false }));
  it("come when they first matter", () => {
    expect(due(lone, ["odin"], { cells: open })).toEqual(["pick"]);
    expect(due(lone, ["odin"], { cells: open.slice(1) })).toContain("seven");
    expect(due(lone, ["odin"], { cells: open.map((cell) => ({ ...cell, troll: true })) })).toContain("troll");
    expect(due([tile(0, 0, "thor", 7, 0)], ["odin"], { cells: open })).toContain("loki");
    expect(due([tile(0, 0, "dragon", 5, 5, "thor")], ["odin"], { cells: open })).toContain("covered");
    expect(due([tile(0, 0, "fenrir", 4)], ["fenrir"], { cells: open })).toContain("fenrir");
    expect(due(lone, ["skadi"], { cells: open }, "skadi")).toEqual(["skadi"]);
    expect(due(lone, ["odin"], { cells: open, hermod: [0, 0] })[0]).toBe("hermod");
    expect(due(lone, ["odin"], { cells: open, pile: 0 })[0]).toBe("last");
  });
  it("have words each, and no words are left over", () => {
    const written = [...en.matchAll(/^tip-([a-z]+) =/gm)].map((found) => found[1]);
    expect(tips.map(({ id }) => id).sort()).toEqual(written.sort());
  });
});
