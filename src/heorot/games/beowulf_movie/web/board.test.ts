import { describe, expect, it } from "vitest";
import { asked, type Cell, layout, parts } from "./board";
import { coordinates } from "./coordinates";
import { toward } from "./walking";

/** A board of a mask: "O" a space, "#" a Gorge. */
function board(mask: string[]): Cell[] {
  return mask.flatMap((line, y) =>
    [...line].flatMap((sign, x): Cell[] => (sign === "." ? [] : [{ cell: `${"abcdefghijkl"[x]}${y + 1}`, x, y, kind: sign === "#" ? "gorge" : "open" }])),
  );
}
const FIVE = board(["OOOOO", "O#OOO", "OOO#O", "OO#OO", "OOOOO"]);
const BIG = board(["...O......", "..OOO.....", ".OOOOO....", "OOOOOOO...", ".OOOOOOO..", "..OOOOOOO.", "...OOOOOOO", "....OOOOO.", ".....OOO..", "......O..."]);
const PHONE = { width: 360, height: 292 };
const DESK = { width: 812, height: 464 };

describe("the layout", () => {
  it("shows all of the board in sight, as large as it can", () => {
    for (const [cells, turned] of [[FIVE, false], [BIG, true]] as const) {
      for (const size of [PHONE, DESK, { width: 390, height: 576 }, { width: 308, height: 250 }, { width: 1130, height: 900 }]) {
        const place = layout(size, cells, turned, { whole: true });
        expect(place.pane).toEqual(size);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + place.width).toBeLessThanOrEqual(size.width);
        expect(place.top + place.height).toBeLessThanOrEqual(size.height);
        expect(place.at.size).toBe(cells.length);
      }
    }
  });
  it("never has spaces that are too small to be touched: what does not fit is panned", () => {
    const size = { width: 360, height: 200 };
    const place = layout(size, BIG, true);
    expect(place).toMatchObject({ cell: 39, large: true });
    expect(place.pane.width).toBeGreaterThan(size.width);
    for (const { x, y } of place.at.values()) {
      expect(x + place.cell * Math.SQRT1_2).toBeLessThanOrEqual(place.pane.width);
      expect(y + place.cell * Math.SQRT1_2).toBeLessThanOrEqual(place.pane.height);
      expect(Math.min(x, y)).toBeGreaterThan(place.cell * Math.SQRT1_2);
    }
    expect(layout(size, BIG, true, { whole: true })).toMatchObject({ large: true, pane: size });
    expect(layout(DESK, BIG, true)).toMatchObject({ large: false, pane: DESK });
  });
  it("leaves room for what is told beside it", () => {
    expect(layout(PHONE, FIVE, false)).toMatchObject({ cell: 52, panels: "column" });
    expect(layout(DESK, FIVE, false)).toMatchObject({ cell: 89, panels: "sides" });
    expect(layout(PHONE, FIVE, false, { strip: 104 })).toMatchObject({ panels: "strip" });
    expect(layout(PHONE, FIVE, false, { strip: 104 }).top).toBeGreaterThanOrEqual(104);
    const low = layout({ width: 360, height: 196 }, FIVE, false, { column: 164, whole: true });
    expect(low).toMatchObject({ cell: 36, panels: "column" });
    expect(low.left + low.width).toBeLessThanOrEqual(360 - 164);
  });
  it("turns the big board to where there is more room", () => {
    const wide = layout(DESK, BIG, true);
    const tall = layout({ width: 390, height: 576 }, BIG, true);
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(tall.height).toBeGreaterThan(tall.width);
    expect(wide.cell).toBeGreaterThanOrEqual(70);
    expect(layout(PHONE, BIG, true).cell).toBeGreaterThanOrEqual(39);
  });
  it("stands neighbours a space apart, turned or not", () => {
    for (const [cells, turned] of [[FIVE, false], [BIG, true]] as const) {
      const { at, cell } = layout(DESK, cells, turned);
      const [a, b] = [at.get("d4")!, at.get("d5")!];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(cell);
    }
  });
});

