// When a key is a shortcut, and when it is written somewhere.

/** Return whether a key belongs to a field, or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return !!target?.closest?.("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog");
}
