import { expect, test } from "vitest";
import { ask } from "./ask";
import { asking, type Question, things } from "./asking";

function table(): HTMLElement {
  document.body.innerHTML = `<main><button id="seat"><i id="points">3</i><i id="clock">1:00</i></button><p id="none">x</p></main>`;
  return document.querySelector("main")!;
}
const node = (id: string) => document.getElementById(id)!;

test("what a thing is about goes with it, and the nearest thing around is meant", () => {
  table();
  const gone = ask("points", { said: "3 points" })(node("points"));
  ask("seat")(node("seat"));
  ask("points")(node("clock"));
  expect(things(node("points"), false)).toEqual([{ id: "points", args: { said: "3 points" } }]);
  expect(things(node("seat"), true).map((one) => one.id)).toEqual(["seat", "points"]); // each once
  expect(things(node("none"), true)).toEqual([]);
  gone?.();
  expect(node("points").hasAttribute("data-ask")).toBe(false);
});

test("a thing that is about something else meanwhile stays so", () => {
  table();
  const first = ask("thor")(node("points"));
  ask("odin")(node("points"));
  first?.();
  expect(node("points").dataset["ask"]).toBe("odin");
});

test("a question mark asks where the focus is, and nowhere else", () => {
  const root = table();
  ask("seat")(node("seat"));
  let question: Question | null = null;
  asking((asked) => (question = asked))(root);
  const press = (id: string, key: string) => node(id).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  press("none", "?");
  press("seat", "x");
  expect(question).toBeNull();
  expect(press("seat", "?")).toBe(false);
  expect(question).toMatchObject({ things: [{ id: "seat" }], typed: true });
});