describe("the parts of a space", () => {
  const named = (cells: Cell[]) => cells.map((cell) => cell.cell);
  it("reach to the Gorges and the edges", () => {
    const { row, column } = parts(FIVE, "a3");
    expect(named(row)).toEqual(["a3", "b3", "c3"]);
    expect(named(column)).toEqual(["a1", "a2", "a3", "a4", "a5"]);
    expect(named(parts(FIVE, "b3").column)).toEqual(["b3", "b4", "b5"]);
  });
  it("end at a Gorge tile too, and at the outline", () => {
    const cells = FIVE.map((cell) => (cell.cell === "b3" ? { ...cell, kind: "tile", ability: "gorge" } : cell));
    expect(named(parts(cells, "a3").row)).toEqual(["a3"]);
    expect(named(parts(BIG, "d1").row)).toEqual(["d1"]);
    expect(named(parts(BIG, "d1").column)).toEqual(["d1", "d2", "d3", "d4", "d5", "d6", "d7"]);
  });
  it("are none of a Gorge, nor of what is no space", () => {
    expect(parts(FIVE, "b2")).toEqual({ row: [], column: [] });
    expect(parts(FIVE, "z9")).toEqual({ row: [], column: [] });
  });
});

describe("the arrow keys", () => {
  const keys = [[-1, 0], [1, 0], [0, -1], [0, 1]] as const;
  it("walk along the lines of an upright board", () => {
    const { at } = layout(DESK, FIVE, false);
    expect(toward(at, "b3", 1, 0)).toBe("c3");
    expect(toward(at, "b3", 0, -1)).toBe("b2");
    expect(toward(at, "a1", -1, 0)).toBeNull();
    expect(toward(at, "nowhere", 1, 0)).toBeNull();
  });
  it("lead back where they came from on a board on its corner", () => {
    const { at } = layout(DESK, BIG, true);
    const down = toward(at, "e5", 0, 1)!;
    expect(toward(at, down, 0, -1)).toBe("e5");
  });
  it("reach every space of every board", () => {
    for (const [cells, turned, size] of [[FIVE, false, DESK], [BIG, true, DESK], [BIG, true, { width: 390, height: 576 }]] as const) {
      const { at } = layout(size, cells, turned);
      const reached = new Set([cells[0]!.cell]);
      for (const cell of reached) for (const [dx, dy] of keys) {
        const to = toward(at, cell, dx, dy);
        if (to) reached.add(to);
      }
      expect(reached.size).toBe(cells.length);
    }
  });
});

describe("the coordinates at the edge", () => {
  it("name every row and column once, outside the board and in sight", () => {
    for (const [cells, turned] of [[FIVE, false], [BIG, true]] as const) {
      for (const size of [PHONE, DESK]) {
        const place = layout(size, cells, turned, { rim: 18 });
        const found = coordinates(cells, place, 13);
        const names = (of: "x" | "y") => [...new Set(cells.map((cell) => cell[of]))].sort((a, b) => a - b);
        expect(found.map(({ text }) => text).sort()).toEqual([...names("x").map((x) => "abcdefghijkl"[x]), ...names("y").map((y) => String(y + 1))].sort());
        for (const { text, x, y } of found) {
          expect(x, text).toBeGreaterThan(4);
          expect(y, text).toBeGreaterThan(4);
          expect(x, text).toBeLessThan(place.pane.width - 4);
          expect(y, text).toBeLessThan(place.pane.height - 4);
          for (const at of place.at.values()) expect(Math.hypot(at.x - x, at.y - y), text).toBeGreaterThan(place.cell / 2 + 4);
        }
      }
    }
  });
  it("stand before the line that they name", () => {
    const place = layout(DESK, FIVE, false, { rim: 18 });
    const found = new Map(coordinates(FIVE, place, 13).map((one) => [one.text, one]));
    expect(found.get("c")!.x).toBeCloseTo(place.at.get("c1")!.x);
    expect(found.get("4")!.y).toBeCloseTo(place.at.get("a4")!.y);
  });
});

describe("what is asked about a space", () => {
  it("is what lies or stands there", () => {
    const cell = (what: Partial<Cell>): Cell => ({ cell: "a1", x: 0, y: 0, kind: "tile", ...what }) as Cell;
    expect(asked(cell({ kind: "open" }))).toBe("space");
    expect(asked(cell({ kind: "gorge" }))).toBe("printed_gorge");
    expect(asked(cell({ kind: "figure", figure: "thane" }))).toBe("thane");
    expect(asked(cell({ ability: "mead", value: 3 }))).toBe("mead");
    expect(asked(cell({ ability: "none", value: -3 }))).toBe("peril");
    expect(asked(cell({ ability: "none", value: 3, silenced: true }))).toBe("silenced");
  });
});
