// Pick up and put: a piece may be dragged to its place, beside being tapped and then the place. What a drop does is what a tap on the place does,
// so that ghosts, worth and refusals are the same. What it takes is loaded when a piece is first touched.
import type { Play } from "./play.svelte";

/** An attachment for a piece in the hand: `take` takes it in hand as a tap does (and never lets go of it), and says whether it could. The places are whatever has `data-place`. `pan`: in which direction a finger still scrolls. */
export function drag(play: Play, take: () => boolean, pan: "none" | "pan-x" | "pan-y" = "none") {
  return (node: HTMLElement): (() => void) => {
    node.style.touchAction = pan;
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !play.mayPick || play.still) return;
      let held = true; // it may be let go before what follows it is loaded
      const letGo = () => (held = false);
      for (const sign of ["pointerup", "pointercancel"]) addEventListener(sign, letGo, { once: true, capture: true });
      void import("./dragging").then(({ follow }) => held && follow(event, node, play, take), () => {}); // without it one taps
    };
    const native = (event: Event) => event.preventDefault(); // the browser would drag a picture of its own
    node.addEventListener("pointerdown", down);
    node.addEventListener("dragstart", native);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", native);
    };
  };
}

/** An attachment for a board: `play.over` is the place under the mouse while something is in hand, so that it can show a ghost there. */
export function hover(play: Play) {
  return (node: HTMLElement): (() => void) => {
    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      play.over = play.picked === null ? null : ((event.target as Element).closest<HTMLElement>("[data-place]")?.dataset["place"] ?? null);
    };
    const out = () => (play.over = null);
    node.addEventListener("pointerover", over);
    node.addEventListener("pointerleave", out);
    return () => {
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", out);
    };
  };
}
