import { readFileSync, readdirSync, globSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Trouble } from "./hall";
import { Words, inWords } from "./words.svelte";

const LANGUAGES = ["en", "fr", "ru"] as const;
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);
const page = (lang: string) => readdirSync(`src/words/${lang}`).map((file) => readFileSync(`src/words/${lang}/${file}`, "utf8")).join("\n");
const program = (lang: string) => readFileSync(`../src/heorot/words.${lang}.ftl`, "utf8");
const games = globSync("../src/heorot/games/*/words.en.ftl").map((file) => file.split("/").at(-2)!);
const ofGame = (game: string, lang: string) => readFileSync(`../src/heorot/games/${game}/words.${lang}.ftl`, "utf8");

/** The ids a text names: t("frame-rules"), words.t(`saga-ended-${how}`) as its beginning. */
function named(): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const file of globSync(["src/**/*.{svelte,ts}", "../src/heorot/games/*/web/*.{svelte,ts}"]).filter((name) => !name.endsWith(".test.ts"))) {
    const source = readFileSync(file, "utf8");
    for (const [, id] of source.matchAll(/["'`]([a-z]+(?:-[a-z0-9_]+)+)["'`]/g)) whole.add(id!);
    for (const [, start] of source.matchAll(/`([a-z]+-(?:[a-z0-9]+-)*)\$\{/g)) beginnings.push(start!);
  }
  return { whole, beginnings };
}

test("every message of the page is there in every language, once, with the same variables", () => {
  const english = ids(page("en")).sort();
  expect(new Set(english).size).toBe(english.length);
  const variables = (text: string) =>
    Object.fromEntries(
      text.split(/\n(?=[a-z])/).flatMap((entry) => {
        const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
        return id ? [[id, [...new Set([...entry.matchAll(/\$([\w-]+)/g)].map((found) => found[1]!.split("-")[0]))].sort()]] : [];
      }),
    );
  for (const lang of LANGUAGES) {
    expect(ids(page(lang)).sort()).toEqual(english);
    expect(variables(page(lang))).toEqual(variables(page("en")));
  }
});

test("no message of the page hides one of the program or of a game", () => {
  const taken = new Set([...ids(program("en")), ...games.flatMap((game) => ids(ofGame(game, "en")))]);
  expect(ids(page("en")).filter((id) => taken.has(id))).toEqual([]);
});

test("no message of the page is unused", () => {
  const { whole, beginnings } = named();
  expect(ids(page("en")).filter((id) => !whole.has(id) && !beginnings.some((start) => id.startsWith(start)))).toEqual([]);
});

test("every message that the page asks for by its whole name is there", () => {
  const there = new Set([...ids(page("en")), ...ids(program("en")), ...games.flatMap((game) => ids(ofGame(game, "en")))]);
  for (const file of globSync("src/**/*.{svelte,ts}").filter((name) => !name.endsWith(".test.ts"))) {
    for (const [, id] of readFileSync(file, "utf8").matchAll(/\bt\(\s*"([^"]+)"/g)) expect(there, `${id} in ${file}`).toContain(id);
  }
});

test("deeds are told as the program tells them: with points and why", () => {
  const words = new Words("en", [program("en"), ofGame("voluspa", "en")]);
  const [told] = words.tell(
    [
      { id: "note-laid", args: { seat: 0, tile: "thor", cell: [2, 0] }, clause: "VO-T1", part: "deed", points: 0 },
      { id: "note-row-highest", args: { seat: 0, first: [0, 0], last: [2, 0], tiles: 3, power: 7, points: 3, way: "across" }, clause: "VO-P1", part: "reason", points: 3 },
      { id: "note-row-weaker", args: { seat: 0, first: [2, 0], last: [2, 2], tiles: 3, power: 7, other: "odin", way: "down" }, clause: "VO-P1", part: "reason", points: 0 },
    ],
    ["Ann", "Bo"],
  );
  expect(words.sentence(told!)).toBe("Ann lays Thor — 3 points: strongest (7) in a row of 3 tiles across: +3.");
});

test("a piece comes in every case its language has", () => {
  const words = new Words("ru", [program("ru"), ofGame("voluspa", "ru")]);
  expect(words.pieceArgs("tile", "thor")).toMatchObject({ tile: "Тор", "tile-acc": "Тора" });
});

test("a number below 0 has a minus sign, and its plural", () => {
  const unit = (lang: (typeof LANGUAGES)[number]) => new Words(lang, [program(lang)]).t("unit", { points: -4 }).replaceAll("\u00a0", " ");
  expect([unit("en"), unit("fr"), unit("ru")]).toEqual(["−4 points", "−4 points", "−4 очка"]);
});

test("several things are said as a list, seats by their names", () => {
  const words = new Words("en", ["one = { $number } { $of }\nall = { $winner } takes { $things } on { $cell }"]);
  const things = [{ id: "one", args: { number: 1, of: "iron" } }, { id: "one", args: { number: 2, of: "wood" } }];
  expect(words.say({ id: "all", args: { winner: 1, things, cell: [2, 0] } }, ["Ann", "Bo"])).toBe("Bo takes 1 iron and 2 wood on 2,0");
});

test("what the hall says more exactly than its code is said so", () => {
  const words = new Words("en", [page("en"), program("en")]);
  const hidden = new Trouble("not-yours", "hands are hidden here", "", { id: "trouble-hidden-hands", args: {} });
  expect(inWords(hidden, words)).toContain("Hands are hidden");
  expect(inWords(new Trouble("not-yours", "no"), words)).toBe(words.t("trouble-not-yours"));
  expect(inWords(new Trouble("not-yours", "no", "", { id: "trouble-of-a-later-hall", args: {} }), words)).toBe(words.t("trouble-not-yours"));
  expect(inWords(new Error("?"), words)).toBe(words.t("trouble-internal"));
});
