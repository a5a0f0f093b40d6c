// What is seen and heard of a day in Bellum Magica: the die tumbles into its window, what is gathered flies to the stores, chests arc to
// their hoards, swords cross where something is raided, creatures go to their side, and the night falls.
import type { BellumMagicaSaying, BellumMagicaView } from "$lib/api";
import type { Rect } from "$lib/flip";
import type { Beat, Moment, Where } from "$lib/moments";
import type { Told } from "$lib/wire";
import { tongue } from "$lib/words.svelte";
import { KINDS } from "./lines";
import { events } from "./places";
import { lordSeat } from "./saying";

/** Something that flies: what, how many, from where (a place that may be gone by then, or the first of these that is there) and to where. */
export interface Bead {
  /** Of what is counted; of a creature its group. */
  sign: string;
  count: number;
  from: Rect | readonly Where[];
  to: readonly Where[];
  /** Whether it is a chest whose lid lifts first. */
  opens?: boolean;
}
export interface Flown extends Readonly<Record<string, unknown>> {
  beads: readonly Bead[];
  /** Where swords cross first. */
  swords?: Rect | null;
}

const flights = () => import("./Flights.svelte");
const tumble = () => import("./Tumble.svelte");
const nightfall = () => import("./Nightfall.svelte");

const fly = (props: Flown, time: number): Moment => ({ is: "own", load: flights, props, time, sound: "knock" });
/** Where a place is now, before the position is shown in which it may be gone. */
const rectAt = (place: string): Rect | null => [...document.querySelectorAll(`[data-place="${place}"]`)].find((node) => node.getClientRects().length)?.getBoundingClientRect() ?? null;

/** Where a seat's things go: one's own to the store or the hoard before one's eyes, another's to the number beside the name. */
const home = (seat: number, eyes: number | null, sign: string): Where[] => {
  const chest = (KINDS as readonly string[]).includes(sign);
  return [...(seat === eyes ? [chest ? "hoard" : { hand: sign }] : []), { points: seat }, { seat }];
};

/** What is told of moves that are shown together, as moments, one event after another. */
class Telling {
  readonly moments: Moment[] = [];
  private from: Rect | null = null; // where the last attack was, from which chests come
  private gathering = false;

  constructor(private readonly beat: Omit<Beat, "told">) {}

  tell(told: Told): void {
    for (const said of events(told.says)) {
      const gathers = said.id === "note-gathered";
      this.moments.push(...this.of(said, told).map((moment, i) => (gathers && this.gathering && !i ? { ...moment, with: true } : moment)));
      this.gathering = gathers;
    }
  }

