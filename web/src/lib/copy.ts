// A piece once more: what flies over the table, or hangs at a finger, looks like what lies on it.

/** Return what lies at a place: what the board marks as its piece, or all of it. */
export const pieceOf = (node: HTMLElement): HTMLElement => node.querySelector<HTMLElement>("[data-piece], .face") ?? node;

/** Return a copy of a piece that looks the same outside of its place: it takes along what it has inherited there. */
export function copyOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  const { font, color } = getComputedStyle(piece);
  Object.assign(copy.style, { font, color, position: "absolute", inset: "0", margin: "0", width: "100%", height: "100%" });
  for (let node: HTMLElement | null = piece; node; node = node.parentElement) {
    for (const name of node.style) if (name.startsWith("--") && !copy.style.getPropertyValue(name)) copy.style.setProperty(name, node.style.getPropertyValue(name));
  }
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-place], [data-hand]")]) for (const name of ["id", "data-place", "data-hand"]) one.removeAttribute(name);
  return copy;
}
