import { describe, expect, it } from "vitest";
import { cellOf, discards, naming, onlyKind, parse, places, prospects, strengthOf, TILES, written } from "./moves";

describe("a line of the hall", () => {
  it("is read and written the same", () => {
    for (const line of ["Thor 3,-1", "Serpent -12,0", "Jotun 1,1>4,1", "Jotun 2,-3", "discard Loki", "stop"]) {
      expect(written(parse(line)!)).toBe(line);
    }
  });
  it("means a tile and a cell", () => {
    expect(parse("Thor 3,-1")).toEqual({ act: "lay", tile: "thor", at: { x: 3, y: -1 } });
    expect(parse("Jotun 1,1>4,1")).toEqual({ act: "throw", tile: "jotun", at: { x: 1, y: 1 }, to: { x: 4, y: 1 } });
    expect(parse("discard Loki")).toEqual({ act: "discard", tile: "loki" });
  });
  it("is nothing if it is no move", () => {
    for (const line of ["", "Thor", "Freya 1,1", "Thor 1,1>2,1", "discard", "discard Freya", "draw ?", "first 1", "Thor 1,1 "]) {
      expect(parse(line)).toBeNull();
    }
  });
});

describe("a cell that is typed", () => {
  it("may have a typographer's minus and spaces", () => {
    expect(cellOf(" 3,−1 ")).toEqual({ x: 3, y: -1 });
    expect(cellOf("3 -1")).toEqual({ x: 3, y: -1 });
    expect(cellOf("three")).toBeNull();
  });
});

describe("the places of a picked tile", () => {
  const legal = { "Thor 3,0": 4, "Thor 0,1": 0, "Jotun 3,0": 1, "Jotun 1,1>4,1": 8, "Jotun 1,1>1,3": 3, "Jotun 2,0>3,0": 0, stop: 0 };
  it("are its own, with their worth", () => {
    const found = places(legal, "thor");
    expect([...found.keys()]).toEqual(["3,0", "0,1"]);
    expect(found.get("3,0")).toMatchObject({ worth: 4, move: "Thor 3,0", landings: [] });
  });
  it("gather a tile's throws under the best of them", () => {
    const found = places(legal, "jotun");
    expect(found.get("3,0")).toMatchObject({ worth: 1, move: "Jotun 3,0" });
    expect(found.get("1,1")).toMatchObject({ worth: 8, move: null });
    expect(found.get("1,1")!.landings.map((to) => to.worth)).toEqual([8, 3]);
    expect(found.get("2,0")!.landings).toHaveLength(1);
  });
  it("are none without a tile in hand", () => {
    expect(places(legal, null).size).toBe(0);
    expect(places(legal, "odin").size).toBe(0);
  });
});

describe("a hand", () => {
  it("of one kind is picked by itself", () => {
    expect(onlyKind(["thor", "thor"])).toBe("thor");
    expect(onlyKind(["thor", "loki"])).toBeNull();
    expect(onlyKind(["?", "?"])).toBeNull();
    expect(onlyKind([])).toBeNull();
  });
  it("offers what may be discarded", () => {
    expect([...discards({ "discard Loki": 0, "discard Thor": 0 })]).toEqual(["loki", "thor"]);
    expect(discards({ "Thor 0,1": 2 }).size).toBe(0);
  });
  it("shows the strengths of the parts at play, or the rulebook’s", () => {
    expect(strengthOf("odin", {})).toBe(8);
    expect(strengthOf("odin", { odin: 9 })).toBe(9);
    expect(Object.keys(TILES)).toHaveLength(12);
  });
});

describe("the button", () => {
  const lying = (tile: string | null) => () => tile;
  it("names the act by what lies there", () => {
    expect(naming("Thor 1,0", lying(null))).toEqual({ id: "table-lay", tile: "thor", other: null });
    expect(naming("Dragon 1,0", lying(null))?.id).toBe("table-lay");
    expect(naming("Dragon 1,0", lying("thor"))).toEqual({ id: "table-cover", tile: "dragon", other: "thor" });
    expect(naming("Skadi 1,0", lying("thor"))?.id).toBe("table-exchange");
    expect(naming("Hel 1,0", lying("thor"))?.id).toBe("table-lay");
    expect(naming("Jotun 1,0>2,0", lying("thor"))).toEqual({ id: "table-throw", tile: "jotun", other: "thor" });
    expect(naming("discard Loki", lying(null))?.id).toBe("table-discard");
    expect(naming("stop", lying(null))?.id).toBe("table-stop");
    expect(naming("draw ?", lying(null))).toBeNull();
  });
});

it("while nothing is picked, each free cell shows the best that any tile brings there; tiles to cover do not", () => {
  const found = prospects({ "Thor 0,1": 2, "Odin 0,1": 3, "Loki 1,1": 0, "Dragon 0,0": 9, stop: 0 }, [{ x: 0, y: 0 }]);
  expect([...found].map(([cell, place]) => [cell, place.move, place.worth])).toEqual([["0,1", "Odin 0,1", 3], ["1,1", "Loki 1,1", 0]]);
});
