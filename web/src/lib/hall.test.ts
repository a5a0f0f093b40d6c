// The hall over HTTP, played by the test: what a page does when the hall speaks another protocol.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hall } from "./hall";
import { PROTOCOL } from "./protocol";

let protocol: number | null;
const reload = vi.spyOn(location, "reload").mockImplementation(() => {});

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers: protocol === null ? {} : { "heorot-protocol": String(protocol) } })));
});
afterEach(() => vi.unstubAllGlobals());

test("a page loads itself again, once, when the hall speaks another protocol", async () => {
  protocol = PROTOCOL + 1;
  await hall.tables();
  await hall.about();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("once it has understood the hall it would do so again", async () => {
  for (protocol of [PROTOCOL + 1, PROTOCOL, PROTOCOL + 1]) await hall.tables();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the answer to a deed is not thrown away: whatever is read next loads the page again", async () => {
  protocol = PROTOCOL + 1;
  await hall.find("EH3GWR");
  expect(reload).not.toHaveBeenCalled();
  await hall.me();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a hall that says nothing of it, or the same, is left alone", async () => {
  for (protocol of [null, PROTOCOL]) await hall.tables();
  expect(reload).not.toHaveBeenCalled();
});
