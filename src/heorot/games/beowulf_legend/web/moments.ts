// What is seen and heard in the Legend: cards fall into lanes, sealed bids turn over together, rewards fly home, wounds are felt, an episode is announced.
import type { BeowulfLegendSaying, BeowulfLegendView } from "$lib/api";
import type { Beat, GameMoments, Moment, Of } from "$lib/moments";
import { t, tongue } from "$lib/words.svelte";
import { signOf } from "./cards";
import { parse } from "./moves";
import { episodesTold, events, iconIn } from "./told";

const opening = () => import("./Opening.svelte");
const GREAT = 5; // fame or treasure from which a reward is celebrated

type Took = Of<BeowulfLegendSaying, "note-took">;

/** A card or a token falls into its lane, from one's hand or from a seat. */
function laid(kind: string, { told, eyes }: Beat): Moment[] {
  return [{ is: "travel", from: told.seat === eyes ? { hand: kind } : { seat: told.seat }, to: `bid-${told.seat}` }];
}

/** A reward flies to whoever takes it; a great one of one's own is celebrated. */
function taken({ args }: Took | Of<BeowulfLegendSaying, "note-got">): Moment[] {
  const name = iconIn(args);
  const { what, number, card } = signOf(name);
  const great = card || ((what === "fame" || what === "treasure" || what === "fame-or-heal") && number >= GREAT);
  const flies: Moment = { is: "travel", from: `reward-${name}`, to: { seat: args.seat }, piece: `reward-${name}`, time: 420 };
  return [flies, ...(great ? ([{ is: "cheer", at: { seat: args.seat }, seat: args.seat, time: 600 }] as const) : [])];
}

/** Whether a reward was chosen: then what it gives is not seen once more. */
const chosen = ({ told }: Beat, seat: number): boolean => events(told.says).some((said) => said.id === "note-took" && said.args.seat === seat);

const hurt = (seat: number): Moment[] => [{ is: "wound", seat }];

const OPENED = ["note-opened", "note-opened-token", "note-opened-end", "note-opened-treasure"];

const moments: GameMoments<BeowulfLegendSaying> = {
  events: {
    "note-played": ({ args }, beat) => laid(args.kind, beat),
    "note-showed": ({ args }, beat) => laid(args.kind, beat),
    "note-gave": ({ args }, beat) => laid(args.kind, beat),
    "note-gave-token": ({ args }, beat) => laid(args.kind, beat),
    "note-failed": ({ args }) => [{ is: "strike", at: `seat-${args.seat}`, sound: null }],
    "note-scratched": ({ args }) => hurt(args.seat),
    "note-wounded": ({ args }) => [...hurt(args.seat), { is: "strike", at: { seat: args.seat }, with: true }],
    "note-fallen": ({ args }) => hurt(args.seat),
    "note-picked": ({ args }) => [{ is: "travel", from: `card-${args.kind}`, to: { seat: args.seat }, piece: `card-${args.kind}` }],
    "note-took": taken,
    "note-got": (said, beat) => [...(chosen(beat, said.args.seat) ? [] : taken(said)), ...(["gotwound", "gotdouble"].includes(said.args.what) ? hurt(said.args.seat) : [])],
    "note-shielded": ({ args }) => [{ is: "cheer", at: { seat: args.seat }, seat: args.seat, time: 500 }],
    "note-persisted": ({ args }) => [{ is: "cheer", at: { seat: args.seat }, seat: args.seat, time: 500 }],
    "note-healed": ({ args }) => [{ is: "cheer", at: { seat: args.seat }, seat: args.seat, time: 500 }],
    "note-out": ({ args }) => [{ is: "light", places: [`seat-${args.seat}`] }],
    "note-bid-out": ({ args }) => [{ is: "light", places: [`seat-${args.seat}`] }],
    "note-won": ({ args }) => [{ is: "cheer", at: { seat: args.seat }, seat: args.seat, time: 500 }],
    "note-episode": ({ args }, { after }) => {
      const track = (after as Partial<BeowulfLegendView>).track ?? [];
      const name = tongue.words.has(`piece-${args.episode}`) ? tongue.words.piece(args.episode) : (track[args.number - 1]?.name ?? "");
      return args.number > 1 ? [{ is: "banner", text: t("table-episode", { number: args.number, name }), time: 700 }] : [];
    },
  },
  /** Sealed bids open together, whoever closed the last; so do the cards that a risk turns up, which the dealer tells after it. */
  together(told, beat) {
    const all = told.flatMap((move) => events(move.says).map((said) => ({ said, beat: { ...beat, told: move } })));
    const opened = all.filter(({ said }) => OPENED.includes(said.id));
    const risks = episodesTold(told).flatMap((one) => one.risks);
    if (!opened.length && !risks.length) return null;
    return all.flatMap((one): readonly Moment[] => {
      const { id } = one.said;
      if (one === opened[0]) return [{ is: "own", load: opening, props: { seats: [...new Set(opened.map(({ said }) => said.args.seat))] }, time: 1_000, sound: "drum" }];
      if (id === "note-risked" || id === "note-risked-five") {
        const risk = risks.shift()!;
        return [{ is: "own", load: opening, props: { ...risk }, time: 500 + 120 * risk.cards.length, sound: "parchment" }];
      }
      return seen(one.said, one.beat);
    });
  },
  marks(told) {
    const move = parse(told.move);
    if (!move) return [];
    if (["play", "show", "give"].includes(move.verb)) return [`bid-${told.seat}`];
    return move.verb === "take" ? [`reward-${move.what}`] : [`seat-${told.seat}`];
  },
};

function seen(said: BeowulfLegendSaying, beat: Beat): readonly Moment[] {
  const shown = moments.events?.[said.id] as ((said: BeowulfLegendSaying, beat: Beat) => readonly Moment[]) | undefined;
  return shown?.(said, beat) ?? [];
}

export default moments;
