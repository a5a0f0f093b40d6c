// How large a castle is drawn in the room there is: its head, its floors, its keep, and the banners of its creatures.

const FACES = 6;
const WIDE = { keep: 384, most: 460, column: { least: 36, most: 42 }, row: 72, easy: 40, head: { least: 66, liked: 108, most: 190 }, foot: 8 };
const TIGHT = { keep: 228, most: 420, column: { least: 19, most: 32 }, row: 54, easy: 38, head: { least: 50, liked: 84, most: 112 }, foot: 2 };
const LEAST = 24; // pixels of a floor: less cannot be hit

export interface Measures {
  row: number;
  /** Of what stands above the floors; 0: there is no room for it, nor for the creatures. */
  head: number;
  keep: number;
  /** Of a banner across; 0: the creatures are not drawn. */
  column: number;
  /** How many banners a side has room for. */
  most: number;
}

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(most, Math.floor(wanted)));

/** Return the measures for so much room and so many creatures on the two sides. */
export function measured({ width, height, wide, left, right }: { width: number; height: number; wide: boolean; left: number; right: number }): Measures {
  const { foot, head: heads, row: tallest, keep: least, easy } = wide ? WIDE : TIGHT;
  const floors = (above: number): number => within(LEAST, (height - foot - above) / FACES, tallest);
  const row = floors(heads.liked) >= easy ? floors(heads.liked) : Math.min(easy, floors(heads.least));
  const head = height - foot - FACES * row;
  if (head < heads.least) return { row: within(LEAST, (height - foot) / FACES, 48), head: 0, keep: Math.min(width - 8, TIGHT.most), column: 0, most: 0 };
  const room = width - least - (wide ? 40 : 8);
  const across = (wide ? WIDE : TIGHT).column;
  const column = within(across.least, room / Math.max(1, left + right), across.most);
  const most = (left + right) * column <= room ? Math.max(left, right) : Math.max(1, Math.floor(room / 2 / column));
  const shown = Math.min(left, most) + Math.min(right, most);
  return { row, head: Math.min(head, heads.most), keep: within(least, width - (wide ? 40 : 8) - shown * column, wide ? WIDE.most : TIGHT.most), column, most };
}
