import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { obey, type Asking } from "./command";
import type { GameTable } from "./game";
import { Play } from "./play.svelte";
import { audible, kept, saga } from "./saga";
import type { Advice, Event, Hints, Saying } from "./wire";
import { tongue, Words } from "./words.svelte";

const texts = (lang: string) => [
  ...readdirSync(`src/words/${lang}`).map((file) => readFileSync(`src/words/${lang}/${file}`, "utf8")),
  readFileSync(`../src/heorot/words.${lang}.ftl`, "utf8"),
  readFileSync(`../src/heorot/games/voluspa/words.${lang}.ftl`, "utf8"),
];
const english = new Words("en", texts("en"));
const laid = (seat: number, tile = "thor"): Saying => ({ id: "note-laid", args: { seat, tile, cell: [2, 0] }, clause: "VO-T1", part: "deed", points: 0 });
const drawn = (seat: number): Saying => ({ id: "note-drawn", args: { seat, tile: "odin" }, clause: "VO-T4", part: "dealing", points: 0 });
const move = (seq: number, seat: number, says: Saying[], line = seq): Event => ({ seq, at: 0, what: { is: "move", line, seat, move: "Thor 2,0", says } });
const PEOPLE = ["Ann", "Bo"];
const HINTS: Hints = {
  is: "hints",
  games: 240,
  moves: [
    { move: "Thor 2,0", points: 6, share: 0.617, lead: 3.6, because: [{ id: "hint-gives-less", args: { other: 1, points: 2.5, instead: 4, than: "Troll 2,0" }, clause: "VO-P1" }] },
    { move: "Troll 2,0", points: 2, share: 0.51, lead: -1.2 },
  ],
};

test("what muted people say is not told, all else is", () => {
  const said = (seq: number, person: string): Event => ({ seq, at: 0, what: { is: "said", person, name: person, text: "boo" } });
  const events = [said(1, "ann"), said(2, "bob"), move(3, 0, [laid(0)]), said(4, "bob")];
  expect(audible(events, ["bob"]).map(({ seq }) => seq)).toEqual([1, 3]);
  expect(audible(events)).toBe(events);
});

test("a move is a line with its shield; a draw is told only to whoever drew, and not while hands are dealt", () => {
  const events = [move(1, -1, [drawn(0)]), move(2, 0, [laid(0)]), move(3, -1, [drawn(0)]), move(4, -1, [drawn(1)])];
  const lines = saga(events, english, PEOPLE, 0);
  expect(lines.map((line) => [line.kind, line.text])).toEqual([["move", "Ann lays Thor."], ["draw", "Ann draws Odin."]]);
});

test("what is shown one by one is no line of its own: the deed after it tells it", () => {
  const shown: Saying = { ...drawn(0), part: "showing" };
  expect(saga([move(1, 0, [laid(0)]), move(2, -1, [shown])], english, PEOPLE, 0).map((line) => line.text)).toEqual(["Ann lays Thor."]);
});

test("what was taken back stays, struck", () => {
  const lines = saga([move(1, 0, [laid(0)], 1), move(2, 1, [laid(1)], 2), { seq: 3, at: 0, what: { is: "undone", to: 2 } }], english, PEOPLE, null);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
});

test("of the moves that counted, what was taken back is left out", () => {
  const back = (seq: number, to: number): Event => ({ seq, at: 0, what: { is: "undone", to } });
  const events = [move(3, -1, []), move(10, 0, []), move(11, -1, []), move(14, 0, []), back(15, 14), move(16, 0, [])];
  expect(kept(events).map((told) => told.line)).toEqual([3, 10, 11, 16]);
  expect(kept([...events, back(17, 11), move(18, 1, [])]).map((told) => told.line)).toEqual([3, 10, 18]);
});

