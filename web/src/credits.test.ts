// CC BY asks for the author's name: no icon is shown that credits.json does not credit.
import { expect, test } from "vitest";
import { sprite } from "../icons.js";
import credits from "./credits.json";

const { icons, authors }: { icons: Record<string, string>; authors: Record<string, { name: string; url?: string }> } = credits;

test("every icon in use has an author", () => {
  expect(sprite().names.filter((name) => !icons[name])).toEqual([]);
});

test("every author has a name", () => {
  expect(Object.values(icons).filter((author) => !authors[author]?.name)).toEqual([]);
});
