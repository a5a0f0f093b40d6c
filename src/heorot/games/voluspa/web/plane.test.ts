import { describe, expect, it } from "vitest";
import { bounds, fit, LEAST, MOST, panned, seeing, sees, showing, SMALLEST, toward, WIDE, zoomed } from "./plane";

const row = (n: number) => Array.from({ length: n }, (_, x) => ({ x, y: 0 }));

describe("the fit", () => {
  it("shows the tiles and a narrow ring, centred", () => {
    const box = bounds(row(3));
    expect(box).toEqual({ left: -0.65, top: -0.65, right: 3.65, bottom: 1.65 });
    const camera = fit({ width: 360, height: 300 }, box);
    expect(camera.cell).toBe(80);
    expect(sees(camera, { width: 360, height: 300 }, box)).toBe(true);
    expect(Math.abs(camera.x + 1.5 * camera.cell - 180)).toBeLessThan(1);
  });
  it("keeps a cell between its bounds", () => {
    expect(fit({ width: 1400, height: 800 }, bounds(row(1))).cell).toBe(MOST);
    expect(fit({ width: 1400, height: 800 }, bounds(row(1)), WIDE).cell).toBe(WIDE);
    expect(fit({ width: 360, height: 300 }, bounds(row(20))).cell).toBe(LEAST);
  });
  it("shows what is too large around the last tile, its end at the margin", () => {
    const size = { width: 360, height: 300 };
    const box = bounds(row(20));
    const end = fit(size, box, MOST, { x: 19, y: 0 });
    expect(end.x + box.right * LEAST).toBeCloseTo(size.width - 6, 0);
    const middle = fit(size, box, MOST, { x: 10, y: 0 });
    expect(middle.x + 10.5 * LEAST).toBe(180);
    expect(sees(middle, size, box)).toBe(false);
  });
  it("shows the whole of a table that is too large to be played at once, if asked", () => {
    const size = { width: 360, height: 300 };
    const all = fit(size, bounds(row(20)), MOST, null, SMALLEST);
    expect(all.cell).toBeLessThan(LEAST);
    expect(sees(all, size, bounds(row(20)))).toBe(true);
  });
  it("leaves the foot free where there is room, and no further", () => {
    const size = { width: 360, height: 500 };
    const box = bounds(row(3));
    const camera = fit(size, box, MOST, null, LEAST, 56);
    expect(camera.y + 0.5 * camera.cell).toBe((500 - 56) / 2);
    expect(fit(size, bounds(row(3)), MOST).cell).toBe(camera.cell);
    const column = row(12).map(({ x }) => ({ x: 0, y: x }));
    expect(sees(fit(size, bounds(column), MOST, null, LEAST, 56), size, bounds(column))).toBe(true);
  });
  it("stands before the game", () => expect(fit({ width: 360, height: 300 }, bounds([])).cell).toBe(MOST));
});

describe("by hand", () => {
  const size = { width: 400, height: 300 };
  const box = bounds(row(4));
  it("zooming keeps the point under the finger", () => {
    const camera = { x: 10, y: 20, cell: 50 };
    const near = zoomed(camera, 1.5, { x: 110, y: 70 });
    expect(near.cell).toBe(75);
    expect((110 - near.x) / near.cell).toBeCloseTo((110 - camera.x) / camera.cell);
    expect(zoomed(camera, 100, { x: 0, y: 0 }).cell).toBe(140);
    expect(zoomed(camera, 0.01, { x: 0, y: 0 }).cell).toBe(SMALLEST);
  });
  it("panning never loses the tiles", () => {
    const camera = fit(size, box);
    const away = panned(camera, 9_999, -9_999, size, box);
    expect(away.x + box.left * away.cell).toBeLessThan(size.width);
    expect(away.y + box.bottom * away.cell).toBeGreaterThan(0);
  });
  it("a cell is brought into sight by the shortest way", () => {
    const camera = { x: 0, y: 0, cell: 50 };
    expect(showing(camera, size, { x: 2, y: 2 })).toEqual(camera);
    expect(showing(camera, size, { x: 9, y: 1 })).toEqual({ x: -106, y: 0, cell: 50 });
  });
});

describe("a line of the saga", () => {
  it("is shown where it can be seen, and nothing moves if it is", () => {
    const size = { width: 300, height: 150 };
    const camera = { x: 0, y: 0, cell: 50 };
    expect(seeing(camera, size, row(3))).toEqual(camera);
    const there = seeing(camera, size, [{ x: 8, y: 2 }, { x: 8, y: 4 }]);
    expect(there.cell).toBe(46);
    expect(sees(there, size, { left: 8, right: 9, top: 2, bottom: 5 })).toBe(true);
  });
});

describe("arrow keys", () => {
  const spots = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 3, y: 0 }, { x: 2, y: 1 }, { x: 0, y: 4 }];
  it("go straight on before they go aside", () => {
    expect(toward(spots, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
    expect(toward(spots, { x: 1, y: 0 }, -1, 0)).toEqual({ x: 0, y: 0 });
    expect(toward(spots, { x: 1, y: 0 }, 0, 1)).toEqual({ x: 2, y: 1 });
    expect(toward(spots, { x: 0, y: 0 }, 0, -1)).toBeNull();
  });
});
