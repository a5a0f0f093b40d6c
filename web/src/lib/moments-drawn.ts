// The moments that every game has, as they are drawn: pieces and coins that fly, plaits that grow, claws, swords, rays, words.
// Each draws itself within its time, by transform, opacity and clip-path.
import { copyOf, pieceOf } from "./copy";
import { EASE, type Rect } from "./flip";
import type { Kind, Where } from "./moments";
import type { Stage } from "./moments-stage";

type Drawn = { [K in Exclude<Kind["is"], "own">]: (moment: Extract<Kind, { is: K }>, stage: Stage) => void };

const COIN = 36; // pixels
const PLAIT = 10; // pixels across
const SPARKS = 10;
const gold = "var(--gold, #edb94e)";
const edge = "var(--umber, #4a2c0c)";

const svg = (box: string, body: string): string => `<svg viewBox="${box}" width="100%" height="100%" style="display:block;overflow:visible" fill="none">${body}</svg>`;
const plait = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="10" fill="none" stroke-linecap="square">${[
    ["#4a2c0c", 4.5],
    ["#edb94e", 2.5],
  ]
    .map(([colour, width]) => `<path d="M0 5C4-1 8-1 12 5S20 11 24 5M0 5C4 11 8 11 12 5S20-1 24 5" stroke="${colour}" stroke-width="${width}"/>`)
    .join("")}</svg>`,
)}")`;

const sword = `<path d="M0-46 5-36V16H-5V-36Z" fill="#cfd3d6" stroke="#241810" stroke-width="2.5"/><path d="M-15 16H15V22H-15ZM-3 22H3V38H-3Z" fill="${gold}" stroke="#241810" stroke-width="2.5"/>`;
const claws = [12, 44, 76].map((x) => `<path d="M${x + 16} 2C${x + 14} 40 ${x + 4} 70 ${x - 8} 98 ${x + 6} 74 ${x + 20} 44 ${x + 16} 2Z" fill="var(--bad)" stroke="#241810" stroke-width="2"/>`).join("");
const crack = `<path d="M56 2 44 30 60 44 40 66 52 98" stroke="#241810" stroke-width="6" stroke-linejoin="bevel"/><path d="M56 2 44 30 60 44 40 66 52 98" stroke="var(--bone, #f6ebd3)" stroke-width="1.6"/>`;

const square = (rect: Rect, side: number): Rect => ({ left: rect.left + (rect.width - side) / 2, top: rect.top + (rect.height - side) / 2, width: side, height: side });
const grown = (rect: Rect, by: number): Rect => ({ left: rect.left - by, top: rect.top - by, width: rect.width + 2 * by, height: rect.height + 2 * by });

/** Return the middle of a place in the shape of a thing that comes to it, and no higher than a shield. */
function shrunk(at: Rect, thing: Rect): Rect {
  const by = Math.min(1, 40 / thing.height);
  const [width, height] = [thing.width * by, thing.height * by];
  return { left: at.left + (at.width - width) / 2, top: at.top + (at.height - height) / 2, width, height };
}

