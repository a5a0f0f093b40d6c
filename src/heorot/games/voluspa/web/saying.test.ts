import { afterAll, describe, expect, it } from "vitest";
import { Play } from "$lib/play.svelte";
import { tongue, Words } from "$lib/words.svelte";
import page from "$lib/../words/en"; // how facts stand side by side, the same in every language
import type { Saying } from "$lib/wire";
import { about, aroundCommand, aside, asked, describe as told, holds, label, places, rowCommand, task } from "./saying";
import table from "./index";
import en from "../words.en.ftl?raw";
import program from "../../../words.en.ftl?raw";
import fr from "../words.fr.ftl?raw";
import ru from "../words.ru.ftl?raw";

const LANGUAGES = ["en", "fr", "ru"] as const;
const TEXTS = { en, fr, ru };
const before = tongue.words;

function speak(lang: (typeof LANGUAGES)[number]): void {
  tongue.words = new Words(lang, [page, TEXTS[lang], program]);
  tongue.english = new Words("en", [en]);
}
afterAll(() => (tongue.words = before));

const tile = (x: number, y: number, tile: string, strength: number, power = strength, beneath: string | null = null) => ({ x, y, tile, strength, power, beneath });
const seat = (seat: number, hand: string[], shown: string[] = []) => ({ seat, points: 0, hand, shown });

function playing(legal: Record<string, number>, hermod: [number, number] | null = null): Play {
  const play = new Play();
  const view = {
    actor: 0, turn: 0, options: { edda: true }, pile: 31, gone: [], hermod, cells: [],
    tiles: [tile(0, 0, "thor", 7, 0), tile(1, 0, "loki", 1), tile(2, 0, "hel", 0, 0, "troll"), tile(1, 1, "dragon", 5, 0, "odin")],
    seats: [seat(0, ["thor", "dragon", "hel"]), seat(1, ["?", "?", "?", "?", "dragon", "hel"], ["dragon"])],
  };
  play.show({ line: 4, actors: [0], points: [0, 0], view, legal }, 0);
  return play;
}

