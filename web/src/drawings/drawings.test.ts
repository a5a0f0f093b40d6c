import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = "src/drawings/";
const drawn = readdirSync(here).filter((name) => name.endsWith(".svg"));
const castles = [...readFileSync("../src/heorot/games/bellum_magica/parts.toml", "utf8").matchAll(/\[\[castles\]\]\nid = "(\w+)"/g)];

describe("the hall's own drawings", () => {
  it("there are Odin, Grendel, the dragon and a castle for each dark lord", () => {
    expect(castles).toHaveLength(5);
    const wanted = ["odin", "grendel", "dragon", ...castles.map((castle) => `castle-${castle[1]}`)];
    expect(drawn.map((name) => name.replace(".svg", "")).sort()).toEqual(wanted.sort());
  });
  it.each(drawn)("%s is light and stands alone", (name) => {
    const text = readFileSync(here + name, "utf8");
    expect(text.length).toBeLessThanOrEqual(2048);
    expect(text).not.toMatch(/href|<style|<image|url\(/); // nothing from elsewhere
  });
  it("the scenes behind a board are light, and take their colours from where they lie", () => {
    const text = readFileSync(`${here}places/scenes.svg`, "utf8");
    expect([...text.matchAll(/<g id="(\w+)"/g)].map((found) => found[1])).toEqual(["rafters", "mere", "barrow"]);
    expect(text.length).toBeLessThanOrEqual(3 * 2048);
    expect(text).not.toMatch(/href|<style|style=|<image|url\(/);
    const scene = readFileSync(`${here}Scene.svelte`, "utf8");
    for (const [, name] of text.matchAll(/var\((--\w+)\)/g)) expect(scene).toContain(`${name}:`);
  });
});
