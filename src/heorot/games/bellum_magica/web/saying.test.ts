import { afterAll, describe, expect, it, vi } from "vitest";
import { Play } from "$lib/play.svelte";
import { type Language } from "$lib/settings.svelte";
import { tongue, Words } from "$lib/words.svelte";
import page from "$lib/../words/en"; // how facts stand side by side, the same in every language
import { lackSaid, meanSaid, targetSaid } from "./cards";
import { about, announces, aside, chestSaid, holds, label, lordSeat, reasonsSaid, rowWorth, tally, task } from "./saying";
import { commands, describe as told, held } from "./spoken";

const { "table-command-line": lineCommand, "table-command-lord": lordCommand } = commands;

const FILES = import.meta.glob<string>(["../words.*.ftl", "../../../words.*.ftl"], { query: "?raw", import: "default", eager: true });
const TEXTS: Record<string, string[]> = {};
for (const [path, text] of Object.entries(FILES)) (TEXTS[path.split(".").at(-2)!] ??= []).push(text); // the game's and the program's
const LANGUAGES = (["en", "fr", "ru"] as const).filter((lang) => lang in TEXTS);
const before = tongue.words;

function speak(lang: Language): void {
  tongue.words = new Words(lang, [page, ...TEXTS[lang]!]);
  tongue.english = new Words("en", TEXTS["en"]!);
}
afterAll(() => (tongue.words = before));

const CARD = { group: "castle", left: ["f", "f", "m", "ff", "f", "-"], right: ["s", "st", "s", "-", "ss", "s"], shield: 2, magic_shield: 0, bonus: "", source: "reconstructed" };
const LINE = { food: 2, glyphs: 1, maps: 1, swords: 3, magic: 0, thieves: 2, scouts: "iron", best: "tavern", worth: 100, better: true };
const target = (id: string, castle: boolean, swords = 0, thief = false, empty = false) => ({ id, castle, swords, magic: 0, thief, empty, faces: [1, 4] });
const lord = (seat: number, castle: string) => ({
  seat, points: 0, castle: { ...CARD, id: castle }, shield: 3, magic_shield: 1, shield_tokens: 1, magic_tokens: 1, food: 5, glyphs: 2, barrels: 1, spells: 1, spent_spells: 1,
  chests: { wood: 1, iron: seat, gold: 0 }, goblins: ["snik", "oops"].map((id) => ({ ...CARD, id, group: "goblin" })), creatures: [{ id: "thudd", group: "orc", side: "left", lines: ["f", "-", "-", "-", "-", "-"], source: "reconstructed" }],
  lines: [1, 2, 3, 4, 5, 6].map((face) => ({ ...LINE, face })), helped: 2,
  targets: [target("tavern", false), target("barleywick", false, 1), target(castle === "fiend" ? "warlord" : "fiend", true, 0, true)],
});
const chest = (kind: string, value: number | null, known: number[]) => ({ kind, value, known, named: false });
const PLACE = { kind: "farm", shield: 3, magic_shield: 0, loot: { wood: 1, food: 2 }, source: "reconstructed" };
const VIEW = {
  actor: 0, actors: [0], seat: 0, step: "attack", ribbon: 3, options: {}, captain: 1, day: 4, face: 2, quiet: 0, last: "", held: false, supply: null, castles: [],
  tavern: { ...PLACE, id: "tavern", kind: "tavern" }, places: [{ ...PLACE, id: "barleywick" }], taken: [],
  hires: [{ card: { ...CARD, id: "grubnose", group: "orc" }, deck: "evil", mean_left: { food: 0.5 }, mean_right: { swords: 1.17, thieves: 0.17 }, costs: [{ food: 2 }] }, null],
  seats: [lord(0, "fiend"), lord(1, "warlord")],
  rows: [
    { seat: 0, chests: [chest("wood", 3, [0, 1])], known: 3, least: 3, most: 3, mean: 3 },
    { seat: 1, chests: [chest("wood", null, [1]), chest("iron", 4, [0, 1])], known: 4, least: 5, most: 7, mean: 5.8 },
  ],
  sealed: [null, null], unseen: {}, stacks: { wood: 10, iron: 12, gold: 8 }, kingdom: { farm: 2, village: 4, town: 10 }, decks: { evil: 40, most_evil: 18 }, victim: null, bearers: 0,
};

function playing(view: object = {}): Play {
  const play = new Play();
  play.names = ["Hild", "Wulf"];
  play.view = { ...VIEW, ...view };
  play.eyes = 0;
  play.actors = [0];
  play.legal = { pass: 0, "attack Tavern": 0 };
  return play;
}

