// How one looks at the endless table: the camera, and the fingers that move it. A drag pans, two fingers pinch, a wheel zooms.
import { EASE, pace, type Rect, still, TRAVEL } from "$lib/flip";
import { settings } from "$lib/settings.svelte";
import type { Cell } from "./moves";
import { type Box, type Camera, fit, MOST, panned, seeing, sees, showing, type Size, SMALLEST, WIDE, zoomed } from "./plane";

const DRAG = 6; // pixels: less is a tap
const PRESS = 450; // milliseconds: longer is a peek
const SETTLE = 160; // milliseconds after the last turn of a wheel
const SHEET = 0.38; // of the window, from below: so much the saga covers where it is no column of its own

const FOOT = 56; // pixels at the foot of the board where a phone tells what happened

interface Table {
  /** The edges of what lies there. */
  box: () => Box;
  /** What is to be seen if not all can be. */
  focus: () => Cell | null;
  /** The place under a finger that has something to peek at, or null. */
  beneath: (event: PointerEvent) => string | null;
  peek: (place: string | null) => void;
}

export class Looking {
  frame: HTMLElement | undefined = $state();
  plane: HTMLElement | undefined = $state();
  size: Size = $state.raw({ width: 0, height: 0 });
  camera: Camera = $state.raw({ x: 0, y: 0, cell: 64 });
  /** The side of the cells as they are laid out; while fingers move, the plane is only scaled. */
  laid = $state(64);
  /** The width of the window. */
  inner = $state(0);
  /** Whether the camera was moved by hand. */
  held = $state(false);

  #table: Table;
  #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;
  #peeking = false;
  #press = 0;
  #settling = 0;
  #placed = false; // whether the table has stood anywhere yet
  #due = false; // whether to fit again when the last finger is lifted
  #before: { camera: Camera; held: boolean } | null = null; // how the table stood before the saga showed a place

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether all that lies there can be seen. */
  get whole(): boolean {
    return sees(this.camera, this.size, this.#table.box());
  }

  get transform(): string {
    const { x, y, cell } = this.camera;
    return cell === this.laid ? `translate(${x}px, ${y}px)` : `translate(${x}px, ${y}px) scale(${cell / this.laid})`;
  }

  /** Follow the size of the frame. */
  watch = (frame: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(([entry]) => {
      this.size = { width: entry!.contentRect.width, height: entry!.contentRect.height };
    });
    watch.observe(frame);
    return () => {
      watch.disconnect();
      clearTimeout(this.#press);
      clearTimeout(this.#settling);
    };
  };

  /** Fit the table again, unless a finger lies on it or the eyes that moved it still see all. */
  refit(): void {
    this.#due = this.#fingers.size > 0;
    if (!this.size.width || this.#due || this.#before) return;
    if (this.held && this.whole) return;
    this.recentre();
  }

  /** Show the table at the size it is played at. */
  recentre = (): void => {
    this.held = false;
    this.look(fit(this.size, this.#table.box(), this.inner >= 1600 ? WIDE : MOST, this.#table.focus(), undefined, this.inner < 900 ? FOOT : 0));
    this.#placed = true;
  };

  /** Show all that lies there, however small. */
  seeWhole = (): void => {
    this.held = true;
    this.look(fit(this.size, this.#table.box(), this.camera.cell, null, SMALLEST));
  };

  /** Move the camera, seen as one motion. */
  look(to: Camera): void {
    const from = this.camera;
    this.camera = to;
    this.laid = to.cell;
    if (!this.plane || !this.#placed || !settings.speed || still() || (from.x === to.x && from.y === to.y && from.cell === to.cell)) return;
    const start = `translate(${from.x}px, ${from.y}px) scale(${from.cell / to.cell})`;
    this.plane.animate([{ transform: start }, { transform: `translate(${to.x}px, ${to.y}px)` }], { duration: pace(TRAVEL), easing: EASE });
  }

  /** Move just so far that a cell is in sight. */
  show(at: Cell): void {
    const near = showing(this.camera, this.size, at);
    if (near.x === this.camera.x && near.y === this.camera.y) return;
    this.held = true;
    this.look(near);
  }

  /** Show these cells for a while, in the part of the table that the saga leaves free; none: look as before. */
  seek(cells: Cell[]): void {
    if (!cells.length) {
      const before = this.#before;
      this.#before = null;
      if (!before) return;
      this.held = before.held;
      this.look(before.camera);
      this.refit();
      return;
    }
    const { top = 0 } = this.frame?.getBoundingClientRect() ?? {};
    const room = this.inner >= 900 ? this.size : { ...this.size, height: Math.min(this.size.height, innerHeight * (1 - SHEET) - top) };
    this.#before ??= { camera: this.camera, held: this.held };
    this.held = true;
    this.look(seeing(this.camera, room, cells));
  }

  /** Where a tile lies in the window. */
  rectOf = (cell: Cell): Rect => {
    const corner = this.frame?.getBoundingClientRect() ?? { left: 0, top: 0 }; // a flight may outlive the table
    const { x, y, cell: side } = this.camera;
    const margin = side * 0.035;
    return { left: corner.left + x + cell.x * side + margin, top: corner.top + y + cell.y * side + margin, width: side * 0.93, height: side * 0.93 };
  };

  /** Go nearer or further away; the cells are laid out anew when it is over. */
  zoom(factor: number, point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.held = true;
    this.camera = panned(zoomed(this.camera, factor, point), 0, 0, this.size, this.#table.box());
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(this.#settle, SETTLE);
  }

  #settle = (): void => {
    if (!this.#fingers.size) this.laid = this.camera.cell;
  };

  wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const corner = this.frame!.getBoundingClientRect();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX - corner.left, y: event.clientY - corner.top });
  };

  // only what is no drag, no pinch and no long press is a tap

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest(".tools, .caption")) return;
    if (!this.#fingers.size) this.#dragged = this.#peeking = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#press);
    const under = this.#table.beneath(event);
    if (this.#fingers.size === 1 && under) {
      this.#press = window.setTimeout(() => {
        this.#table.peek(under);
        this.#peeking = this.#dragged = true; // what follows is no tap
      }, PRESS);
    }
  };

  moved = (event: PointerEvent): void => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 1) {
      if (!this.#dragged && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
      if (this.#peeking) return;
      this.#begin(event);
      this.held = true;
      this.camera = panned(this.camera, now.x - was.x, now.y - was.y, this.size, this.#table.box());
    } else if (this.#fingers.size === 2) {
      this.#begin(event);
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const corner = this.frame!.getBoundingClientRect();
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      this.zoom(factor, { x: other.x - corner.left, y: other.y - corner.top });
    }
    this.#fingers.set(event.pointerId, now);
  };

  #begin(event: PointerEvent): void {
    clearTimeout(this.#press);
    if (!this.#dragged) this.frame!.setPointerCapture(event.pointerId);
    this.#dragged = true;
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.#press);
    if (!this.#fingers.delete(event.pointerId)) return;
    if (event.pointerType !== "mouse" || this.#dragged) this.#table.peek(null);
    if (this.#fingers.size) return;
    this.#settle();
    if (this.#due) this.refit();
  };

  /** Swallow the click that ends a drag. */
  clicked = (event: MouseEvent): void => {
    if (!this.#dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  };
}