describe("the table's words", () => {
  it("name the act on the main button, each language in its own way", () => {
    const play = playing({ "Thor 0,1": 2 });
    const said = (move: string) => LANGUAGES.map((lang) => (speak(lang), label(play, move)));
    expect(said("Thor 0,1")).toEqual(["Lay Thor", "Poser Thor", "Выложить Тора"]);
    expect(said("Serpent 0,1")).toEqual(["Lay a Sea Serpent", "Poser un Serpent de mer", "Выложить Морского Змея"]);
    expect(said("Dragon 0,0")).toEqual(["Cover Thor", "Recouvrir Thor", "Накрыть Тора"]);
    expect(said("Skadi 1,1")).toEqual(["Exchange Skadi for the Dragon", "Échanger Skadi contre le Dragon", "Обменять Скади на Дракона"]);
    expect(said("Jotun 1,1>1,2")).toEqual(["Throw the Dragon", "Lancer le Dragon", "Перебросить Дракона"]);
    expect(said("discard Valkyrie")).toEqual(["Discard a Valkyrie", "Défausser une Valkyrie", "Сбросить Валькирию"]);
    expect(said("stop")).toEqual(["Stop here", "S’arrêter là", "Остановиться"]);
  });
  it("say what is to be done, and what stands beside it", () => {
    speak("en");
    expect(task(playing({ "Thor 0,1": 2 }))).toBe("pick a tile, then its place");
    expect(task(playing({ "discard Thor": 0 }))).toBe("nothing can be played: pick a tile to discard");
    expect(task(playing({ "Thor 0,1": 2, stop: 0 }, [0, 0]))).toContain("Hermod");
    expect(aside(playing({ "Thor 0,1": 2, stop: 0 }, [0, 0]))).toEqual(["stop"]);
    expect(aside(playing({ "Thor 0,1": 2 }))).toEqual([]);
    expect(about(playing({}))).toBe("with the Edda · 31 tiles in the pile");
  });
  it("tell what a seat is known to hold", () => {
    const play = playing({});
    const said = LANGUAGES.map((lang) => (speak(lang), holds(play, 1)));
    expect(said).toEqual(["5 tiles · 1 Hel · holds a Dragon", "5 tuiles · 1 Hel · a en main un Dragon", "5 тайлов · 1 Хель · держит Дракона"]);
    expect(holds(play, 7)).toBe("");
  });
  it("read the table aloud", () => {
    const play = playing({});
    speak("en");
    expect(told(play)).toEqual(["Line 0: 0 Thor 0, 1 Loki 1, 2 Hel", "Line 1: 1 Dragon 0"]);
    expect(rowCommand(play, "1,0")).toEqual([
      "Row through 1,0: 0,0: Thor, strength 0 instead of 7; 1,0: Loki, strength 1",
      "Column through 1,0: 1,0: Loki, strength 1; 1,1: Dragon, strength 0 instead of 5, beneath it Odin",
    ]);
    expect(aroundCommand(play, "5,5")).toEqual(["Around 5,5: nothing"]);
    expect(aroundCommand(play, "here")).toEqual(["Name a place by its two numbers, as in 3,-1."]);
    expect(told(new Play())).toEqual(["No tile is laid yet."]);
  });
  it("say which tile is to be placed", () => {
    const play = playing({ "Thor 0,1": 2 });
    play.picked = "serpent";
    expect(LANGUAGES.map((lang) => (speak(lang), task(play)))).toEqual([
      "choose a place for the Sea Serpent", "choisissez une case pour le Serpent de mer", "выберите клетку для Морского Змея",
    ]);
  });
  it("call the commands by one word", () => {
    expect(Object.keys(table.commands!)).toEqual(["table-command-row", "table-command-around"]);
    for (const lang of LANGUAGES) {
      speak(lang);
      for (const id of Object.keys(table.commands!)) expect(tongue.words.t(id)).not.toContain(" ");
    }
  });
});

describe("what is touched", () => {
  const spot = { x: 0, y: 0, key: "0,0", tile: null, troll: false, closed: false };
  it("can be asked: a tile by its kind, with what lies beneath, a place by what it is", () => {
    expect(asked({ ...spot, tile: tile(0, 0, "thor", 7) }, false, false)).toEqual(["thor"]);
    expect(asked({ ...spot, tile: tile(0, 0, "dragon", 5, 5, "odin") }, false, false)).toEqual(["dragon", { beneath: "odin" }]);
    expect(asked({ ...spot, closed: true }, false, false)).toEqual(["closed"]);
    expect(asked({ ...spot, troll: true }, false, false)).toEqual(["beside-troll"]);
    expect(asked(spot, true, false)).toEqual(["landing"]);
    expect(asked(spot, false, true)).toEqual(["hermods-row"]);
    expect(asked(spot, false, false)).toEqual(["place"]);
  });
  it("lights the whole row, or where a tile lies and where it was thrown, or where the table began", () => {
    const said = (id: string, args: object) => places({ id, args, clause: "VO-P1", part: "reason", points: 0 } as Saying);
    expect(said("note-row-highest", { first: [2, -1], last: [2, 1], tiles: 3 })).toEqual(["2,-1", "2,0", "2,1"]);
    expect(said("note-row-line", { first: [-1, 0], last: [1, 0], tiles: 2 })).toEqual(["-1,0", "0,0", "1,0"]);
    expect(said("note-threw", { seat: 0, tile: "jotun", cell: [1, 1], to: [4, 1] })).toEqual(["1,1", "4,1"]);
    expect(said("note-opened", { seat: -1, tile: "thor" })).toEqual(["0,0"]);
    expect(said("note-drew", { seat: 0 })).toEqual([]);
  });
});
