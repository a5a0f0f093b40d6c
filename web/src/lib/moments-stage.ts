// The stage: where moments are seen. It measures where things are before a position is shown, and after that moves them by Web
// Animations (transform, opacity and clip-path alone) in one layer above everything. Skipping lets all of it be over at once.
import { mount, tick, unmount } from "svelte";
import { copyOf, pieceOf } from "./copy";
import { appear, type Rect, still } from "./flip";
import type { Moment, Where } from "./moments";
import { type Cue, SOUNDS } from "./moments-beat";
import { DRAWN } from "./moments-drawn";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

export { beatOf, faster, momentsOf, owed, paid } from "./moments-beat"; // what only who shows moments needs

/** What is being seen; `skip` lets it be over. */
export interface Playing {
  skip(): void;
}

/** How a place was before the position was shown: where it stood, and what lay there. */
interface Was {
  rect: Rect;
  piece: HTMLElement | null;
}

const key = (where: Where): string => (typeof where === "string" ? where : JSON.stringify(where));

/** Return the element that is meant, the first that is seen. */
export function nodeAt(where: Where): HTMLElement | null {
  const asked =
    typeof where === "string" ? `[data-place="${CSS.escape(where)}"]`
    : "seat" in where ? `[data-seat="${where.seat}"]`
    : "points" in where ? `[data-points="${where.points}"]`
    : `[data-hand="${CSS.escape(where.hand)}"]`; // prettier-ignore
  const all = [...document.querySelectorAll<HTMLElement>(asked)].filter((node) => node.getClientRects().length);
  return all.find((node) => node.getAttribute("aria-pressed") === "true") ?? all[0] ?? null;
}

/** Return where something is in the window; a board with a camera says where it will be when the camera has come to rest. */
function rectAt(where: Where, play: Play): Rect | null {
  const known = typeof where === "string" ? play.rectOf?.(where) : null;
  const node = known ? null : nodeAt(where);
  return known ?? (node && (typeof where === "object" && "hand" in where ? pieceOf(node) : node).getBoundingClientRect());
}

/** Everything a moment needs to be drawn. */
export interface Stage {
  play: Play;
  cue: Cue;
  /** Where something was before the position was shown, and where it is now. */
  was(where: Where): Rect | null;
  now(where: Where): Rect | null;
  node(where: Where): HTMLElement | null;
  /** What lay there before. */
  lay(where: Where): HTMLElement | null;
  /** Whether something has left this place in the same beat. */
  left(where: string): boolean;
  /** Put something of one's own into the layer; it goes when the moment is over. */
  put(at: Rect, look?: string): HTMLElement;
  /** Animate by parts of the moment's time: from 0, its start, to 1, its end. */
  animate(node: Element, frames: Keyframe[], part?: { from?: number; to?: number; easing?: string }): Animation;
  /** Keep something on the board out of sight until the moment is over. */
  hide(node: Element | null): void;
}

const places = (moment: Moment): Where[] => {
  switch (moment.is) {
    case "travel":
      return [moment.from, moment.to, ...(moment.piece === undefined ? [] : [moment.piece])];
    case "coin":
      return [moment.from, { points: moment.seat }];
    default:
      return [];
  }
};

/** Measure what moments need to know of the table before the position is shown; `play` then lets them be seen. */
export function before(cues: readonly Cue[], play: Play): { play(over: (cue: Cue) => void): Playing } {
  const known = new Map<string, Was>();
  for (const where of cues.flatMap((cue) => places(cue.moment))) {
    const node = nodeAt(where);
    const rect = rectAt(where, play);
    if (!rect || known.has(key(where))) continue;
    const carried = node && (typeof where === "string" ? lying(node) : "hand" in where ? copyOf(pieceOf(node)) : null);
    known.set(key(where), { rect, piece: carried });
  }
  return { play: (over) => new Scene(cues, play, known, over) };
}

/** Return a copy of what lies at a place; nothing where the place is bare. */
function lying(node: HTMLElement): HTMLElement | null {
  const piece = pieceOf(node);
  return piece === node ? null : copyOf(piece);
}

