// How one asks what a thing is: a mouse that rests on it, a finger that stays, `?` where the focus is. Loaded when somebody first moves.
import type { Attachment } from "svelte/attachments";
import { here } from "./ask";
import type { Args } from "./words.svelte";

const RESTING = 500; // milliseconds that a mouse rests on a thing, or a finger
const STRAY = 10; // pixels: a finger that goes further drags
const LEAVING = 250; // milliseconds in which a mouse may go from the thing to the answer

/** A thing that is asked about, and what is known of this very one. */
export interface Asked {
  id: string;
  args: Args;
}

/** What is shown: the things, beside which element, and whether by keyboard. */
export interface Question {
  things: Asked[];
  node: Element;
  typed: boolean;
}

const about = (node: Element): Asked => ({ id: node.getAttribute("data-ask")!, args: here.get(node) ?? {} });

/** Return what can be asked at an element: what it lies in, and for one that is chosen by keyboard also what lies in it. */
export function things(node: Element, within: boolean): Asked[] {
  const near = node.closest("[data-ask]");
  const all = [...(near ? [near] : []), ...(within ? node.querySelectorAll("[data-ask]") : [])].map(about);
  return all.filter((one, i) => all.findIndex((other) => other.id === one.id) === i);
}

/** Listen for questions below an element: a mouse that rests, a finger that stays, `?` where the focus is; first: what came before one listened. */
export function asking(show: (question: Question | null) => void, first: Event | null = null): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let over: Element | null = null; // what the mouse or the finger is on
    let from = { x: 0, y: 0 };
    let swallow = false; // the click that ends a long press
    const wait = (then: () => void, time = RESTING) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, time);
    };
    const open = (node: Element, typed: boolean) => {
      const found = things(node, typed);
      if (found.length) show({ things: found, node: typed ? node : node.closest("[data-ask]")!, typed });
    };
    const target = (event: Event) => (event.target instanceof Element ? event.target : null);
    const answering = (event: Event) => target(event)?.closest("[data-answer]");

    const heard = {
      pointermove(event: PointerEvent) {
        if (event.pointerType !== "mouse") {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) clearTimeout(timer);
          return;
        }
        if (event.buttons) return clearTimeout(timer);
        if (answering(event)) return clearTimeout(timer);
        const node = target(event)?.closest("[data-ask]") ?? null;
        if (node !== over) {
          over = node;
          wait(() => (node?.isConnected ? open(node, false) : show(null)), node ? RESTING : LEAVING);
        }
      },
      pointerleave(event: PointerEvent) {
        if (event.target !== root || event.pointerType !== "mouse") return; // one hears of those below too; a finger is lifted, and reads
        over = null;
        wait(() => show(null), LEAVING);
      },
      pointerdown(event: PointerEvent) {
        if (answering(event)) return;
        clearTimeout(timer);
        show(null);
        swallow = false;
        from = { x: event.clientX, y: event.clientY };
        const node = target(event)?.closest("[data-ask]");
        if (event.pointerType === "mouse" || !node) return;
        wait(() => {
          swallow = true;
          open(node, false);
        });
      },
      pointerup: (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click(event: MouseEvent) {
        if (!swallow || answering(event)) return;
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
      contextmenu: (event: MouseEvent) => swallow && event.preventDefault(),
      keydown(event: KeyboardEvent) {
        const node = target(event);
        if (event.key !== "?" || event.ctrlKey || event.metaKey || !node || node.closest("input, textarea, select") || answering(event)) return;
        event.preventDefault();
        event.stopPropagation();
        open(node, true);
      },
    };
    for (const [name, hear] of Object.entries(heard)) root.addEventListener(name, hear as EventListener, true);
    if (first) (heard as Record<string, (event: never) => void>)[first.type]?.(first as never);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of Object.entries(heard)) root.removeEventListener(name, hear as EventListener, true);
    };
  };
}
