// Contrast computed from the tokens: text at least 4.5, shapes and large bold text at least 3 (WCAG 2.2).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = readFileSync("src/styles/tokens.css", "utf8");
const [light = "", dark = ""] = source.split(':root[data-theme="dark"]');
const tokens = (text: string) => Object.fromEntries([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
const THEMES = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "surface", "raised", "tile"];

for (const [theme, colours] of Object.entries(THEMES)) {
  const ratio = (a: string, b: string) => contrast(colours[a]!, colours[b]!);

  test(`text can be read on every ground (${theme})`, () => {
    for (const ground of GROUNDS)
      for (const text of ["ink", "ink-2", "glow", "bad", "link"]) expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-glow", "glow")).toBeGreaterThanOrEqual(4.5);
  });

  test(`lines, shields and what stands on them can be seen (${theme})`, () => {
    for (const ground of GROUNDS) {
      expect(ratio("line", ground), `line on ${ground}`).toBeGreaterThanOrEqual(3);
      for (let seat = 0; seat < 5; seat++) expect(ratio(`dye-${seat}`, ground), `dye ${seat} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (let seat = 0; seat < 5; seat++) expect(ratio("on-dye", `dye-${seat}`), `on dye ${seat}`).toBeGreaterThanOrEqual(3.9);
  });
}

test("the measure itself is right: black on white is 21, grey #767676 on white 4.54", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