class Scene implements Playing {
  private readonly layer = document.createElement("div");
  private readonly running = new Set<Animation>();
  private readonly timers: number[] = [];
  private readonly gone: (() => void)[] = [];
  private readonly left = new Set<string>();
  private over = false;

  constructor(cues: readonly Cue[], private readonly play: Play, private readonly known: Map<string, Was>, private readonly paid: (cue: Cue) => void) {
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.dataset["moments"] = "";
    this.layer.style.cssText = "position:fixed;inset:0;z-index:50;pointer-events:none;overflow:clip;contain:strict";
    document.body.append(this.layer);
    void tick().then(() => {
      if (this.over) return;
      for (const cue of cues) this.begin(cue);
    });
  }

  skip(): void {
    if (this.over) return;
    this.over = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const one of this.running) one.cancel();
    for (const go of this.gone) go();
    this.layer.remove();
  }

  private begin(cue: Cue): void {
    const { moment, start, time } = cue;
    const late = moment.is === "travel" || moment.is === "coin"; // they are heard where they arrive
    const name = moment.sound === undefined ? SOUNDS[moment.is] : moment.sound;
    if (name && settings.sound) this.later(late ? start + time : start, () => void import("./sound").then(({ sound }) => sound(name, moment.is === "row" ? moment.places.length : 1)));
    this.later(start + time, () => this.paid(cue));
    if (moment.is === "own") return this.later(start, () => void this.mount(cue));
    const stage = this.stage(cue);
    if (still()) return this.fade(stage, moment);
    (DRAWN[moment.is] as (moment: Moment, stage: Stage) => void)(moment, stage);
    if (moment.is === "travel" && typeof moment.from === "string") this.left.add(moment.from);
  }

  /** All that is seen where less motion is asked for: what it is about appears. Words are words. */
  private fade(stage: Stage, moment: Moment): void {
    if (moment.is === "banner") return DRAWN.banner(moment, stage);
    const about: Where[] = moment.is === "travel" ? [moment.to] : moment.is === "coin" ? [{ points: moment.seat }] : moment.is === "wound" ? [moment] : "places" in moment ? [...moment.places] : "at" in moment ? [moment.at] : [];
    this.later(stage.cue.start, () => about.forEach((where) => [stage.node(where)].forEach((node) => node && appear(pieceOf(node)))));
  }

  private async mount({ moment, time }: Cue): Promise<void> {
    if (moment.is !== "own") return;
    const found = await moment.load().catch(() => null); // without it the table plays on
    if (this.over || !found) return;
    const shown = mount(found.default, { target: this.layer, props: { play: this.play, time, still: still(), props: moment.props ?? {} } });
    const go = () => void unmount(shown);
    this.gone.push(go);
  }

  private later(time: number, deed: () => void): void {
    this.timers.push(window.setTimeout(deed, time));
  }

  private stage(cue: Cue): Stage {
    const { layer, known, play } = this;
    return {
      play,
      cue,
      was: (where) => known.get(key(where))?.rect ?? rectAt(where, play),
      now: (where) => rectAt(where, play),
      node: nodeAt,
      lay: (where) => (known.get(key(where))?.piece?.cloneNode(true) as HTMLElement | undefined) ?? null,
      left: (where) => this.left.has(where),
      put: (at, look = "") => {
        const node = document.createElement("div");
        node.style.cssText = `position:absolute;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px;transform-origin:0 0;${look}`;
        layer.append(node);
        this.later(cue.start + cue.time, () => node.remove());
        return node;
      },
      animate: (node, frames, { from = 0, to = 1, easing = "linear" } = {}) => this.animate(node, frames, { delay: cue.start + cue.time * from, duration: cue.time * (to - from), easing, fill: layer.contains(node) ? "both" : "none" }),
      hide: (node) => void (node && this.animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration: cue.start + cue.time })),
    };
  }

  private animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const made = node.animate(frames, options);
    this.running.add(made);
    return made;
  }
}
