import { expect, it } from "vitest";
import { measured } from "./measures";

const room = { width: 378, height: 400, wide: false, left: 3, right: 2 };

it("head, floors and creatures fit into the room there is", () => {
  for (const wide of [false, true])
    for (const height of [300, 340, 400, 520])
      for (const left of [0, 2, 5, 12]) {
        const width = wide ? 900 : 378;
        const { row, head, keep, column, most } = measured({ width, height, wide, left, right: 3 });
        expect(head).toBeGreaterThan(0);
        expect(head + 6 * row).toBeLessThanOrEqual(height);
        expect(keep + (Math.min(left, most) + Math.min(3, most)) * column).toBeLessThanOrEqual(width);
      }
});
it("where there is little height only the floors are left, and every one can be tapped", () => {
  const { head, row, column } = measured({ ...room, height: 150 });
  expect({ head, column }).toEqual({ head: 0, column: 0 });
  expect(row).toBe(24);
  expect(measured({ ...room, height: 100 }).row).toBe(24);
});
it("what there is no room for beside the castle is drawn together", () => {
  expect(measured(room).most).toBe(3);
  expect(measured({ ...room, left: 12 }).most).toBeLessThan(12);
});
it("a banner is never narrower than its glyph", () => {
  expect(measured({ ...room, left: 30, right: 30 }).column).toBeGreaterThanOrEqual(19);
});
