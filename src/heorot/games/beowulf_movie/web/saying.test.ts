import { afterAll, describe, expect, it } from "vitest";
import { Play } from "$lib/play.svelte";
import { type Language } from "$lib/settings.svelte";
import type { Told } from "$lib/wire";
import { tongue, Words } from "$lib/words.svelte";
import page from "$lib/../words/en"; // how facts stand side by side, the same in every language
import { about, announces, aside, bringsAt, cellAt, countsSaid, holds, label, sourceSaid, swaysOf, task } from "./saying";
import { chips, lastMove } from "./seats";
import { commands, describe as told, held } from "./spoken";

const FILES = import.meta.glob<string>("../words.*.ftl", { query: "?raw", import: "default", eager: true });
const PROGRAM = import.meta.glob<string>("../../../words.*.ftl", { query: "?raw", import: "default", eager: true });
const byLanguage = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).map(([path, text]) => [path.split(".").at(-2)!, text]));
const [TEXTS, COMMON] = [byLanguage(FILES), byLanguage(PROGRAM)];
const LANGUAGES = (["en", "fr", "ru"] as const).filter((lang) => lang in TEXTS);
const before = tongue.words;

function speak(lang: Language): void {
  tongue.words = new Words(lang, [page, TEXTS[lang]!, COMMON[lang]!]);
  tongue.english = new Words("en", [TEXTS["en"]!, COMMON["en"]!]);
}
afterAll(() => (tongue.words = before));

const FIGURES = { beowulf: 1, thane: 2, castle: 0, longship: 4 };
const seat = (seat: number, hand: string[], shown: string[] = []) => ({ seat, points: 50, standing: 6 - 8 * seat, hand, shown, figures: FIGURES, spent: {} });
const CELLS = [
  { cell: "a1", x: 0, y: 0, kind: "open" },
  { cell: "b1", x: 1, y: 0, kind: "tile", tile: "Mead+3/1", ability: "mead", value: 3, act: 1 },
  { cell: "c1", x: 2, y: 0, kind: "gorge" },
  { cell: "a2", x: 0, y: 1, kind: "figure", figure: "castle", owner: 1 },
  { cell: "b2", x: 1, y: 1, kind: "tile", tile: "+5/1", ability: "none", value: 5, act: 1, silenced: true },
];
const SUMS = [
  { cell: "a1", row: 3, column: 0, horns: 0, gaps: 0, now: [12, 9, 6, 3], worst: [-8, -6, -4, -2], best: [40, 30, 20, 10] },
  { cell: "a2", row: 0, column: 0, horns: 1, gaps: 1, now: [0, 0, 0, 0], worst: [-5, -4, -3, -2], best: [5, 4, 3, 2] },
];

function playing(legal: Record<string, number>, more: Record<string, unknown> = {}, staged: string | null = null): Play {
  const play = new Play();
  const view = {
    actor: 0, turn: 0, step: "turn", act: 2, pool: 14, turned: false, mark: null, chosen: null, drawn: null, cells: CELLS, sums: SUMS,
    diamonds: { beowulf: 4, thane: 3, castle: 2, longship: 1 },
    seats: [seat(0, ["Mead+3/1", "Treasure+1$6/2"]), seat(1, ["?/1", "?/2"], ["Counsel/1"])], ...more,
  };
  play.names = ["Ann", "Bo"];
  play.show({ line: 4, actors: [0], points: [50, 50], view, legal }, 0);
  play.staged = staged;
  return play;
}
const said = (of: () => unknown) => Object.fromEntries(LANGUAGES.map((lang) => (speak(lang), [lang, of()])));
const some = (all: Record<string, unknown>) => Object.fromEntries(LANGUAGES.map((lang) => [lang, all[lang]]));