test("everything that may happen at a table has its words in every language", () => {
  const whats = [
    { is: "sat", seat: 0, person: "p", name: "Ann" }, { is: "botted", seat: 1, bot: "adept", name: "Bo" }, { is: "stood", seat: 0, why: "left" },
    { is: "stood", seat: 0, why: "removed" }, { is: "stood", seat: 0, why: "silent" }, { is: "began" }, { is: "undone", to: 3 }, { is: "conceded", seat: 0 },
    ...["over", "conceded", "agreed"].map((how) => ({ is: "ended", how })), { is: "reopened" }, { is: "said", person: "p", name: "Ann", text: "hi" },
    ...["undo", "end", "pause"].map((what) => ({ is: "asked", seat: 0, what })), { is: "answered", seat: 0, yes: true }, { is: "answered", seat: 0, yes: false },
    ...["left", "time", "conceded", "freed"].map((why) => ({ is: "stoodin", seat: 0, bot: "adept", why })), { is: "returned", seat: 0 },
    { is: "moved", seat: 0, person: "p", name: "Cy" }, { is: "paused" }, { is: "begins", seat: 1, options: {}, commitment: "" },
    { is: "begins", seat: null, options: {}, commitment: "" }, { is: "resumed", seat: 0 },
  ] as unknown as Event["what"][];
  for (const lang of ["en", "fr", "ru"] as const) {
    const words = new Words(lang, texts(lang));
    const wrong = vi.spyOn(console, "error");
    const lines = saga(whats.map((what, i) => ({ seq: i + 1, at: 0, what })), words, PEOPLE, null);
    expect(lines).toHaveLength(whats.length);
    expect(wrong).not.toHaveBeenCalled();
    wrong.mockRestore();
  }
});

let made: string[];
let asking: Asking;

beforeEach(() => {
  made = [];
  tongue.words = tongue.english = english;
  const why = (line: string): Promise<Advice> =>
    Promise.resolve(line === "Loki 0,0" ? { is: "advice", move: line, clause: "VO-T1", message: { id: "why-occupied", args: {} } } : { is: "advice", move: line, points: 6, says: [laid(0)] });
  const play = new Play({ why, move: (line) => Promise.resolve(void made.push(line)) });
  play.names = PEOPLE;
  play.show({ line: 1, actors: [0], points: [3, 4], view: {}, legal: { "Thor 2,0": 6, "Thor 0,1": 0, "Troll 2,0": 2 } }, 0);
  const own = { held: () => ["Thor, Loki"], describe: () => ["a row"], commands: { "table-command-row": (_: Play, rest: string) => [`row at ${rest}`] } } as unknown as GameTable;
  asking = { play, own, words: english, lines: saga([move(1, 1, [laid(1)])], english, PEOPLE, 0), undo: undefined, hint: () => Promise.resolve(HINTS) };
});

test("a typed move is made, shortened or not", async () => {
  expect(await obey(asking, "thor 2,0")).toEqual([]);
  expect(await obey(asking, "tr 2,0")).toEqual([]);
  expect(made).toEqual(["Thor 2,0", "Troll 2,0"]);
});

test("a line that may mean several moves makes none", async () => {
  expect((await obey(asking, "thor"))[0]).toContain("Thor 2,0, Thor 0,1");
  expect(made).toEqual([]);
});

test("a move that is not allowed says by which clause", async () => {
  expect((await obey(asking, "loki 0,0"))[0]).toContain("VO-T1");
  expect((await obey(asking, "why loki 0,0"))[0]).toContain("VO-T1");
  expect(made).toEqual([]);
});

test("questions are answered with sentences", async () => {
  expect(await obey(asking, "hand")).toEqual(["Thor, Loki"]);
  expect(await obey(asking, "board")).toEqual(["a row"]);
  expect(await obey(asking, "scores")).toEqual(["Ann: 3", "Bo: 4"]);
  expect(await obey(asking, "last")).toEqual(["Bo lays Thor on 2,0."]);
  expect(await obey(asking, "legal thor")).toEqual(["2 legal moves", "Thor 2,0: 6 points", "Thor 0,1: 0 points"]);
  expect(await obey(asking, "row 2,0")).toEqual(["row at 2,0"]);
  expect((await obey(asking, "hint")).slice(1)).toEqual([
    "1. Thor 2,0: wins 62% of the games, average lead +4",
    "It leaves less to Bo: about 2.5 points by your next turn, 4 after “Troll 2,0”.",
    "2. Troll 2,0: wins 51% of the games, average lead −1",
  ]);
  expect((await obey(asking, "why thor 2,0"))[1]).toBe("Ann lays Thor on 2,0.");
  expect(await obey(asking, "undo")).toEqual(["There is nothing to take back."]);
});

test("staging asks for the reasons, the second time does it; what is illegal is asked about", async () => {
  const { play } = asking;
  await play.stage("Thor 2,0");
  expect([play.staged, play.advice?.points, made]).toEqual(["Thor 2,0", 6, []]);
  await play.stage("Thor 2,0");
  expect([play.staged, made]).toEqual([null, ["Thor 2,0"]]);
  await play.stage("Loki 0,0");
  expect([play.staged, play.refusal?.clause, made.length]).toEqual([null, "VO-T1", 1]);
});
