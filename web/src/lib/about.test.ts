import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { about, answered } from "./about";
import { rulebook } from "./rulebook";
import { tongue, Words } from "./words.svelte";

const before = tongue.words;
const words = new Words("en", [
  "ask-orc = An evil creature.\n    .name = Orc\nask-tavern = It gives a barrel.\npiece-tavern = Tavern\npiece-grubnose = Grubnose\npiece-orchard = Orchard\npiece-fiend = Fiend\n    .full = Castle of the Fiend\nask-castle = It has six lines.\n    .name = Castle",
  "about-thing = { $name }: { $said } ({ $clause })\nabout-piece = { $name } ({ $kind })\nabout-several = Several:\nabout-unknown = Unknown:\nui-facts = { $first } · { $next }",
]);
beforeAll(() => {
  tongue.words = words;
  const ask = (clause: string) => ({ clause, figures: {} });
  vi.spyOn(rulebook, "rules").mockResolvedValue({
    howto: null, intro: "", clauses: [], asks: { orc: ask("D11"), tavern: ask("D7"), castle: ask("S1") },
    kinds: { grubnose: "orc", orchard: "tavern", fiend: "castle", tavern: "tavern" },
  });
});
afterAll(() => (tongue.words = before));

it("a piece is asked about by its own name, and told as what it is one of, with what is on it where it lies on the table", async () => {
  expect(await about(words, " grubnose")).toEqual(["Grubnose (Orc): An evil creature. (D11)"]);
  expect(await about(words, "grub", (id) => (id === "grubnose" ? { kind: "castle", said: ["Price: 2 food."] } : null))).toEqual(["Grubnose (Castle): It has six lines. Price: 2 food. (S1)"]);
  expect(await about(words, "castle of the fiend")).toEqual(["Fiend (Castle): It has six lines. (S1)"]);
});

it("a thing comes before the pieces, and is told once", async () => {
  expect(await about(words, "orc")).toEqual(["Orc: An evil creature. (D11)"]);
  expect(await about(words, "tavern", () => ({ kind: "tavern", said: ["Shield 2."] }))).toEqual(["Tavern: It gives a barrel. Shield 2. (D7)"]);
  expect(await about(words, "xyz")).toEqual(["Unknown:", "Orc · Tavern · Castle"]);
  expect(await about(words, "")).toEqual(["Orc · Tavern · Castle"]);
});

it("a card that is pointed at answers with its own name, and what it is one of", () => {
  expect(answered(words, { id: "orc", args: { piece: "grubnose" } })).toMatchObject({ name: "Grubnose (Orc)", text: "An evil creature." });
  expect(answered(words, { id: "tavern", args: { piece: "tavern" } }).name).toBe("Tavern");
  expect(answered(words, { id: "orc", args: {} }).name).toBe("Orc");
});
