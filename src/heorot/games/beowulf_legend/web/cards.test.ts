import { describe, expect, it } from "vitest";
import { bid, cardOf, dyeOf, fits, groundOf, nodeIcons, type Special, signOf, stacks, symbolsOn, without } from "./cards";

const SPECIALS: Special[] = [
  { card: "Hrunting", type: "fighting", symbols: 3, effect: "", source: "own", ours: [] },
  { card: "Daring", type: "", symbols: 0, effect: "daring", source: "own", ours: [] },
];
const card = (name: string) => cardOf(name, SPECIALS);

describe("a card", () => {
  it("is known by its name", () => {
    expect(card("Wit2")).toMatchObject({ id: "wit", type: "wit", symbols: 2, special: false });
    expect(card("Beowulf")).toMatchObject({ id: "beowulf", type: "beowulf", symbols: 1 });
    expect(card("Hrunting")).toMatchObject({ id: "hrunting", type: "fighting", symbols: 3, special: true });
    expect(card("Daring")).toMatchObject({ type: null, symbols: 0, effect: "daring", special: true });
    expect(card("?")).toMatchObject({ id: "", type: null, special: false });
    expect(card("Unheard")).toMatchObject({ id: "unheard", type: null, special: true });
  });
  it("fits where its symbol is asked for, and Beowulf everywhere", () => {
    expect(["Wit", "Wit2", "Beowulf", "Courage", "Daring", "?"].map((name) => fits(card(name), ["wit", "friendship"]))).toEqual([true, true, true, false, false, false]);
    expect(fits(card("Beowulf"), [])).toBe(false);
    expect(symbolsOn(["Wit2", "Beowulf", "Courage", "Hrunting"].map(card), ["wit", "fighting"])).toBe(6);
  });
});

describe("cards together", () => {
  it("are stacks", () => {
    expect(stacks(["Wit", "Wit", "Fighting2"])).toEqual([{ name: "Wit", count: 2 }, { name: "Fighting2", count: 1 }]);
    expect(without(["Wit", "Wit", "Courage"], ["Wit", "Courage"])).toEqual(["Wit"]);
  });
  it("are bids card by card, or type by type where there are too many", () => {
    const cards = ["Fighting2", "Courage", "Fighting", "Beowulf"].map(card);
    expect(bid(cards, 5).map(({ card, count }) => [card.name, card.symbols, count])).toEqual([["Fighting2", 2, 1], ["Courage", 1, 1], ["Fighting", 1, 1], ["Beowulf", 1, 1]]);
    expect(bid(cards, 4).map(({ card, count }) => [card.type, card.symbols, count])).toEqual([["fighting", 1, 3], ["courage", 1, 1], ["beowulf", 1, 1]]);
    expect(bid(["?", "?", "?"].map(card), 2)).toMatchObject([{ count: 3 }]);
  });
});

describe("what a thing lies on", () => {
  it("is the dye of its symbol, that of texts, or a back's", () => {
    expect(["Wit2", "Hrunting", "Daring", "Unheard", "?"].map((name) => dyeOf(card(name)))).toEqual(["dye-wit", "dye-fighting", "dye-power", "dye-power", "dye-back"]);
  });
  it("is bone for what is good and peril for what hurts", () => {
    expect(["F5", "A1", "heal", "S", "W", "WW", "M", "Hrunting", "?"].map((name) => groundOf(name, SPECIALS))).toEqual(["bone", "bone", "bone", "dye-peril", "dye-peril", "dye-peril", "dye-peril", "dye-fighting", "dye-back"]);
  });
});

describe("an icon", () => {
  it("is known by its name", () => {
    expect(signOf("F5")).toMatchObject({ what: "fame", number: 5 });
    expect(signOf("AT2")).toMatchObject({ what: "treasureally", number: 2 });
    expect(signOf("F5|H")).toMatchObject({ what: "fame-or-heal", number: 5 });
    expect(["S", "W", "WW", "M", "H", "heal", "?"].map((name) => signOf(name).what)).toEqual(["scratch", "wound", "double", "misfortune", "heal-any", "heal-scratches", "hidden"]);
    expect(signOf("Hrunting")).toMatchObject({ what: "special", card: "Hrunting" });
  });
});

it("an episode has its own sign on the track", () => {
  const of = (kind: string, symbols: string[] = [], icons: string[] = []) => nodeIcons({ kind, symbols, icons });
  expect(of("turn-order", ["courage", "fighting"])).toEqual(["mailed-fist", "battle-axe"]);
  expect(of("risk", ["courage", "fighting"])).toEqual(["inverted-dice-5"]);
  expect(of("opportunity", [], ["T3"])).toEqual(["coins"]);
  expect(of("opportunity", [], ["C2"])).toEqual(["cards"]);
  expect(of("death", ["wit"])).toEqual(["laurel-crown"]);
});
