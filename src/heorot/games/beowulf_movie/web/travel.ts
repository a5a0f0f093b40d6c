// A move as it is seen: the figure or tile travels from hand or seat to its space, counselled figures and swapped tiles change places.
import { appear, fly, pace, type Rect, still } from "$lib/flip";
import type { Told } from "$lib/wire";
import { parse } from "./moves";
import { swappedFrom } from "./scoring";

interface Shown {
  told: Told;
  /** Where it lay in the hand, if it was ours. */
  from: Rect | null;
  /** The space's button, on which what lies there is the `.face`. */
  spot: (at: string) => HTMLElement | null;
}

let before: Promise<void> = Promise.resolve(); // the move that is being seen
let waiting = 0;

/** Let a move be seen, one after another; nothing waits for it. */
export async function show({ told, from, spot }: Shown): Promise<void> {
  const move = parse(told.move);
  if (!move || !pace(1)) return;
  const seat = document.querySelector(`[data-seat="${told.seat}"]`)?.getBoundingClientRect() ?? null;
  const source = from ?? (seat && around(seat, 40));
  const flights: [string, Rect | null][] = [];
  if (move.act === "place" || move.act === "lay") flights.push([move.at, source]);
  else if (move.act === "counsel") flights.push([move.to, rectOf(spot(move.at))], [move.at, source]);
  else if (move.act === "with") {
    const other = swappedFrom(told.says);
    flights.push([move.at, rectOf(spot(other))], [other, rectOf(spot(move.at))]);
  } else if (move.act === "cash") {
    const points = (told.says ?? []).reduce((sum, saying) => sum + saying.points, 0);
    const purse = document.querySelector(`[data-points="${told.seat}"]`)?.getBoundingClientRect();
    if (source && purse && points && !still()) await fly(bead(points, told.seat), around(source, 36), around(purse, 36));
    return;
  }
  const faces = flights.map(([at]) => spot(at)?.querySelector<HTMLElement>(".face") ?? null);
  if (still()) return faces.forEach((face) => face && appear(face));
  if (waiting > 1) return; // too far behind: it simply lies there
  const hidden = faces.map((face) => face?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 5_000 }));
  const turn = before;
  let done = () => {};
  before = new Promise((resolve) => (done = resolve));
  waiting++;
  try {
    await turn;
    await Promise.all(
      flights.map(async ([at, start], i) => {
        const [face, end] = [faces[i], rectOf(spot(at))];
        if (face && start && end) await fly(spare(face), start, end);
        hidden[i]?.cancel();
      }),
    );
  } finally {
    hidden.forEach((one) => one?.cancel());
    waiting--;
    done();
  }
}

/** Where a piece lies in the window, as if it stood upright. */
function rectOf(spot: HTMLElement | null): Rect | null {
  return spot && around(spot.getBoundingClientRect(), spot.offsetWidth);
}

/** Return a square in the middle of a place. */
function around(rect: Rect, side: number): Rect {
  return { left: rect.left + (rect.width - side) / 2, top: rect.top + (rect.height - side) / 2, width: side, height: side };
}

/** What lies on a space, once more in a layer of its own above everything. */
function spare(face: HTMLElement): HTMLElement {
  const style = getComputedStyle(face);
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  node.style.cssText = `position:fixed;z-index:50;pointer-events:none;transform-origin:0 0`;
  for (const name of ["--side", "--turn"]) node.style.setProperty(name, style.getPropertyValue(name));
  const copy = face.cloneNode(true) as HTMLElement;
  copy.style.rotate = "var(--turn)";
  node.append(copy);
  document.body.append(node);
  return node;
}

function bead(points: number, seat: number): HTMLElement {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  node.textContent = `+${points}`;
  node.style.cssText = `position:fixed;z-index:51;pointer-events:none;transform-origin:0 0;display:grid;place-items:center;border-radius:50%;
    background:var(--dye-${seat % 5});color:var(--on-dye);font:700 19px/1 var(--title)`;
  document.body.append(node);
  return node;
}
