// What is told of the space that is looked at: what a figure counts there, whom a tile helps and hurts, the sums of its lines; or how everybody
// stands. The board knows where one looks, and the hand shows it, so that nothing lies over the board.
import type { Play } from "$lib/play.svelte";
import { type Figure, figureOf, parse } from "./moves";
import { bringsAt, cellsOf, type Change, forecast, seen, standings, sumAt, swaysOf } from "./saying";

export class Looking {
  /** The space that is looked at; where Good Counsel is to move a figure, that figure; and whether an act is told meanwhile. */
  at: string | null = $state(null);
  aimed = $state("");
  told = $state(false);
  /** How many hands show it; where there is none, the board does. */
  hands = $state(0);

  private readonly cell = $derived.by(() => cellsOf(this.play).find((cell) => cell.cell === this.at));
  private readonly tile = $derived.by(() => (this.told ? null : (this.play.picked ?? this.play.pointed)));
  /** Whether an ability asks for a tile of the board. */
  readonly asking = $derived.by(() => ["remove", "swap", "with"].includes(seen(this.play).step ?? ""));
  /** Of the figure that stands there, or is picked: what it counts there now, at worst and at best. */
  readonly outlook = $derived.by(() => {
    const { cell, play } = this;
    if (this.told || !cell) return null;
    const kind = (cell.figure as Figure | null | undefined) ?? (cell.kind === "open" ? (figureOf(play.picked) ?? ((this.aimed || null) as Figure | null)) : null);
    return kind ? forecast(play, cell.cell, kind) : null;
  });
  /** Whom the tile that is picked, or pointed at in the hand, would help and hurt on each space. */
  readonly swayed = $derived.by((): Map<string, Change[]> => {
    const found = new Map<string, Change[]>();
    if (!this.tile || figureOf(this.tile)) return found;
    for (const { cell } of cellsOf(this.play)) {
      const changes = swaysOf(this.play, `${this.tile} ${cell}`);
      if (changes.length) found.set(cell, changes);
    }
    return found;
  });
  private readonly staging = $derived.by(() => {
    const { staged } = this.play;
    return staged && parse(staged)?.act !== "place" ? swaysOf(this.play, staged) : null;
  });
  /** Whether a tile of the board is looked at for what it brings. */
  readonly brings = $derived.by(() => !this.staging && !this.swayed.size && this.cell?.kind === "tile" && !(this.asking && this.play.myTurn));
  /** What a move there would change, or what the tile that lies there brings. */
  readonly changed = $derived.by((): Change[] => {
    const { at, play } = this;
    if (this.told) return [];
    if (this.staging) return this.staging;
    if (!at || this.outlook) return [];
    const asked = this.asking && play.myTurn ? swaysOf(play, `${seen(play).step} ${at}`) : [];
    return asked.length ? asked : (this.swayed.get(at) ?? (this.brings ? bringsAt(play, at) : []));
  });
  readonly sums = $derived.by(() => (this.told || !this.at || this.outlook || this.changed.length ? null : (sumAt(this.play, this.at) ?? null)));
  readonly stand = $derived.by(() => {
    const { play } = this;
    const busy = this.told || this.outlook || this.sums || this.changed.length;
    return busy || !play.actors.length || !cellsOf(play).some((cell) => cell.kind === "figure") ? [] : standings(play);
  });

  constructor(private readonly play: Play) {}
}

const known = new WeakMap<Play, Looking>();

/** Return what board and hand of a game share. */
export function lookingOf(play: Play): Looking {
  const found = known.get(play) ?? new Looking(play);
  known.set(play, found);
  return found;
}
