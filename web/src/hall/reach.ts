// How others reach this hall: addresses that are good on their devices, as links, as pictures, on the clipboard.
import { hall } from "$lib/hall";
import { asSomebody } from "./people";

const HERE = /^(localhost|127\.|\[::1\])/;

/** Return the address by which other devices reach the hall: this one, or where it is good only here one that the hall names. */
export function origin(urls: readonly string[]): string {
  if (!HERE.test(location.hostname)) return location.origin;
  const other = urls.map((url) => new URL(url)).find((url) => !HERE.test(url.hostname));
  return (other ?? location).origin;
}

/** Whether other devices can reach the hall at all. */
export const reachable = (urls: readonly string[]): boolean => !HERE.test(new URL(origin(urls)).hostname);

/** Return a text as a QR code, for an image's source. */
export async function picture(text: string): Promise<string> {
  const drawn = await asSomebody(() => hall.qr(text));
  const named = drawn.includes("xmlns=") ? drawn : drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}

/** Put a text on the clipboard, also where the page came over plain http. Returns whether it is there. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // not allowed: the old way may be
    }
  }
  const held = document.activeElement as HTMLElement | null;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  (held?.closest("dialog") ?? document.body).append(area); // what is under a dialog cannot be selected
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    held?.focus();
  }
}
