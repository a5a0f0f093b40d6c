// What just happened, as it is seen: what is gathered flies to the store, chests fly to whoever gets them. Nothing waits for it.
import icons from "virtual:icons";
import type { BellumMagicaSaying } from "$lib/api";
import { fly, pace, type Rect, still } from "$lib/flip";
import type { Saying, Told } from "$lib/wire";
import { ICONS } from "./lines";

const MOST = 6; // beads at a time; more is too much to follow
const SIDE = 36;
const STORED = ["food", "glyphs"] as const;
const CHESTS = ["gold", "iron", "wood"] as const;

/** Return what was said of a move as the events of this game. */
const events = (says: readonly Saying[] = []): readonly BellumMagicaSaying[] => says as readonly BellumMagicaSaying[];

/** Something that travels: what it is, how many, from whom or what, to whom or what. */
export interface Flight {
  sign: string;
  count: number;
  /** A seat, or nothing: the table itself. */
  from: number | null;
  to: number;
  /** Whether it goes into the store before the player, not to a seat. */
  stored: boolean;
}

/** Return what travels by moves that were told, for these eyes. */
export function flights(told: readonly Told[], eyes: number | null): Flight[] {
  const found: Flight[] = [];
  for (const move of told) {
    for (const said of events(move.says)) {
      const { seat } = said.args;
      if (said.id === "note-gathered" && seat === eyes) {
        for (const sign of STORED) if (said.args[sign]) found.push({ sign, count: said.args[sign], from: null, to: seat, stored: true });
      } else if (said.id === "note-drew" || (said.id === "note-drawn" && seat === eyes)) {
        const last = found.at(-1);
        if (said.id === "note-drawn" && last?.to === seat && last.sign === said.args.kind) continue; // told to all, and then with its value
        found.push({ sign: said.args.kind, count: 1, from: null, to: seat, stored: false });
      } else if (said.id === "note-robbed" || said.id === "note-robbed-bare") {
        for (const sign of CHESTS) if (said.args[sign]) found.push({ sign, count: said.args[sign], from: seat, to: Math.max(0, move.seat), stored: false });
      }
    }
  }
  return found.slice(-MOST);
}

/** Let it be seen, on the table `root`. */
export function show(found: readonly Flight[], root: HTMLElement): void {
  if (!pace(1) || still()) return;
  for (const { sign, count, from, to, stored } of found) {
    const start = from === null ? root.querySelector(stored ? ".line.now" : ".strip") : document.querySelector(`[data-points="${from}"]`);
    const end = (stored && document.querySelector(`[data-good="${sign}"]`)) || document.querySelector(`[data-points="${to}"]`);
    if (start && end) void fly(bead(sign, count), around(start.getBoundingClientRect()), around(end.getBoundingClientRect()));
  }
}

/** Return a square in the middle of a place. */
function around(rect: Rect): Rect {
  return { left: rect.left + (rect.width - SIDE) / 2, top: rect.top + (rect.height - SIDE) / 2, width: SIDE, height: SIDE };
}

function bead(sign: string, count: number): HTMLElement {
  const node = document.createElement("div");
  node.setAttribute("aria-hidden", "true");
  node.style.cssText = `position:fixed;z-index:50;pointer-events:none;transform-origin:0 0;display:flex;align-items:center;justify-content:center;
    color:var(--ink);font:700 20px/1 var(--title)`;
  node.innerHTML = `<svg width="26" height="26" viewBox="0 0 512 512"><use href="${icons}#${ICONS[sign] ?? ""}" /></svg>`;
  if (count > 1) node.append(String(count));
  document.body.append(node);
  return node;
}