describe("the table's words", () => {
  it("name the act on the main button, each language in its own way", () => {
    const play = playing({});
    const expected: [string, Record<string, string>][] = [
      ["Castle a1", { en: "Place the castle", fr: "Placer le château", ru: "Поставить замок" }],
      ["Beowulf a1", { en: "Place Beowulf", fr: "Placer Beowulf", ru: "Поставить Беовульфа" }],
      ["Mead+3/1 a1", { en: "Lay Mead +3", fr: "Poser un Hydromel +3", ru: "Положить Мёд +3" }],
      ["-2/1 a1", { en: "Lay a peril −2", fr: "Poser un péril −2", ru: "Положить утрату −2" }],
      ["Statue/1 a1", { en: "Lay a Golden Statue", fr: "Poser une Statue d’or", ru: "Положить Золотую Статую" }],
      ["Drunkenness-1/1 b1", { en: "Replace Mead +3", fr: "Remplacer un Hydromel +3", ru: "Заменить Мёд +3" }],
      ["Treasure+1$6/2 cash", { en: "Cash the Treasure", fr: "Encaisser le Trésor", ru: "Обменять Клад на строки" }],
      ["Counsel/1 a2>a1", { en: "Move the castle", fr: "Déplacer le château", ru: "Передвинуть замок" }],
      ["remove b2", { en: "Remove a boon +5", fr: "Retirer un bienfait +5", ru: "Убрать награду +5" }],
      ["draw", { en: "Draw a tile", fr: "Piocher une tuile", ru: "Взять жетон" }],
      ["keep", { en: "Leave it", fr: "Ne rien faire", ru: "Ничего не делать" }],
    ];
    for (const [move, texts] of expected) expect(said(() => label(play, move).replaceAll("\u00a0", " "))).toEqual(some(texts));
  });
  it("say what is to be done", () => {
    speak("en");
    expect(task(playing({ "Castle a1": 0, draw: 0 }))).toBe("place a figure, or draw a tile");
    expect(task(playing({ draw: 0 }))).toBe("draw a tile");
    expect(task(playing({ "Castle a1": 0, "Mead+3/1 a1": 0 }, { pool: 0 }))).toBe("place a figure, or play a tile");
    expect(task(playing({ "Castle a1": 0 }, { pool: 0 }))).toBe("place a figure");
    expect(task(playing({ "Mead+3/1 a1": 0 }, { step: "play" }))).toBe("play a tile from your hand");
    expect(task(playing({ "remove b2": 0 }, { step: "remove", mark: "b1", cells: [{ ...CELLS[1], ability: "valor" }] }))).toContain("Temptation");
    for (const step of ["swap", "with", "refill"]) expect(task(playing({ keep: 0 }, { step }))).not.toContain("table-");
  });
  it("say where to go on with what is in hand", () => {
    const play = playing({ "Thane a1": 0, "Mead+4/1 a1": 0, "Treasure+1$6/2 a1": 0, "Treasure+1$6/2 cash": 6, "Counsel/1 a2>a1": 0 }, { step: "play" });
    const taken = (picked: string) => said(() => ((play.picked = picked), task(play).replaceAll("\u00a0", " ")));
    expect(taken("Thane")).toEqual(some({ en: "choose a space for the Thane", fr: "choisissez une case pour le Thane", ru: "выберите, куда поставить Тана" }));
    expect(taken("Mead+4/1")).toEqual(some({ en: "choose where to lay Mead +4", fr: "choisissez où poser un Hydromel +4", ru: "выберите, куда положить Мёд +4" }));
    expect(taken("Treasure+1$6/2")["en"]).toBe("choose where to lay a Treasure +1, or cash it");
    expect(taken("Counsel/1")["en"]).toBe("choose which of your figures to move");
  });
  it("offer what has no place on the board beside it, until something is chosen", () => {
    const treasure = playing({ "Treasure+1$6/2 a1": 0, "Treasure+1$6/2 cash": 6 }, { step: "play" });
    expect(aside(treasure)).toEqual([]);
    treasure.picked = "Treasure+1$6/2";
    expect(aside(treasure)).toEqual(["Treasure+1$6/2 cash"]);
    expect(aside(playing({ draw: 0, "Castle a1": 0 }))).toEqual(["draw"]);
    expect(aside(playing({ draw: 0, "Castle a1": 0 }, {}, "Castle a1"))).toEqual([]);
  });
  it("tell how the act stands, and what a seat is known to hold", () => {
    const play = playing({});
    speak("en");
    expect(about(play)).toBe("Act II · 1 space open · pool 14");
    expect(said(() => holds(play, 1).replaceAll("\u00a0", " "))).toEqual(some({
      en: "2 tiles: I, II · holds 1 Good Counsel · Beowulf, 2 Thanes, 4 longships",
      fr: "2 tuiles\u202f: I, II · a en main 1 Bon Conseil · Beowulf, 2 Thanes, 4 drakkars",
      ru: "2 жетона: I, II · на руке 1 Добрый Совет · Беовульф, 2 Тана, 4 драккара",
    }));
    expect(holds(play, 7)).toBe("");
    expect(about(new Play())).toBe("");
  });
  it("read the board and the hand aloud", () => {
    const play = playing({});
    speak("en");
    expect(told(play).slice(1).map((line) => line.replaceAll("\u00a0", " "))).toEqual([
      "Row 1: a1: open; b1: Mead +3; c1: printed Gorge",
      "Row 2: a2: castle of Bo; b2: boon +5, counts 0: Treachery",
      "If the act ended now: Ann: +6 for the act, 56 in total; Bo: −2 for the act, 48 in total",
    ]);
    expect(held(play).map((line) => line.replaceAll("\u00a0", " "))).toEqual(["In hand: Mead +3 and Treasure +1, treasure value 6", "Unused: Beowulf, 2 Thanes, 4 longships"]);
  });
  it("tell what counts at a space", () => {
    const play = playing({ "Castle a1": 0 });
    speak("en");
    expect(countsSaid(play, cellAt(play, "a1")!)).toBe("row +3, column 0");
    play.picked = "Castle";
    expect(countsSaid(play, cellAt(play, "a1")!)).toBe("castle: +6 now, −4 to +20 in the end");
    expect(countsSaid(play, cellAt(play, "a2")!)).toBe("castle: 0 now, −3 to +3 in the end");
    expect(commands["table-command-space"](play, " A1 ").map((line) => line.replaceAll("\u00a0", " "))).toEqual([
      "a1: open", "Row: b1: Mead +3. Sum +3", "Column: a2: castle of Bo. Sum 0", "Beowulf: +12 now, −8 to +40 in the end",
      "Thane: +9 now, −6 to +30 in the end", "castle: +6 now, −4 to +20 in the end", "longship: +3 now, −2 to +10 in the end",
    ]);
    expect(commands["table-command-space"](play, "here")).toEqual(["Name a space by its letter and number, as in b3."]);
  });
  it("say whom a tile helps and whom it hurts", () => {
    const play = playing({ "Mead+3/1 a1": 0 }, { sways: { "Mead+3/1 a1": [0, 6], "+5/1 a1": [9, -2] }, brings: { b1: [-3, 6] } });
    speak("en");
    expect(countsSaid(play, cellAt(play, "b1")!)).toBe("As things stand: −3 for Ann and +6 for Bo");
    play.picked = "Mead+3/1";
    expect(countsSaid(play, cellAt(play, "a1")!)).toBe("As things stand: +6 for Bo");
    expect(swaysOf(play, "+5/1 a1")).toEqual([{ seat: 0, by: 9 }, { seat: 1, by: -2 }]);
    expect(bringsAt(play, "a1")).toEqual([]);
  });
  it("announce the last act while it lasts", () => {
    expect(said(() => announces(playing({}, { last: true })))).toEqual(some({ en: "The last act", fr: "Le dernier acte", ru: "Последний акт" }));
    expect(announces(playing({}, { last: false }))).toBe("");
    const over = playing({}, { last: true });
    over.actors = [];
    expect(announces(over)).toBe("");
  });
  it("say how far a component is known, and nothing of what is", () => {
    const play = playing({}, { sources: { "Mead+3/1": ["partly", "value"], "+6/2": ["reconstructed"], board: ["partly", "gorges"] } });
    speak("en");
    expect(sourceSaid(play, "Mead+3/1")).toBe("Its number is proved by the rulebook’s example, its ability is our guess.");
    expect(sourceSaid(play, "+6/2")).toContain("our reconstruction");
    expect(sourceSaid(play, "board")).toContain("three Gorges");
    expect(sourceSaid(play, "+5/1")).toBe("");
  });
  it("has every word of the table in every language, and calls commands by one", () => {
    const ids = (text: string) => [...text.matchAll(/^(table-[\w-]+) =/gm)].map((found) => found[1]).sort();
    for (const lang of LANGUAGES) {
      speak(lang);
      expect(ids(TEXTS[lang]!)).toEqual(ids(TEXTS["en"]!));
      for (const id of Object.keys(commands)) expect(tongue.words.t(id)).not.toContain(" ");
    }
  });
});