describe.each(LANGUAGES)("words in %s", (lang) => {
  it("are there for everything that is said", () => {
    speak(lang);
    const complaints = vi.spyOn(console, "error");
    const play = playing();
    for (const step of ["castles", "place", "reroll", "attack", "steal", "hire", "scout"]) {
      expect(task(playing({ step, victim: step === "steal" ? 1 : null, bearers: 2 }))).not.toMatch(/table-/);
    }
    for (const move of ["barrel", "spell", "pass", "done", "attack Tavern", "raid Warlord", "steal 2", "castle Fiend", "place left right", "hire Grubnose left", "hire Usury right glyphs"]) {
      expect(label(play, move)).not.toMatch(/table-/);
    }
    for (const said of [about(play), holds(play, 1), ...told(play), ...held(play), ...lineCommand(play, "2"), ...lineCommand(play, "9"), ...lordCommand(play, "wu"), ...lordCommand(play, "nobody")]) {
      expect(said).not.toMatch(/table-|undefined|NaN/);
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

it("a goblin that gets a side is put there in its right case", () => {
  speak("ru");
  expect(label(playing({ step: "place" }), "place left right")).toBe("Положить Шмыга слева, Упса справа");
});

describe("in English", () => {
  it("what is missing is told", () => {
    speak("en");
    const play = playing();
    expect(lackSaid(target("barleywick", false, 1))).toBe("you lack 1 sword");
    expect(lackSaid(target("warlord", true, 2, true))).toBe("you lack 2 swords and 1 thief");
    expect(lackSaid(target("warlord", true, 0, true, true))).toBe("no chests");
    expect(lackSaid(target("tavern", false))).toBe("");
    expect(targetSaid(play, target("barleywick", false, 1))).toBe("Barleywick. shield 3. 1 wooden chest and 2 food. you lack 1 sword");
    expect(targetSaid(play, target("warlord", true))).toBe("castle of Wulf. shield 3, magic shield 1. 1 wooden chest and 1 iron chest");
  });
  it("a chest says what one knows of it, and who else does", () => {
    const play = playing();
    const row = VIEW.rows[1]!.chests;
    expect(chestSaid(play, row[0]!, 1)).toBe("chest 1, wooden, value unknown to you, known to Wulf");
    expect(chestSaid(play, row[1]!, 2)).toBe("chest 2, iron, value 4, known to Wulf");
    expect(rowWorth(play, 0)).toBe("worth 3");
    expect(rowWorth(play, 1)).toBe("worth 5 to 7, about 5.8");
  });
  it("a raid says how many chests it brings", () => {
    expect(label(playing(), "raid Warlord")).toBe("Raid Wulf: up to 2 chests");
    expect(label(playing({ step: "reroll" }), "pass")).toBe("Keep this roll");
    expect(label(playing(), "pass")).toBe("Skip the attack");
    expect(label(playing({ step: "hire" }), "done")).toBe("End hiring");
  });
  it("thieves may leave the rest once a chest is named", () => {
    const play = playing({ step: "steal", victim: 1, bearers: 2 });
    play.legal = { "steal 1": 0, "steal 2": 0 };
    expect(task(play)).toBe("choose up to 2 chests of Wulf");
    expect(aside(play)).toEqual([]);
    play.view = { ...VIEW, step: "steal", victim: 1, bearers: 2, rows: [VIEW.rows[0], { ...VIEW.rows[1], chests: [{ ...VIEW.rows[1]!.chests[0], named: true }, VIEW.rows[1]!.chests[1]] }] };
    play.legal = { "steal 2": 0, done: 0 };
    expect(task(play)).toBe("choose one more chest of Wulf, or leave the rest");
    expect(aside(play)).toEqual(["done"]);
    expect(label(play, "done")).toBe("Leave the rest");
  });
  it("the last day is announced, and what is left where it can run out", () => {
    expect(announces(playing())).toBe("");
    expect(announces(playing({ last: "chests" }))).toBe("The last day");
    expect(announces(playing({ last: "quiet" }))).toBe("The last day, unless a chest is taken");
    expect(told(playing({ supply: { food: 3, shields: 1 }, held: true }))).toContain("Supply: 3 food, 1 shield");
    expect(label(playing({ step: "reroll", options: { spell: "holds" } }), "spell")).toBe("Use a spell: no rerolls");
    expect(task(playing({ step: "reroll", options: { spell: "holds" } }))).toBe("use a spell, or keep this roll");
  });
  it("chests are counted beside the names until they are opened", () => {
    expect(tally(playing(), 1)).toEqual({ count: 2, said: "chests of Wulf", icon: "locked-chest", ask: "chests" });
    expect(tally(playing({ step: "over" }), 1)).toBeNull();
  });
  it("a chosen hire offers the other way to pay", () => {
    const play = playing({ step: "hire" });
    play.legal = { done: 0, "hire Usury left": 0, "hire Usury left glyphs": 0 };
    expect(aside(play)).toEqual(["done"]);
    play.staged = "hire Usury left";
    expect(aside(play)).toEqual(["hire Usury left glyphs"]);
  });
  it("the castle on the table is the one that is looked at, or one's own", () => {
    const play = playing();
    expect(lordSeat(play)).toBe(0);
    play.looked = 1;
    expect(lordSeat(play)).toBe(1);
    play.looked = null;
    play.eyes = null;
    play.actors = [1];
    expect(lordSeat(play)).toBe(1);
  });
  it("what a side brings per day is told", () => {
    expect(meanSaid({ swords: 1.17, thieves: 0.17 })).toBe("1.17 swords and 0.17 thieves per day");
    expect(meanSaid({})).toBe("nothing");
  });
});

it("says of targets that would come within reach by the same faces in one breath", () => {
  speak("en");
  const play = new Play({ why: () => Promise.reject(new Error("not asked")), move: () => Promise.resolve() });
  play.names = ["Ann", "Bo"];
  play.show({ line: 1, actors: [0], points: [0, 0], view: VIEW, legal: {} } as never, 0);
  const reach = (target: string, faces: string[]) => ({ id: "note-reach", args: { target, faces }, clause: "MA-D11", part: "reason", points: 0 });
  play.advice = { is: "advice", move: "", says: [reach("tavern", ["1", "5"]), reach("barleywick", ["1", "2"]), reach("stonybroke", ["1", "2"]), reach("warlord", ["5"])] } as never;
  expect(reasonsSaid(play)).toBe("new targets on 1, 5: the Tavern; new targets on 1, 2: Barleywick and Stonybroke; new targets on 5: castle of Bo");
});
