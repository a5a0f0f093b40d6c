// The hall's one ornament: a looped ribbon bound by rings, as on the picture stones and in the style of Borre.
// Drawn from a few curves: where two cross, the ribbons go over and under in turn, and the lower one is cut.
// `node interlace.js` writes src/ui/interlace.json, so that no browser has to weave.
import { writeFileSync } from "node:fs";

const STEP = 0.25;
const at = (strand, i) => strand[((i % strand.length) + strand.length) % strand.length];
const mix = (a, b, u) => [a[0] + u * (b[0] - a[0]), a[1] + u * (b[1] - a[1])];
const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The points of a line in `count` even steps. */
function even(line, count) {
  const far = [0];
  for (let i = 1; i < line.length; i++) far.push(far[i - 1] + apart(line[i - 1], line[i]));
  let i = 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const goal = (far.at(-1) * k) / count;
    while (i < far.length - 1 && far[i] < goal) i++;
    return mix(line[i - 1], line[i], (goal - far[i - 1]) / (far[i] - far[i - 1] || 1));
  });
}

/** A strand: a closed curve, given for 0 ≤ turn ≤ 2π, in even steps. */
function strand(curve) {
  const fine = Array.from({ length: 20001 }, (_, i) => curve((i / 20000) * 2 * Math.PI + 0.001));
  const length = fine.reduce((sum, point, i) => sum + (i ? apart(point, fine[i - 1]) : 0), 0);
  return even(fine, Math.round(length / STEP)).slice(0, -1);
}

/** Where the middle lines of two ribbons, or of one with itself, meet. */
function crossings(strands) {
  const found = [];
  for (const [s, one] of strands.entries())
    for (const other of strands.slice(s))
      for (let i = 0; i < one.length; i++)
        for (let j = one === other ? i + 2 : 0; j < other.length; j++) {
          const [a, c] = [one[i], other[j]];
          if (Math.abs(a[0] - c[0]) > 2 * STEP || Math.abs(a[1] - c[1]) > 2 * STEP) continue;
          const [b, d] = [at(one, i + 1), at(other, j + 1)];
          if (b === c || a === d) continue;
          const area = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
          const u = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / area;
          const v = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / area;
          if (u >= 0 && u < 1 && v >= 0 && v < 1) found.push({ on: [one, other], step: [i + u, j + v] });
        }
  return found;
}

/** Over, under, over, under, along every strand: sets `above` (0 or 1) of every crossing. */
function alternate(found) {
  const visits = (strand) =>
    found
      .flatMap((crossing) => [0, 1].filter((side) => crossing.on[side] === strand).map((side) => ({ crossing, side })))
      .sort((a, b) => a.crossing.step[a.side] - b.crossing.step[b.side]);
  const settle = (crossing, above) => {
    if (crossing.above !== undefined) return;
    crossing.above = above;
    for (const side of [0, 1]) {
      const along = visits(crossing.on[side]);
      const here = along.findIndex((visit) => visit.crossing === crossing && visit.side === side);
      for (const next of [along.at(here - 1), along[(here + 1) % along.length]])
        settle(next.crossing, side === above ? 1 - next.side : next.side);
    }
  };
  for (const crossing of found) settle(crossing, 0);
}

