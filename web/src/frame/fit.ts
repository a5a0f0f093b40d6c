// Words that must keep to their room: the type becomes smaller, in steps, until they do. What does not fit even then makes its room larger.
const STEPS = ["", "var(--s16)", "var(--s14)"];

/** An attachment: let the type of a node of fixed height shrink until everything in it is seen; `changed` reads what it shows. */
export function fit(changed: () => unknown) {
  return (node: HTMLElement) => {
    changed();
    const set = () => {
      node.style.height = "";
      for (const size of STEPS) {
        node.style.fontSize = size;
        if (node.scrollHeight <= node.clientHeight + 1) return;
      }
      node.style.height = "auto";
    };
    const watch = new ResizeObserver(set);
    watch.observe(node.parentElement ?? node);
    return () => watch.disconnect();
  };
}
