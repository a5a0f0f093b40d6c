// Where one is: when the view changes, the focus goes to its heading.
import type { Attachment } from "svelte/attachments";

let first = true; // on the first page the browser itself says where one is

/** Take the focus when the view appears; the heading needs tabindex="-1". */
export const heading: Attachment<HTMLElement> = (node) => {
  if (!first) node.focus({ preventScroll: true });
  first = false;
};
