// Asking what a thing on the table is: whatever can be asked about carries its id as `data-ask`, and what is to be said of this very one.
import type { Attachment } from "svelte/attachments";
import type { Args } from "./words.svelte";

/** What was said of elements, by the attachment. */
export const here = new WeakMap<Element, Args>();
const last = new WeakMap<Element, symbol>();

/** Let an element be asked about: `ask("thor", { strength: 8 })`. The words are `ask-thor`, in the game's words or the frame's; no id: nothing is asked. */
export function ask(id: string | null | undefined, args?: Args): Attachment<Element> {
  return (node) => {
    if (!id) return;
    const mine = Symbol();
    last.set(node, mine);
    node.setAttribute("data-ask", id);
    if (args) here.set(node, args);
    return () => {
      if (last.get(node) !== mine) return; // it is already about something else
      node.removeAttribute("data-ask");
      here.delete(node);
    };
  };
}
