// What the tables of how to play name, as the hall writes it: `icons:F5,Hrunting=fighting3`, `asks:risk:wit,courage`, `node:9:grendels_attack:turn-order:courage+fighting:F5`.
import type { Special } from "../cards";
import type { Episode } from "../saying";

export interface Face {
  /** How a card, a token or a reward is written. */
  name: string;
  /** What is on it, where it is a special card. */
  specials: Special[];
}

const SYMBOLS = /^(\w+?)(\d)$/;

/** Return a thing that is drawn: `F5`, or a special card with what is on it, `Hrunting=fighting3`, `Daring=daring`. */
export function faceOf(text: string): Face {
  const [name = "", on = ""] = text.split("=");
  if (!on) return { name, specials: [] };
  const [, type = "", count = "0"] = SYMBOLS.exec(on) ?? [];
  return { name, specials: [{ card: name, type, symbols: Number(count), effect: type ? "" : on, source: "", ours: [] }] };
}

export type Drawing =
  | { kind: "piece"; id: string }
  | { kind: "icons"; faces: Face[] }
  | { kind: "named"; faces: Face[] }
  | { kind: "asks"; of: string; things: string[] }
  | { kind: "node"; episode: Pick<Episode, "number" | "id" | "kind" | "symbols" | "icons"> };

const listed = (text: string, by = ","): string[] => text.split(by).filter(Boolean);

/** Return what the id of a piece in a table means. */
export function drawingOf(id: string): Drawing {
  const [kind, rest = "", ...more] = id.split(":");
  if (kind === "icons" || kind === "named") return { kind, faces: listed(rest).map(faceOf) };
  if (kind === "asks") return { kind, of: rest, things: listed(more[0] ?? "") };
  if (kind !== "node") return { kind: "piece", id };
  const [slug = "", of = "", symbols = "", icons = ""] = more;
  return { kind, episode: { number: Number(rest), id: slug, kind: of, symbols: listed(symbols, "+"), icons: listed(icons).map((icon) => faceOf(icon).name) } };
}