/** Both edges of every ribbon, cut where it passes under another, with a gap on either side. */
function weave(strands, width, gap) {
  const found = crossings(strands);
  alternate(found);
  const reach = Math.ceil((1.7 * width) / STEP); // a cut goes no further along a ribbon than this
  const runs = [];
  for (const strand of strands) {
    const below = found.filter(({ on, above }) => on[1 - above] === strand);
    for (const side of [-width / 2, width / 2]) {
      const edge = strand.map(([x, y], i) => {
        const [a, b] = [at(strand, i - 1), at(strand, i + 1)];
        return [x - (side * (b[1] - a[1])) / apart(a, b), y + (side * (b[0] - a[0])) / apart(a, b)];
      });
      const room = edge.map((point, i) => {
        let least = Infinity;
        for (const { on, step, above } of below) {
          const away = Math.abs(step[1 - above] - i);
          if (Math.min(away, strand.length - away) > reach) continue;
          for (let j = -reach; j <= reach; j++) least = Math.min(least, apart(point, at(on[above], Math.round(step[above]) + j)));
        }
        return least - width / 2 - gap;
      });
      const first = room.findIndex((free) => free < 0);
      let run = [];
      for (let k = 1; k <= edge.length; k++) {
        const [h, i] = [(first + k - 1) % edge.length, (first + k) % edge.length];
        const end = mix(edge[h], edge[i], room[h] / (room[h] - room[i]));
        if (room[h] < 0 && room[i] >= 0) run = [end];
        if (room[i] >= 0) run.push(edge[i]);
        if (room[h] >= 0 && room[i] < 0) runs.push([...run, end]);
      }
    }
  }
  return runs.map(path).join("");
}

/** A smooth line through even steps of the run; the handles are of equal length, so that S may leave one out. */
function path(run) {
  const length = run.reduce((sum, point, i) => sum + (i ? apart(point, run[i - 1]) : 0), 0);
  const [count, fine] = [Math.max(1, Math.ceil(length / 7)), 40];
  const dense = even(run, count * fine);
  const handle = (k, way) => {
    const [here, a, b] = [dense[k * fine], dense[Math.max(0, k * fine - 1)], dense[Math.min(count * fine, k * fine + 1)]];
    const far = (way * length) / count / 3 / apart(a, b);
    return [here[0] + far * (b[0] - a[0]), here[1] + far * (b[1] - a[1])];
  };
  const text = (...points) => points.map((point) => point.map((v) => +v.toFixed(1)).join(" ")).join(" ");
  let d = `M${text(dense[0])}C${text(handle(0, 1), handle(1, -1), dense[fine])}`;
  for (let k = 2; k <= count; k++) d += `S${text(handle(k, -1), dense[k * fine])}`;
  return d.replaceAll(" -", "-");
}

const ring = ([x, y], r) => strand((t) => [x + r * Math.cos(t), y + r * Math.sin(t)]);

/** Two strands twisted around a line of length 2 × half and joined at both ends, with a ring at each crossing. */
function chain(half, high, crossed, r, lay) {
  const along = (t) => (half * Math.asin(0.985 * Math.cos(t))) / Math.asin(0.985);
  const twist = strand((t) => lay(along(t), high * Math.sin((crossed + 1) * t)));
  return [twist, ...Array.from({ length: crossed }, (_, k) => ring(lay(along(((k + 1) * Math.PI) / (crossed + 1)), 0), r))];
}

/** Lays a line around a corner: up the left edge, then along the upper one. */
function bend(along, aside) {
  const [radius, arc] = [13, (13 * Math.PI) / 4];
  if (along > arc) return [radius + along - arc, -aside];
  if (along < -arc) return [-aside, radius - along - arc];
  const turn = along / radius + 1.25 * Math.PI;
  return [radius + (radius + aside) * Math.cos(turn), radius + (radius + aside) * Math.sin(turn)];
}

/** A square whose corners are loops. */
const loops = strand((t) => {
  const [x, y] = [25.5 * Math.cos(t) + 20.5 * Math.cos(3 * t), 25.5 * Math.sin(t) - 20.5 * Math.sin(3 * t)];
  return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
});

const figures = {
  band: { box: [-80.5, -11, 161, 22], line: 1.15, d: weave(chain(78, 8.6, 6, 6.6, (x, y) => [x, y]), 3.4, 0.9) },
  corner: { box: [-11, -11, 63, 63], line: 1.15, d: weave(chain(47, 8.6, 3, 6.6, bend), 3.4, 0.9) },
  knot: { box: [-40, -40, 80, 80], line: 0.85, d: weave([loops, ring([0, 0], 26)], 4.4, 1) },
};
writeFileSync(new URL("src/ui/interlace.json", import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
