import { expect, test } from "vitest";
import { longer } from "./pseudo";

test("every word becomes two fifths longer, and none of its letters stays plain", () => {
  for (const word of ["lay", "Strongest", "hm", "Adept", "I"]) {
    expect(longer(word).length).toBe(word.length + Math.ceil(word.length * 0.4));
    expect(longer(word)).not.toMatch(/[a-z]/i);
  }
});

test("numbers, spaces, signs and codes stay", () => {
  expect(longer("EH3GWR")).toBe("EH3GWR");
  expect(longer("+3 – 4")).toBe("+3 – 4");
});
