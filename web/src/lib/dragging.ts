// A piece at a mouse, pen or finger, from the first touch until it is let go.
import { copyOf, pieceOf } from "./copy";
import type { Play } from "./play.svelte";

const FAR = { mouse: 5, pen: 8, touch: 10 }; // pixels: less is a tap, or a finger that stays to ask
const LIFT = { mouse: 0, pen: 0.4, touch: 0.75 }; // of its height, by which a piece stands above the finger that would cover it

/** Return the place under a point. */
function placeAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? null;
}

/** Follow a pointer that has touched a piece; where it moves far enough, the piece is picked up, and put where it is let go. */
export function follow(start: PointerEvent, node: HTMLElement, play: Play, take: () => boolean): void {
  const kind = start.pointerType === "touch" || start.pointerType === "pen" ? start.pointerType : "mouse";
  const box = pieceOf(node).getBoundingClientRect();
  const lift = LIFT[kind] * box.height;
  let flying: HTMLElement | null = null;

  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const carried = flying !== null;
    end();
    if (!carried) return;
    swallow();
    placeAt(event.clientX, event.clientY - lift)?.click(); // as a tap on the place: the board stages the move, or says why not
  }

  function moved(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!flying) {
      if (Math.hypot(dx, dy) < FAR[kind]) return;
      if (!take()) return end();
      flying = pickedUp(node, box);
    }
    event.preventDefault();
    flying.style.transform = `translate(${dx}px, ${dy - lift}px) scale(1.08)`;
    play.over = placeAt(event.clientX, event.clientY - lift)?.dataset["place"] ?? null;
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !flying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  }

  function cancel(): void {
    const carried = flying !== null;
    end();
    if (!carried) return;
    play.unstage();
    play.picked = null;
  }

  function end(): void {
    if (flying) {
      flying.remove();
      flying = null;
      play.over = null;
    }
    for (const [sign, heard] of signs) removeEventListener(sign, heard, { capture: true });
  }

  const cancelled = (event: PointerEvent) => void (event.pointerId === start.pointerId && cancel());
  const signs = [["pointermove", moved], ["pointerup", up], ["pointercancel", cancelled], ["keydown", pressed]] as [string, EventListener][];
  for (const [sign, heard] of signs) addEventListener(sign, heard, { capture: true, passive: false });
}

/** Return the piece as it hangs at the pointer, in a layer above everything. */
function pickedUp(node: HTMLElement, box: DOMRect): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.dataset["dragged"] = "";
  layer.style.cssText = `position:fixed;z-index:60;pointer-events:none;opacity:.92;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  layer.append(copyOf(pieceOf(node)));
  document.body.append(layer);
  return layer;
}

/** The click that browsers make of a mouse that was pressed and let go is none here. */
function swallow(): void {
  const swallowed = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", swallowed, { capture: true });
  setTimeout(() => removeEventListener("click", swallowed, { capture: true }));
}
