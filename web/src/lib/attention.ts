// Your turn is noticed although you look elsewhere: the tab's title blinks, and where you allowed it a notice appears.
// Loaded when a turn comes that nobody sees.

const BLINK = 1_000; // milliseconds
const ASKED = "heorot-notices-asked";

let calling: { stop: () => void } | null = null;

/** Call whoever is to move, until they look here. */
export function call(title: string, body: string): void {
  quiet();
  const before = document.title;
  let on = false;
  const timer = setInterval(() => {
    on = !on;
    document.title = on ? `▶ ${title}` : before;
  }, BLINK);
  const notice = notify(title, body);
  const seen = () => document.visibilityState === "visible" && quiet();
  document.addEventListener("visibilitychange", seen);
  calling = {
    stop: () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      if (on) document.title = before;
      notice?.close();
    },
  };
}

/** Call no longer. */
export function quiet(): void {
  calling?.stop();
  calling = null;
}

function notify(title: string, body: string): Notification | null {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(title, { body, tag: `heorot ${location.pathname}`, icon: "/icon-192.png" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    return notice;
  } catch {
    return null; // a phone lets only a service worker do that
  }
}

/** Whether to ask if notices may appear: once in a browser that could show them and has not been asked. */
export function mayAsk(): boolean {
  return "Notification" in globalThis && Notification.permission === "default" && localStorage.getItem(ASKED) === null;
}

/** Ask, or remember that nobody wants to be asked. */
export async function answered(yes: boolean): Promise<void> {
  localStorage.setItem(ASKED, "1");
  if (yes) await Notification.requestPermission();
}