  private of(said: BellumMagicaSaying, told: Told): Moment[] {
    const { eyes, play } = this.beat;
    switch (said.id) {
      case "note-dawned":
      case "note-dawned-spells":
        return [{ is: "own", load: nightfall, props: { day: said.args.day, seat: said.args.seat }, time: 900, sound: "drum" }];
      case "note-rolled":
        return [{ is: "own", load: tumble, props: { face: said.args.face, seat: said.args.seat }, time: 750, sound: "knock" }];
      case "note-paid-barrel":
      case "note-cast":
      case "note-held": {
        const sign = said.id === "note-paid-barrel" ? "barrels" : "spells";
        return [fly({ beads: [{ sign, count: 1, from: home(said.args.seat, eyes, sign), to: ["die", "step 0"] }] }, 420)];
      }
      case "note-gathered": {
        const { seat } = said.args;
        const mine = lordSeat(play) === seat;
        const face = Number(this.beat.after["face"] ?? 0);
        const beads = (["food", "glyphs"] as const).flatMap((sign) => (said.args[sign] ? [{ sign, count: said.args[sign], from: mine ? [`line ${face}`, "step 1"] : ["step 1"], to: home(seat, eyes, sign) }] : []));
        return beads.length ? [fly({ beads }, 520)] : [];
      }
      case "note-scouted":
      case "note-scouted-tie":
        return [{ is: "light", places: ["step 2"], time: 260 }];
      case "note-drew":
        return this.chest(said.args.seat, said.args.kind, null);
      case "note-drawn": {
        const twice = told.says?.some((one) => one.id === "note-drew" && one.args["seat"] === said.args.seat); // told to all, and then with its value
        return twice ? this.cheered(said.args.seat, said.args.value) : this.chest(said.args.seat, said.args.kind, said.args.value);
      }
      case "note-took":
      case "note-took-nothing": {
        const { seat, place } = said.args;
        this.from = rectAt(place) ?? rectAt("step 3");
        const won = said.id === "note-took" ? said.args : { food: 0, glyphs: 0, barrels: 0 };
        const beads = (["food", "glyphs", "barrels"] as const).flatMap((sign) => (won[sign] ? [{ sign, count: won[sign], from: this.from ?? ["step 3"], to: home(seat, eyes, sign) }] : []));
        return [{ ...fly({ beads, swords: this.from }, 700), sound: "clash" }];
      }
      case "note-raided":
      case "note-raided-up-to":
        return [{ is: "raid", at: { seat: said.args.other } }];
      case "note-robbed":
      case "note-robbed-bare":
        return this.robbed(said.args, told.seat);
      case "note-hired": {
        const { creature, seat } = said.args;
        const { hires = [] } = this.beat.before as Partial<BellumMagicaView>;
        const sign = hires.find((hire) => hire?.card.id === creature)?.card.group ?? "goblin";
        const from = rectAt(creature) ?? ["step 4"];
        return [fly({ beads: [{ sign, count: 1, from, to: [...(lordSeat(play) === seat ? [`head ${creature}`] : []), { seat }] }] }, 560)];
      }
      case "note-placed":
        return lordSeat(play) === said.args.seat ? [{ is: "appear", places: [`horde ${said.args.creature}`, `horde ${said.args.other}`], time: 300 }] : [{ is: "cheer", at: { seat: said.args.seat }, seat: said.args.seat, time: 300, sound: null, with: true }];
      case "note-castle-chosen":
        return [{ is: "travel", from: said.args.castle, piece: said.args.castle, to: { seat: said.args.seat } }];
      case "note-ten-chests":
      case "note-last-day":
      case "note-ended":
      case "note-ended-quiet":
        return [{ is: "banner", text: tongue.words.say(said, play.names), time: 1_000 }];
      default:
        return [];
    }
  }

  /** A chest leaves its stack, or the place that was taken, for a hoard. */
  private chest(seat: number, kind: string, value: number | null): Moment[] {
    const bead: Bead = { sign: kind, count: 1, from: this.from ?? [`stack ${kind}`, "step 2"], to: home(seat, this.beat.eyes, kind), opens: true };
    return [{ ...fly({ beads: [bead] }, 750), sound: "coin", pays: { seat, points: 1 } }, ...(value === null ? [] : this.cheered(seat, value))];
  }

  private cheered(seat: number, value: number): Moment[] {
    return seat === this.beat.eyes ? [{ is: "cheer", at: "hoard", seat, text: `+${value}`, time: 800 }] : [];
  }

  /** Chests go from one hoard to another: whoever is robbed feels it, whoever robs is glad. */
  private robbed({ seat, ...kinds }: { seat: number } & Record<(typeof KINDS)[number], number>, thief: number): Moment[] {
    const { eyes } = this.beat;
    const beads = KINDS.flatMap((kind) => (kinds[kind] ? [{ sign: kind, count: kinds[kind], from: [...(seat === eyes ? ["hoard"] : []), { points: seat }, { seat }], to: home(thief, eyes, kind), opens: true }] : []));
    const count = KINDS.reduce((sum, kind) => sum + kinds[kind], 0);
    const felt: Moment[] = seat === eyes ? [{ is: "wound", seat }] : [];
    const glad: Moment[] = thief === eyes ? [{ is: "cheer", at: "hoard", seat: thief, time: 700 }] : [];
    return [...felt, { ...fly({ beads }, 750), sound: "coin", pays: { seat: thief, points: count } }, { is: "appear", places: [], with: true, time: 1, pays: { seat, points: -count } }, ...glad];
  }
}

/** Return what is seen of moves that are shown together. */
export function tell(told: readonly Told[], beat: Omit<Beat, "told">): Moment[] {
  const telling = new Telling(beat);
  for (const move of told) telling.tell(move);
  return telling.moments;
}
