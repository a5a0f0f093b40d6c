import { describe, expect, it } from "vitest";
import { attack, castle, hire, named, paidOtherwise, parse, place, steal } from "./moves";

describe("lines of the hall", () => {
  it("are read", () => {
    expect(parse("attack Barleywick")).toEqual({ act: "attack", place: "barleywick" });
    expect(parse("raid Sorceress")).toEqual({ act: "raid", castle: "sorceress" });
    expect(parse("castle Fiend")).toEqual({ act: "castle", castle: "fiend" });
    expect(parse("place left right")).toEqual({ act: "place", sides: ["left", "right"] });
    expect(parse("steal 12")).toEqual({ act: "steal", chest: 12 });
    expect(parse("hire Grubnose left")).toEqual({ act: "hire", creature: "grubnose", side: "left", glyphs: false });
    expect(parse("hire Fumarola right glyphs")).toEqual({ act: "hire", creature: "fumarola", side: "right", glyphs: true });
    for (const act of ["barrel", "spell", "pass", "done"]) expect(parse(act)).toEqual({ act });
  });
  it("that only the dealer writes are no moves", () => {
    for (const line of ["roll 4", "chest iron 4", "reveal Barleywick", "opens left right", "captain 2", "goblin Snik", "place ?", "attack", "hire Grubnose", ""]) {
      expect(parse(line), line).toBeNull();
    }
  });
  it("are written as they are read", () => {
    expect(parse(attack("tavern", false))).toEqual({ act: "attack", place: "tavern" });
    expect(parse(attack("fiend", true))).toEqual({ act: "raid", castle: "fiend" });
    expect(parse(castle("fiend"))).toEqual({ act: "castle", castle: "fiend" });
    expect(parse(place("right", "left"))).toEqual({ act: "place", sides: ["right", "left"] });
    expect(parse(steal(3))).toEqual({ act: "steal", chest: 3 });
    expect(named("snik")).toBe("Snik");
  });
});

describe("a hire", () => {
  const both = { "hire Usury left": 0, "hire Usury left glyphs": 0 };
  it("is paid in the first way that can be", () => {
    expect(hire(both, "usury", "left")).toBe("hire Usury left");
    expect(hire({ "hire Usury left glyphs": 0 }, "usury", "left")).toBe("hire Usury left glyphs");
    expect(hire({}, "usury", "left")).toBe("hire Usury left"); // the hall says why not
  });
  it("may be paid otherwise", () => {
    expect(paidOtherwise(both, "hire Usury left")).toBe("hire Usury left glyphs");
    expect(paidOtherwise(both, "hire Usury left glyphs")).toBe("hire Usury left");
    expect(paidOtherwise(both, "hire Usury right")).toBeNull();
    expect(paidOtherwise({ "pass glyphs": 0 }, "pass")).toBeNull();
  });
});
