// Contrasts and distances computed from the tokens and from every game's dyes: text at least 4.5, shapes and large bold text at least 3 (WCAG 2.2).
import { readdirSync, existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apart, contrast, leastApart, mixed } from "./colour";

const source = readFileSync("src/styles/tokens.css", "utf8");
const block = (start: string): string => {
  const from = source.indexOf(start);
  expect(from, start).toBeGreaterThanOrEqual(0);
  return source.slice(from, source.indexOf("\n}", from));
};
const tokens = (text: string) => Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
const day = tokens(block(":root {"));
const night = { ...day, ...tokens(block(':root[data-theme="dark"],\n.beam {')), ...tokens(block(':root[data-theme="dark"] {')) };
const LIGHTS = { light: day, dark: night };

const GAMES = "../src/heorot/games";
const DYES = readdirSync(GAMES)
  .map((game) => `${GAMES}/${game}/web/dyes.css`)
  .filter((file) => existsSync(file))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.dye-([\w-]+) \{ --dye: (#[0-9a-f]{6}); --rim: (#[0-9a-f]{6}); --lip: (#[0-9a-f]{6}); \}/g)].map(([, name, dye, rim, lip]) => ({
      name: name!,
      dye: dye!,
      rim: rim!,
      lip: lip!,
    })),
  );
const PLAYERS = [0, 1, 2, 3, 4].map((seat) => day[`dye-${seat}`]!);
const GROUNDS = ["ground", "surface", "raised", "tile"];

for (const [light, colours] of Object.entries(LIGHTS)) {
  const ratio = (a: string, b: string) => contrast(colours[a]!, colours[b]!);

  test(`text can be read on every ground (${light})`, () => {
    for (const ground of GROUNDS)
      for (const text of ["ink", "ink-2", "glow", "bad", "link"]) expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-glow", "glow")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("ink", "oak"), "ink on the table").toBeGreaterThanOrEqual(7);
    expect(ratio("glow", "oak"), "what you may, on the table").toBeGreaterThanOrEqual(4.5);
  });

  test(`lines and the casing of shields can be seen (${light})`, () => {
    for (const ground of GROUNDS) expect(ratio("line", ground), `line on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  test(`a piece stands out from the table by its dye or by its rim (${light})`, () => {
    for (const { name, dye, rim } of DYES) expect(Math.max(contrast(dye, colours["oak"]!), contrast(rim, colours["oak"]!)), name).toBeGreaterThanOrEqual(3);
  });

  test(`a shield stands out by its dye or by its casing (${light})`, () => {
    for (const ground of [...GROUNDS, "oak", "beam"])
      for (const dye of PLAYERS) expect(Math.max(contrast(dye, colours[ground]!), ratio("iron", ground)), `${dye} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
}

test("what stands on bone, gold, beams and dyes can be read", () => {
  expect(contrast(day["on-bone"]!, day["bone"]!)).toBeGreaterThanOrEqual(12);
  expect(contrast(day["on-bone"]!, day["bone-shade"]!)).toBeGreaterThanOrEqual(7);
  expect(contrast(day["on-gold"]!, day["gold"]!)).toBeGreaterThanOrEqual(7);
  expect(contrast(day["bone"]!, day["beam"]!)).toBeGreaterThanOrEqual(7);
  for (const text of ["ink", "ink-2", "glow", "bad", "link"])
    for (const beam of ["beam", "beam-shade"]) expect(contrast(night[text]!, day[beam]!), `${text} on ${beam}`).toBeGreaterThanOrEqual(4.5);
  for (const dye of PLAYERS) expect(contrast(day["on-dye"]!, dye), `on ${dye}`).toBeGreaterThanOrEqual(4);
  for (let seat = 1; seat < 5; seat++) expect(contrast(day[`pattern-${seat}`]!, PLAYERS[seat]!), `pattern ${seat}`).toBeGreaterThanOrEqual(3);
});

test("every game has dyes, and a glyph of bone can be read on each", () => {
  expect(DYES.length).toBeGreaterThanOrEqual(35);
  for (const { name, dye } of DYES) expect(contrast(day["bone"]!, dye), name).toBeGreaterThanOrEqual(6);
});

test("a rim is half bone, a lip is 58 % black", () => {
  for (const { name, dye, rim, lip } of DYES) {
    expect(apart(rim, mixed(dye, day["bone"]!, 0.5), "any"), `${name}, rim`).toBeLessThan(1);
    expect(apart(lip, mixed(dye, "#000000", 0.58), "any"), `${name}, lip`).toBeLessThan(1);
  }
});

test("players can be told from each other and from every piece, by any eyes", () => {
  PLAYERS.forEach((one, at) => PLAYERS.slice(at + 1).forEach((other) => expect(leastApart(one, other), `${one} and ${other}`).toBeGreaterThanOrEqual(20)));
  for (const one of PLAYERS) for (const { name, dye } of DYES) expect(leastApart(one, dye), `${one} and ${name}`).toBeGreaterThanOrEqual(20);
});

test("the measures themselves are right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(apart("#ffffff", "#000000", "any")).toBeCloseTo(100, 0);
  expect(apart("#ff0000", "#00ff00", "any")).toBeGreaterThan(150);
  expect(apart("#b56a00", "#6a8000", "deutan")).toBeLessThan(apart("#b56a00", "#6a8000", "any") / 2);
});
