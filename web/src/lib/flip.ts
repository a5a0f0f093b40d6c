// Pieces that travel: from where they were to where they are, by the Web Animations of the browser. Nothing waits for them.
import { settings } from "./settings.svelte";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const TRAVEL = 240;
const FADE = 120;

/** Whether the system asks for less motion. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return a time at the chosen speed, 0 if motion is off. */
export const pace = (time: number): number => (settings.speed ? time / settings.speed : 0);

/** Let a node of its own layer travel between two places of the window; it is removed when it has arrived. */
export async function fly(node: HTMLElement, from: Rect, to: Rect): Promise<void> {
  const time = pace(TRAVEL);
  if (time && !still()) {
    Object.assign(node.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    await node.animate([{ transform: start }, { transform: "none" }], { duration: time, easing: EASE, fill: "backwards" }).finished.catch(() => {});
  }
  node.remove();
}

/** Let something appear; with less motion this is all that is seen of a travel. */
export function appear(node: Element): void {
  if (settings.speed) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** Shake what cannot be done here. */
export function shake(node: Element): void {
  if (!settings.speed || still()) return;
  const steps = [0, -3, 3, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  node.animate(steps, { duration: 80 });
}

/** An attachment: whatever in this node carries data-flip travels when its place in the node changed, and appears when it is new. */
export function flip(changed: () => unknown) {
  let before: Map<string, { x: number; y: number }> | null = null;
  return (root: HTMLElement): void => {
    changed();
    const now = new Map<string, { x: number; y: number }>();
    for (const node of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const at = { x: node.offsetLeft, y: node.offsetTop };
      const was = before?.get(node.dataset["flip"]!);
      now.set(node.dataset["flip"]!, at);
      if (before && !was) appear(node);
      else if (was && (was.x !== at.x || was.y !== at.y) && settings.speed && !still()) {
        const start = { transform: `translate(${was.x - at.x}px, ${was.y - at.y}px)` };
        node.animate([start, { transform: "none" }], { duration: pace(TRAVEL), easing: EASE });
      }
    }
    before = now;
  };
}
