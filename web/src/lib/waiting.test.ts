// Whoever waits in another tab is called; after a long wait, and only then, it is asked whether notices may appear.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answered, call, mayAsk, quiet } from "./attention";
import { Waiting } from "./waiting.svelte";

let sight: DocumentVisibilityState;
let waiting: Waiting;
function look(to: DocumentVisibilityState): void {
  sight = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sight = "visible";
  document.title = "Heorot";
  vi.stubGlobal("Notification", { permission: "default" });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => sight);
  waiting = new Waiting(() => ["Your turn", "Völuspá"], false);
});
afterEach(() => {
  waiting.stop();
  quiet();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a turn that nobody sees is called, one that is seen is not", () => {
  waiting.turn(true);
  vi.advanceTimersByTime(1_000);
  expect(document.title).toBe("Heorot");
  waiting.turn(false);
  look("hidden");
  waiting.turn(true);
  vi.advanceTimersByTime(1_000);
  expect(document.title).toBe("▶ Your turn");
  waiting.turn(false); // a bot has played on
  expect(document.title).toBe("Heorot");
});

test("it is asked after more than twenty seconds out of sight, when one looks here again", () => {
  look("hidden");
  vi.advanceTimersByTime(19_000);
  look("visible");
  expect(waiting.asks).toBe(false);
  look("hidden");
  vi.advanceTimersByTime(21_000);
  waiting.turn(true);
  expect(waiting.asks).toBe(false);
  look("visible");
  expect(waiting.asks).toBe(true);
  waiting.asks = false;
  vi.stubGlobal("Notification", { permission: "denied" });
  waiting.turn(false);
  look("hidden");
  vi.advanceTimersByTime(21_000);
  look("visible");
  expect(waiting.asks).toBe(false);
});

test("who looks elsewhere in their own turn waits for nobody", () => {
  waiting.turn(true);
  look("hidden");
  vi.advanceTimersByTime(60_000);
  look("visible");
  expect(waiting.asks).toBe(false);
});

test("the title blinks until one looks, and a notice appears where that is allowed", () => {
  const shown: string[] = [];
  class Notice {
    static permission = "granted";
    onclick: (() => void) | null = null;
    constructor(title: string) {
      shown.push(title);
    }
    close(): void {
      shown.pop();
    }
  }
  vi.stubGlobal("Notification", Notice);
  look("hidden");
  call("Your turn", "Völuspá");
  expect(shown).toEqual(["Your turn"]);
  vi.advanceTimersByTime(1_000);
  expect(document.title).toBe("▶ Your turn");
  look("visible");
  expect([document.title, shown]).toEqual(["Heorot", []]);
});

test("nobody is asked twice", async () => {
  let asked = 0;
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve(void asked++) });
  expect(mayAsk()).toBe(true);
  await answered(false);
  expect([mayAsk(), asked]).toEqual([false, 0]);
  localStorage.clear();
  await answered(true);
  expect([mayAsk(), asked]).toEqual([false, 1]);
});
