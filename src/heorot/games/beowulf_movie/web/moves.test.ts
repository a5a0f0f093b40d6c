import { describe, expect, it } from "vitest";
import { ABILITIES, calledOf, figureOf, FIGURES, parse, pickable, PLAIN, planned, signed, takes, targets, tileOf, tried } from "./moves";
import icons from "./icons.json";

describe("a tile's name", () => {
  it("says its ability, value, cash and act", () => {
    expect(tileOf("Mead+3/1")).toEqual({ ability: "mead", value: 3, numbered: true, cash: null, act: 1, hidden: false });
    expect(tileOf("Treasure+1$6/2")).toEqual({ ability: "treasure", value: 1, numbered: true, cash: 6, act: 2, hidden: false });
    expect(tileOf("-2/3")).toEqual({ ability: null, value: -2, numbered: true, cash: null, act: 3, hidden: false });
    expect(tileOf("Gorge/1")).toMatchObject({ ability: "gorge", value: 0, numbered: false });
    expect(tileOf("?/2")).toMatchObject({ hidden: true, act: 2 });
  });
  it("is nothing else", () => {
    for (const name of ["", "Mead", "/1", "Castle", "Beer+3/1", "+5", "+5/4"]) expect(tileOf(name)).toBeNull();
  });
  it("is called by its ability, or by what it brings", () => {
    expect(["Mead+3/1", "+5/1", "-2/1", "0/1"].map((name) => calledOf(tileOf(name)!))).toEqual(["mead", "boon", "peril", "tile"]);
    expect([5, -2, 0].map(signed)).toEqual(["+5", "−2", "0"]);
  });
});

describe("a line of the hall", () => {
  it("is read", () => {
    expect(parse("Castle b3")).toEqual({ act: "place", figure: "castle", at: "b3" });
    expect(parse("Mead+3/1 j10")).toEqual({ act: "lay", tile: "Mead+3/1", at: "j10" });
    expect(parse("Treasure+1$6/1 cash")).toEqual({ act: "cash", tile: "Treasure+1$6/1" });
    expect(parse("Counsel/1 b2>b3")).toEqual({ act: "counsel", tile: "Counsel/1", at: "b2", to: "b3" });
    expect(parse("with c3")).toEqual({ act: "with", at: "c3" });
    expect(parse("draw")).toEqual({ act: "draw" });
    expect(parse("+5/1 b3 !2")).toEqual({ act: "lay", tile: "+5/1", at: "b3" }); // with news of a hand
  });
  it("is nothing if it is no seat's move", () => {
    for (const line of ["", "draw +5/1", "first 2", "Castle", "Castle z3", "Mead+3/1 cash", "Mead+3/1 b2>b3", "?/1 b3", "Castle b13"]) expect(parse(line)).toBeNull();
  });
  it("takes something from the player, or nothing", () => {
    expect(["Castle b3", "Mead+3/1 b3", "Counsel/1 b2>b3", "remove c3", "keep"].map((line) => takes(parse(line)!))).toEqual([
      "Castle", "Mead+3/1", "Counsel/1", null, null,
    ]);
    expect(figureOf("Thane")).toBe("thane");
    expect(figureOf("Mead+3/1")).toBeNull();
    expect(figureOf(null)).toBeNull();
  });
});

describe("what may be done", () => {
  const legal = { "Castle a1": 0, "Castle b1": 0, "Thane a1": 0, draw: 0, "Counsel/1 b2>b3": 0, "Counsel/1 b2>a2": 0, "Treasure+1$6/1 cash": 6 };
  it("opens cells to what is picked", () => {
    expect([...targets(legal, "Castle").keys()]).toEqual(["a1", "b1"]);
    expect(targets(legal, "Castle").get("a1")).toEqual({ at: "a1", move: "Castle a1", ways: [] });
    expect(targets(legal, null).size).toBe(0);
  });
  it("leads on from a figure that is counselled", () => {
    expect(targets(legal, "Counsel/1").get("b2")).toEqual({
      at: "b2", move: null, ways: [{ to: "b3", move: "Counsel/1 b2>b3" }, { to: "a2", move: "Counsel/1 b2>a2" }],
    });
  });
  it("asks for tiles of the board whatever is picked", () => {
    expect([...targets({ "remove c3": 0, keep: 0 }, null).keys()]).toEqual(["c3"]);
  });
  it("can be picked by name", () => {
    expect([...pickable(legal).keys()]).toEqual(["Castle", "Thane", "Counsel/1", "Treasure+1$6/1"]);
  });
  it("is asked about where it may not be", () => {
    expect(tried("Castle", "b3")).toBe("Castle b3");
    expect(tried("Counsel/1", "b2", "b3")).toBe("Counsel/1 b2>b3");
  });
});

it("chooses open spaces for later, and for nothing that asks for more", () => {
  const cells = [{ cell: "a1", kind: "open" }, { cell: "b1", kind: "tile" }];
  expect([...planned(cells, "Thane")]).toEqual([["a1", { at: "a1", move: "Thane a1", ways: [] }]]);
  expect(planned(cells, "Counsel/1").size).toBe(0);
  expect(planned(cells, null).size).toBe(0);
});

it("has an icon for everything", () => {
  const used = [{ icon: PLAIN }, ...Object.values(FIGURES), ...Object.values(ABILITIES)].map(({ icon }) => icon);
  expect([...used].sort()).toEqual([...icons].sort());
});
