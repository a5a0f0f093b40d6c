// The clocks, as they are shown.
import type { Time } from "./wire";

/** Return what a seat has left, as minutes and seconds; nothing without clocks. `now` is the hall's time. */
export function clockText(time: Time | undefined, seat: number, now: number): string {
  const left = time?.left[seat];
  if (time === undefined || left === undefined) return "";
  const running = time.running.includes(seat) ? now - time.now : 0;
  const seconds = Math.max(0, Math.ceil((left - running) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