/** Return the way from one place to another, for a thing that stands at the other: moved and scaled. */
const way = (from: Rect, to: Rect): string => `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;

/** Shake something, by so many pixels. */
function shaken(stage: Stage, where: Where, by: number): void {
  const node = stage.node(where);
  if (node) stage.animate(pieceOf(node), [0, -by, by, -by, by / 2, 0].map((x) => ({ transform: `translateX(${x}px)` })), { from: 0.3, to: 0.8 });
}

/** A ring around something that comes and goes. */
function ring(stage: Stage, at: Rect, colour = gold): void {
  const node = stage.put(grown(at, 3), `border:3px solid ${colour};border-radius:10px;box-shadow:0 0 0 1.5px ${edge},inset 0 0 0 1.5px ${edge}`);
  stage.animate(node, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }]);
}

export const DRAWN: Drawn = {
  travel(moment, stage) {
    const [from, to] = [stage.was(moment.from), stage.now(moment.to)];
    const end = stage.node(moment.to);
    const lies = end && typeof moment.to === "string" ? pieceOf(end) : null;
    const flying = moment.piece === undefined ? (lies && lies !== end ? copyOf(lies) : stage.lay(moment.from)) : stage.lay(moment.piece);
    if (!from || !to || !flying) return;
    const over = typeof moment.to === "string" && !stage.left(moment.to) ? stage.lay(moment.to) : null;
    if (over) stage.put(to).append(over); // what lay there stays to be seen until it is covered
    if (lies && lies !== end) stage.hide(lies);
    const start = typeof moment.from === "string" || "hand" in moment.from ? from : square(from, Math.min(40, from.height));
    const last = typeof moment.to === "string" ? to : shrunk(to, start);
    const whole = typeof moment.to === "string" ? to : start; // it is drawn as large as it lies somewhere, so that what is written on it stays in form
    const node = stage.put(whole);
    node.append(flying);
    stage.animate(node, [{ transform: way(start, whole), opacity: typeof moment.from === "string" ? 1 : 0 }, { opacity: 1, offset: 0.2 }, { transform: way(last, whole), opacity: typeof moment.to === "string" ? 1 : 0 }], { easing: EASE });
  },

  coin(moment, stage) {
    const [from, to] = [stage.now(moment.from) ?? stage.was(moment.from), stage.now({ points: moment.seat })];
    if (!from || !to) return;
    const [start, end] = [square(from, COIN), square(to, COIN)];
    const node = stage.put(
      end,
      `display:grid;place-items:center;transform-origin:50% 50%;border-radius:50%;border:3px solid var(--dye-${moment.seat % 5});background:${gold};
       color:#2b1704;font:800 18px/1 var(--title);font-variant-numeric:lining-nums tabular-nums;box-shadow:0 0 0 1.5px #241810,0 3px 6px rgb(0 0 0/.4)`,
    );
    node.textContent = `${moment.points > 0 ? "+" : "−"}${Math.abs(moment.points)}`;
    const [dx, dy] = [start.left - end.left, start.top - end.top];
    const place = `translate(${dx}px, ${dy}px)`;
    stage.animate(node, [
      { transform: `${place} scale(.4)`, opacity: 0 },
      { transform: `${place} scale(1.2)`, opacity: 1, offset: 0.22 },
      { transform: `${place} scale(1)`, opacity: 1, offset: 0.34, easing: EASE },
      { transform: "scale(.8)", opacity: 1, offset: 0.96 },
      { transform: "scale(.8)", opacity: 0 },
    ]);
    const points = stage.node({ points: moment.seat });
    if (points) stage.animate(points, [{ transform: "none" }, { transform: "scale(1.25)" }, { transform: "none" }], { from: 0.9, to: 1.6 });
  },

  row(moment, stage) {
    const [first, last] = [stage.now(moment.places[0] ?? ""), stage.now(moment.places.at(-1) ?? "")];
    if (!first || !last) return;
    const level = Math.abs(last.left - first.left) >= Math.abs(last.top - first.top);
    const left = Math.min(first.left, last.left);
    const top = Math.min(first.top, last.top);
    const box = level
      ? { left, top: first.top + first.height - PLAIT / 2, width: Math.abs(last.left - first.left) + first.width, height: PLAIT }
      : { left: left + first.width + PLAIT / 2, top, width: Math.abs(last.top - first.top) + first.height, height: PLAIT };
    const turned = level ? "" : "transform:rotate(90deg);";
    const back = level ? last.left < first.left : last.top < first.top;
    const node = stage.put(box, `${turned}background:${plait} 0 50%/24px ${PLAIT}px repeat-x`);
    const none = back ? "inset(0 0 0 100%)" : "inset(0 100% 0 0)";
    stage.animate(node, [{ clipPath: none, opacity: 1 }, { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.72 }, { clipPath: "inset(0 0 0 0)", opacity: 1, offset: 0.9 }, { clipPath: "inset(0 0 0 0)", opacity: 0 }]);
  },

  light(moment, stage) {
    for (const where of moment.places) {
      const at = stage.now(where);
      if (at) ring(stage, at);
    }
  },

  appear(moment, stage) {
    for (const where of moment.places) {
      const node = stage.node(where);
      if (node) stage.animate(pieceOf(node), [{ opacity: 0, transform: "scale(.9)" }, { opacity: 1, transform: "none" }], { easing: EASE });
    }
  },

  strike(moment, stage) {
    const at = stage.now(moment.at);
    if (!at) return;
    const node = stage.put(square(at, Math.min(at.width, at.height)));
    node.innerHTML = svg("0 0 100 100", crack);
    stage.animate(node, [{ clipPath: "inset(0 0 100% 0)", opacity: 1 }, { clipPath: "inset(0)", opacity: 1, offset: 0.7 }, { clipPath: "inset(0)", opacity: 0 }]);
    shaken(stage, moment.at, 3);
  },

  wound(moment, stage) {
    const panel = stage.node(moment);
    const at = (panel?.querySelector("svg") ?? panel)?.getBoundingClientRect();
    if (!at) return;
    const node = stage.put(grown(square(at, Math.max(32, Math.min(at.width, at.height))), 6));
    node.innerHTML = svg("0 0 100 100", claws);
    stage.animate(node, [{ clipPath: "inset(0 0 100% 0)", opacity: 1 }, { clipPath: "inset(0)", opacity: 1, offset: 0.38 }, { clipPath: "inset(0)", opacity: 1, offset: 0.8 }, { clipPath: "inset(0)", opacity: 0 }]);
    shaken(stage, moment, 4);
  },

  raid(moment, stage) {
    const at = stage.now(moment.at);
    if (!at) return;
    const box = square(at, Math.max(56, Math.min(96, at.height)));
    for (const side of [-1, 1]) {
      const node = stage.put(box, "transform-origin:50% 50%");
      node.innerHTML = svg("-50 -50 100 100", sword);
      const crossed = `rotate(${side * 42}deg)`;
      stage.animate(node, [
        { transform: `translate(${side * -70}px, 20px) rotate(${side * -20}deg)`, opacity: 0, easing: "ease-in" },
        { transform: crossed, opacity: 1, offset: 0.35 },
        { transform: `${crossed} translateY(-4px)`, offset: 0.45 },
        { transform: crossed, opacity: 1, offset: 0.8 },
        { transform: crossed, opacity: 0 },
      ]);
    }
    shaken(stage, moment.at, 4);
  },

  cheer(moment, stage) {
    const at = stage.now(moment.at);
    if (!at) return;
    if (moment.seat !== stage.play.eyes) return ring(stage, at);
    const rays = stage.put(
      square(at, Math.max(120, 1.8 * Math.max(at.width, at.height))),
      `transform-origin:50% 50%;border-radius:50%;background:repeating-conic-gradient(${gold} 0 9deg,transparent 9deg 20deg);mask:radial-gradient(closest-side,transparent 28%,#000 34%,transparent)`,
    );
    stage.animate(rays, [{ transform: "scale(.5)", opacity: 0 }, { transform: "scale(1) rotate(12deg)", opacity: 0.9, offset: 0.25 }, { transform: "scale(1.05) rotate(40deg)", opacity: 0 }]);
    for (let i = 0; i < SPARKS; i++) {
      const turn = (2 * Math.PI * i) / SPARKS;
      const spark = stage.put(square(at, 8), `border-radius:50%;background:${gold};box-shadow:0 0 0 1.5px ${edge}`);
      const far = 46 + 18 * (i % 3);
      stage.animate(spark, [{ transform: "none", opacity: 1 }, { transform: `translate(${Math.cos(turn) * far}px, ${Math.sin(turn) * far - 24}px) scale(.3)`, opacity: 0 }], { from: 0.1, to: 0.6 + 0.04 * i, easing: "ease-out" });
    }
    if (!moment.text) return;
    const text = stage.put({ left: at.left + at.width / 2 - 120, top: at.top + at.height / 2 - 24, width: 240, height: 48 }, `display:grid;place-items:center;transform-origin:50% 50%`);
    const plate = document.createElement("span");
    plate.style.cssText = `padding:4px 14px;border-radius:var(--radius);border:2px solid ${edge};background:${gold};color:#2b1704;font:800 20px/1.1 var(--title);text-align:center`;
    plate.textContent = moment.text;
    text.append(plate);
    stage.animate(text, [{ transform: "scale(.6)", opacity: 0 }, { transform: "scale(1.08)", opacity: 1, offset: 0.2 }, { transform: "none", opacity: 1, offset: 0.8 }, { transform: "none", opacity: 0 }], { easing: EASE });
  },

  banner(moment, stage) {
    const board = document.querySelector("main")?.getBoundingClientRect();
    if (!board) return;
    const node = stage.put({ left: board.left, top: board.top + board.height * 0.32, width: board.width, height: 88 }, "display:grid;place-items:center");
    const plate = document.createElement("div");
    plate.style.cssText = `padding:12px 32px;max-width:92%;border-block:2px solid ${gold};background:var(--beam, #33200f);color:var(--bone, #f6ebd3);font:800 26px/1.1 var(--title);text-align:center`;
    plate.append(moment.text);
    if (moment.small) {
      const small = document.createElement("div");
      small.style.cssText = "font:500 16px/1.2 var(--text)";
      small.textContent = moment.small;
      plate.append(small);
    }
    node.append(plate);
    stage.animate(node, [{ clipPath: "inset(0 50%)", opacity: 0 }, { clipPath: "inset(0 0)", opacity: 1, offset: 0.2 }, { clipPath: "inset(0 0)", opacity: 1, offset: 0.85 }, { clipPath: "inset(0 0)", opacity: 0 }], { easing: "ease-out" });
  },
};
