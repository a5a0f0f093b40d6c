import { afterAll, expect, it } from "vitest";
import { Play } from "$lib/play.svelte";
import { tongue, Words } from "$lib/words.svelte";
import { printed } from "./printed";

const FILES = import.meta.glob<string>(["../words.*.ftl", "../../../words.*.ftl"], { query: "?raw", import: "default", eager: true });
const before = tongue.words;
const speak = (lang: "en" | "fr" | "ru") => (tongue.words = new Words(lang, Object.entries(FILES).flatMap(([path, text]) => (path.includes(`.${lang}.`) ? [text] : []))));
afterAll(() => (tongue.words = before));

const CASTLE = { id: "fiend", group: "castle", left: ["f", "f", "m", "ff", "f", "-"], right: ["s", "st", "s", "-", "ss", "s"], shield: 2, magic_shield: 0, bonus: "" };
const SPELLBOUND = { id: "usury", group: "demon", left: ["-", "g", "-", "-", "-", "-"], right: ["-", "-", "-", "-", "-", "-"], shield: 0, magic_shield: 0, bonus: "spell" };
function playing(): Play {
  const play = new Play();
  play.view = {
    tavern: { id: "tavern", kind: "tavern", shield: 2, magic_shield: 0, loot: { barrel: 1 } },
    places: [{ id: "bellmere", kind: "village", shield: 3, magic_shield: 1, loot: { iron: 1, food: 2 } }],
    castles: [],
    hires: [{ card: SPELLBOUND, deck: "most_evil", costs: [{ food: 4, glyphs: 1 }, { glyphs: 3 }] }, null],
    seats: [{ castle: CASTLE, goblins: [], creatures: [{ id: "thudd", group: "orc", side: "left", lines: ["f", "-", "f", "-", "-", "-"] }] }],
  };
  return play;
}

it("a card that lies on the table is told with all that is on it", () => {
  speak("en");
  const play = playing();
  expect(printed(play, "bellmere")).toEqual({ kind: "village", said: ["Shield 3, magic shield 1.", "Loot: 1 iron chest and 2 food."] });
  expect(printed(play, "fiend")).toEqual({
    kind: "castle",
    said: ["Shield 2.", "On the left, by faces: 1 food on 1, 2, 5; 1 treasure map on 3; 2 food on 4.", "On the right, by faces: 1 sword on 1, 3, 6; 1 sword and 1 thief on 2; 2 swords on 5."],
  });
  expect(printed(play, "usury")).toEqual({
    kind: "demon",
    said: ["On the left, by faces: 1 glyph on 2.", "On the right, by faces: nothing.", "Price: 1 glyph and 4 food, or 3 glyphs.", "It brings a reroll spell."],
  });
});

it("of a creature in a horde one side is told, of a card that does not lie there nothing", () => {
  speak("ru");
  expect(printed(playing(), "thudd")).toEqual({ kind: "orc", said: ["Слева, по граням: 1, 3\u00a0— 1\u00a0пища."] });
  expect(printed(playing(), "peek")).toBeNull();
});
