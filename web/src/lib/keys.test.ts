import { describe, expect, it } from "vitest";
import { counted, walk } from "./keys";

describe("keys in a row of things", () => {
  it("lead around, or to its ends", () => {
    const to = (key: string, at: number, count = 4) => walk({ key }, at, count);
    expect([to("ArrowRight", 3), to("ArrowUp", 0), to("Home", 2), to("End", 0)]).toEqual([0, 3, 0, 3]);
    expect([to("Enter", 1), to("ArrowLeft", 0, 0), to("End", 0, 0)]).toEqual([-1, -1, -1]);
  });
  it("count from one, by the place of the key", () => {
    const of = (code: string, count: number) => counted({ code }, count);
    expect([of("Digit1", 3), of("Numpad3", 3), of("Digit4", 3), of("Digit0", 3), of("KeyA", 3)]).toEqual([0, 2, -1, -1, -1]);
  });
});
