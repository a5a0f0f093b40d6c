// A tap, or Enter, Space and Escape, goes to the end of what is being seen; so does whoever moves the board under it. It does whatever else it does.
import { typing } from "./keys";

const DRAG = 6; // pixels: more is no tap
const KEYS = new Set(["Enter", " ", "Escape"]);

/** Listen for such signs; returns how to stop listening. */
export function skipping(skip: () => void): () => void {
  let from: { x: number; y: number } | null = null;
  const down = (event: PointerEvent) => (from = { x: event.clientX, y: event.clientY });
  const moved = (event: PointerEvent) => {
    if (!from || !(event.target as Element | null)?.closest?.("[data-camera]") || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
    from = null;
    skip();
  };
  const up = () => (from = null);
  const clicked = (event: MouseEvent) => void (event.detail && !(event.target as Element | null)?.closest?.("[data-unskipped]") && skip()); // a key that clicks is a key
  const key = (event: KeyboardEvent) => void (KEYS.has(event.key) && !event.repeat && !typing(event) && skip());
  const wheel = (event: WheelEvent) => void ((event.target as Element | null)?.closest?.("[data-camera]") && skip());
  const all = Object.entries({ pointerdown: down, pointermove: moved, pointerup: up, click: clicked, keydown: key, wheel }) as [string, EventListener][];
  for (const [sign, heard] of all) addEventListener(sign, heard, { capture: true, passive: true });
  return () => all.forEach(([sign, heard]) => removeEventListener(sign, heard, { capture: true }));
}
