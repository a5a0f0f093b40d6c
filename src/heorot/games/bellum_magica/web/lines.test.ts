import { describe, expect, it } from "vitest";
import { added, behind, columns, counted, none, onLine, signsOf, wouldAdd } from "./lines";

const CASTLE = { id: "fiend", group: "castle", left: ["f", "f", "m", "ff", "f", "-"], right: ["s", "st", "s", "-", "ss", "s"], shield: 2, magic_shield: 0, bonus: "", source: "reconstructed" };
const SNIK = { ...CASTLE, id: "snik", group: "goblin", left: ["-", "-", "-", "f", "f", "f"], right: ["s", "s", "s", "-", "-", "-"] };
const LURK = { ...SNIK, id: "lurk", left: ["-", "f", "f", "f", "-", "-"], right: ["s", "-", "-", "-", "s", "s"] };
const creature = (id: string, side: "left" | "right", lines: string[]) => ({ id, group: "orc", side, lines, source: "own" });

describe("lines", () => {
  it("are counted by their letters", () => {
    expect(counted("ffm")).toEqual({ ...none(), food: 2, maps: 1 });
    expect(counted("sxt")).toEqual({ ...none(), swords: 1, magic: 1, thieves: 1 });
    expect(counted("-")).toEqual(none());
    expect(signsOf("left")).toEqual(["food", "glyphs", "maps"]);
  });
  it("add up face by face", () => {
    expect(added(CASTLE.left, SNIK.left).map((sums) => sums.food)).toEqual([1, 1, 0, 3, 2, 1]);
    expect(added()).toEqual([1, 2, 3, 4, 5, 6].map(none));
  });
});

describe("a move that is not done yet", () => {
  const table = { hires: [SNIK], castles: [CASTLE], goblins: [SNIK, LURK], sides: [null, null] as ("left" | "right" | null)[] };
  it("adds a hired side", () => {
    expect(wouldAdd({ act: "hire", creature: "snik", side: "right", glyphs: false }, { ...table, goblins: [] }).map((sums) => sums.swords)).toEqual([1, 1, 1, 0, 0, 0]);
  });
  it("adds a castle on both sides", () => {
    expect(wouldAdd({ act: "castle", castle: "fiend" }, { ...table, goblins: [] })[1]).toEqual({ ...none(), food: 1, swords: 1, thieves: 1 });
  });
  it("adds goblins where they are put, one after the other", () => {
    expect(wouldAdd({ act: "place", sides: ["left", "right"] }, table)[3]).toEqual({ ...none(), food: 1 });
    expect(wouldAdd(null, { ...table, sides: [null, "left"] })[1]).toEqual({ ...none(), food: 1 });
    expect(wouldAdd(null, table)).toEqual(added());
  });
});

describe("those behind a line", () => {
  const lord = { castle: CASTLE, creatures: [creature("thudd", "left", ["f", "-", "-", "-", "-", "-"]), creature("knuckle", "right", ["-", "sss", "-", "-", "-", "-"])] };
  it("are the castle and the creatures that have something there", () => {
    expect(behind(lord).map((who) => who.id)).toEqual(["fiend", "thudd", "knuckle"]);
    expect(onLine(lord, 1).map(({ who }) => who.id)).toEqual(["fiend", "thudd"]);
    expect(onLine(lord, 2).map(({ sums }) => sums.swords)).toEqual([1, 3]);
    expect(onLine({ castle: null, creatures: [] }, 2)).toEqual([]);
  });
  it("lie beside the castle as long as there is room; the first ones are drawn together", () => {
    const many = [1, 2, 3, 4].map((i) => creature(`orc${i}`, "left", ["f", "-", "-", "-", "-", "-"]));
    expect(columns(many, "left", 4).map((column) => column.count)).toEqual([1, 1, 1, 1]);
    expect(columns(many, "left", 3).map((column) => column.count)).toEqual([2, 1, 1]);
    expect(columns(many, "left", 3)[0]!.lines[0]!.food).toBe(2);
    expect(columns(many, "right", 3)).toEqual([]);
  });
});