describe("a seat's panel", () => {
  const told = (id: string, args: Record<string, unknown>, points = 0) => ({ is: "move", line: 1, seat: 0, move: "", says: [{ id, args, points, clause: "", part: "deed" }] }) as unknown as Told;
  it("has the tiles by their acts, Good Counsels that are known, and the figures that are left", () => {
    speak("en");
    expect(chips(playing({}), 1).map(({ icon, count }) => [icon, count])).toEqual([["rune-stone", "I, II"], ["talk", 1], ["viking-helmet", 1], ["viking-shield", 2], ["drakkar", 4]]);
  });
  it("says what was played, not what was drawn", () => {
    speak("en");
    expect(lastMove(told("note-placed", { figure: "thane" }))).toEqual({ text: "Thane", icon: "viking-shield" });
    expect(lastMove(told("note-laid", { kind: "-3/1" }))).toMatchObject({ text: "peril\u00a0−3", dye: "dye-peril" });
    expect(lastMove(told("note-cashed", { kind: "Treasure+1$6/2" }, 6))).toMatchObject({ icon: "open-treasure-chest", points: 6 });
    expect(lastMove(told("note-drew", {}))).toBeNull();
  });
  it("says it in every language", () => {
    const swapped = told("note-swapped", { kind: "Mead+3/1", "other-kind": "-2/1" });
    for (const text of Object.values(said(() => lastMove(swapped)?.text))) expect(text).toMatch(/\+3.+−2/);
    const replaced = told("note-replaced", { kind: "Drunkenness-2/1", "other-kind": "Mead+3/1" });
    expect(said(() => lastMove(replaced)?.text)).toMatchObject({
      en: "Drunkenness\u00a0−2 over Mead\u00a0+3", fr: "Ivresse\u00a0−2 au lieu d’un Hydromel\u00a0+3", ru: "Хмель\u00a0−2 вместо Мёда\u00a0+3",
    });
  });
});
