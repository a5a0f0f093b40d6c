// The protocol that this page speaks, and what it does when the hall speaks another one.

/** Raised, here and in the hall's protocol.py, with every message that changes. */
export const PROTOCOL = 8;

const RELOADED = "heorot-reloaded";

/** Load the page again, once: a hall that is older than its page would never be content. Returns whether it does. */
export function renew(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false;
  sessionStorage.setItem(RELOADED, "1");
  location.reload();
  return true;
}

/** The hall speaks as this page does: should that change, it may load itself again. */
export function understood(): void {
  sessionStorage.removeItem(RELOADED);
}
