import { describe, expect, it } from "vitest";
import { buttons, byCard, byToken, parse } from "./moves";
import { targetsOf } from "./targets";
import { around, landsOf, rows, spans } from "./track";

const legal = (...moves: string[]): Record<string, number> => Object.fromEntries(moves.map((move) => [move, 0]));
const icon = (name: string, taker: number | null = null, open = true) => ({ icon: name, open, gives: true, taker, worth: 2 });

describe("moves", () => {
  it("are read as the hall writes them", () => {
    expect(parse("play Wit2")).toEqual({ verb: "play", what: "Wit2" });
    expect(parse("take F5 !4,0")).toEqual({ verb: "take", what: "F5" });
    expect(parse("risk")).toEqual({ verb: "risk", what: "" });
    expect(["reveal Wit", "opens end", "draw ?", "done now", ""].map(parse)).toEqual([null, null, null, null, null]);
  });
  it("have their cards and tokens", () => {
    const daring = { name: "Daring", effect: "daring" };
    expect(byCard(daring, "turn")).toBe("daring");
    expect(byCard(daring, "give")).toBe("give Daring");
    expect(byCard({ name: "Wit", effect: null }, "lay")).toBe("play Wit");
    expect([byToken("T3", "bid"), byToken("F2", "give")]).toEqual(["show T3", "give F2"]);
  });
  it("have buttons, the bold ones last; the Rest only where it is asked for, or its card would be given", () => {
    expect(buttons(legal("give Rest", "rest", "pass"), "give")).toEqual(["rest", "pass"]);
    expect(buttons(legal("risk", "daring", "pass", "play Wit", "rest"), "turn")).toEqual(["pass", "risk"]);
    expect(buttons(legal("rest", "no"), "rest")).toEqual(["no", "rest"]);
  });
});

describe("what may be taken", () => {
  const nothing = { step: "take", turned: [], icons: [], table: [] };
  it("are icons; of equal ones the first that is left", () => {
    const icons = [icon("F2", 1), icon("F2"), icon("F2"), icon("W"), icon("S", null, false)];
    const found = targetsOf(legal("take F2", "take W"), { ...nothing, icons });
    expect(found.map(({ icon, taker, may }) => [icon, taker, may])).toEqual([["F2", 1, false], ["F2", null, true], ["F2", null, false], ["W", null, true]]);
  });
  it("are cards that are turned up, or that Blessing saves", () => {
    expect(targetsOf(legal("take Wit"), { ...nothing, step: "recover", turned: ["Wit", "Wit", "Courage"] })).toMatchObject([
      { card: "Wit", count: 2, move: "take Wit", may: true },
      { card: "Courage", count: 1, may: false },
    ]);
    expect(targetsOf(legal("blessing Wit", "no"), { ...nothing, step: "bless", table: ["Wit"], icons: [icon("F2")] })).toMatchObject([{ move: "blessing Wit", may: true }]);
    expect(targetsOf({}, { ...nothing, step: "bless", table: ["Wit"], icons: [icon("F2")] })).toMatchObject([{ icon: "F2" }]);
  });
});

describe("the track", () => {
  const track = Array.from({ length: 36 }, (_, i) => ({ number: i + 1 }));
  it("lies in two rows, a short one in one", () => {
    expect(rows(track).map((row) => row.length)).toEqual([18, 18]);
    expect(rows(track.slice(0, 15)).map((row) => row.length)).toEqual([15]);
    expect(rows(track.slice(0, 31)).map((row) => row.length)).toEqual([16, 15]);
  });
  it("shows the five around Beowulf", () => {
    const numbers = (now: number) => around(track, now).map(({ number }) => number);
    expect([numbers(1), numbers(9), numbers(36)]).toEqual([[1, 2, 3, 4, 5], [8, 9, 10, 11, 12], [32, 33, 34, 35, 36]]);
  });
  it("runs through six lands, which begin where the saga says so", () => {
    const named = ["king_hygelacs_court", "king_hrothgars_hall", "night_watch", "the_hags_revenge", "hrothgars_farewell", "hygelacs_thanks", "the_stolen_cup", "break_ranks"].map((id) => ({ id }));
    expect(landsOf(named)).toEqual(["whale-road", "heorot", "heorot", "moor", "homeward", "geatland", "dragon", "dragon"]);
    expect(spans(landsOf(named).slice(1, 4))).toEqual([{ land: "heorot", from: 0, count: 2 }, { land: "moor", from: 2, count: 1 }]);
  });
  it("has six lands of one length where the episodes are somebody's own", () => {
    const own = Array.from({ length: 12 }, (_, i) => ({ id: `own_${i}` }));
    expect(spans(landsOf(own)).map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
  });
});
