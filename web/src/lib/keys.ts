// When a key is a shortcut, and when it is written somewhere; what arrows and digits mean in a row of things.

/** Return whether a key belongs to a field, or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!target?.closest?.("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog");
}

/** Return where an arrow, Home or End leads in a row of so many things, round and round; -1 for another key. */
export function walk(event: Pick<KeyboardEvent, "key">, at: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!count) return -1;
  return event.key === "Home" ? 0 : event.key === "End" ? count - 1 : step ? (at + step + count) % count : -1;
}

/** Return which of so many things a digit means, the first being 1; -1 for another key. */
export function counted(event: Pick<KeyboardEvent, "code">, count: number): number {
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
  return digit <= count ? digit - 1 : -1;
}
