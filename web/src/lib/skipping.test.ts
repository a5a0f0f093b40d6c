// What goes to the end of a beat: a tap, three keys, whoever moves the board; not what is typed.
import { afterEach, beforeEach, expect, test } from "vitest";
import { skipping } from "./skipping";

let skipped: number;
let stop: () => void;
beforeEach(() => {
  skipped = 0;
  stop = skipping(() => skipped++);
  document.body.innerHTML = `<p></p><input><div data-camera><b></b></div><button data-unskipped></button>`;
});
afterEach(() => stop());

const at = (asked: string) => document.querySelector(asked)!;
const tap = (asked: string) => at(asked).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
const key = (asked: string, name: string) => at(asked).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: name }));

test("a tap anywhere, but on what goes on with it", () => {
  tap("p");
  tap("b");
  expect(skipped).toBe(2);
  tap("button");
  expect(skipped).toBe(2);
});

test("Enter, Space and Escape, but not while one types, and no other key", () => {
  for (const name of ["Enter", " ", "Escape", "a", "Tab", "ArrowLeft"]) key("p", name);
  expect(skipped).toBe(3);
  key("input", "Enter");
  expect(skipped).toBe(3);
});

test("whoever moves the board under it", () => {
  const pointer = (sign: string, x: number) => at("b").dispatchEvent(new PointerEvent(sign, { bubbles: true, clientX: x }));
  pointer("pointermove", 90);
  pointer("pointerdown", 0);
  pointer("pointermove", 3);
  expect(skipped).toBe(0);
  pointer("pointermove", 20);
  expect(skipped).toBe(1);
  at("b").dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
  at("p").dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
  expect(skipped).toBe(2);
});
