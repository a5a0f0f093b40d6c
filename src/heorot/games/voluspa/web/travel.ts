// A move as it is seen: the thrown tile flies, the laid one travels from hand or seat, a caught one leaves, the points go home.
import { mount, unmount } from "svelte";
import type { VoluspaTileView } from "$lib/api";
import { appear, fly, pace, type Rect, still } from "$lib/flip";
import type { Told } from "$lib/wire";
import { type Cell, key, parse } from "./moves";
import { events } from "./rows";
import Tile from "./Tile.svelte";

interface Shown {
  told: Told;
  laidBefore: readonly VoluspaTileView[];
  after: readonly VoluspaTileView[];
  /** Where the tile lay in the hand, if it was ours. */
  from: Rect | null;
  spotNode: (at: string) => HTMLElement | null;
  /** Where a tile lies in the window now: the table may be moved meanwhile. */
  place: (at: Cell) => Rect;
  /** Told when the tile lies there. */
  landed: () => void;
}

let before: Promise<void> = Promise.resolve(); // the move that is being seen
let waiting = 0;

/** Let a move be seen, one after another; nothing waits for it. */
export async function show({ told, laidBefore, after, from, spotNode, place, landed }: Shown): Promise<void> {
  const move = parse(told.move);
  if (!move || move.act === "stop" || move.act === "discard" || !pace(1)) return landed();
  const lying = (tiles: readonly VoluspaTileView[], at: Cell) => tiles.find((tile) => key(tile) === key(at));
  const laid = lying(after, move.at);
  const face = (at: Cell) => spotNode(key(at))?.querySelector(".face") ?? null;
  if (!laid) return landed();
  if (still()) {
    for (const node of [face(move.at), move.act === "throw" ? face(move.to) : null]) if (node) appear(node);
    return landed();
  }
  if (waiting > 1) return landed(); // too far behind: it simply lies there
  const seat = document.querySelector(`[data-seat="${told.seat}"]`)?.getBoundingClientRect() ?? null;
  const hidden = [face(move.at), move.act === "throw" ? face(move.to) : null].map((node) =>
    node?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 5_000 }),
  );
  const over = lying(laidBefore, move.at); // what lay there before
  const under = over ? spare(over, place(move.at)) : null; // it stays to be seen until the new tile covers it
  const turn = before;
  let done = () => {};
  before = new Promise((resolve) => (done = resolve));
  waiting++;
  try {
    await turn;
    if (move.act === "throw" && over) {
      under?.remove();
      await fly(spare(over, place(move.to)).node, place(move.at), place(move.to));
      hidden[1]?.cancel();
    }
    const source = from ?? (seat && around(seat, 40));
    if (source) await fly(spare(laid, place(move.at)).node, source, place(move.at));
  } finally {
    hidden.forEach((one) => one?.cancel());
    under?.remove();
    landed();
    waiting--;
    done();
  }
  const caught = events(told.says).some(({ id }) => id === "note-caught" || id === "note-caught-dragon");
  if (caught && over && seat) await fly(spare(over, around(seat, 40)).node, place(move.at), around(seat, 40));
  const points = (told.says ?? []).reduce((sum, saying) => sum + saying.points, 0);
  const purse = document.querySelector(`[data-points="${told.seat}"]`)?.getBoundingClientRect();
  if (points > 0 && purse) await fly(bead(points, told.seat), around(place(move.at), 36), around(purse, 36));
}

/** Return a square in the middle of a place. */
function around(rect: Rect, side: number): Rect {
  return { left: rect.left + (rect.width - side) / 2, top: rect.top + (rect.height - side) / 2, width: side, height: side };
}

/** A tile in a layer of its own, above everything. */
function spare(tile: VoluspaTileView, at: Rect): { node: HTMLElement; remove: () => void } {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  node.style.cssText = `position:fixed;z-index:50;pointer-events:none;transform-origin:0 0;--side:${at.width}px`;
  Object.assign(node.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  const face = mount(Tile, { target: node, props: { tile: tile.tile, strength: tile.strength, power: tile.power } });
  document.body.append(node);
  const remove = node.remove.bind(node);
  node.remove = () => {
    remove();
    void unmount(face);
    node.remove = () => {};
  };
  return { node, remove: () => node.remove() };
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
