import { describe, expect, it } from "vitest";
import { momentsOf } from "$lib/moments-beat";
import type { Play } from "$lib/play.svelte";
import type { Saying, Told } from "$lib/wire";
import moments from "./moments";

const saying = (name: string, args: Record<string, unknown> = {}): Saying => ({ id: `note-${name}`, args, points: 0, clause: "", part: "deed" });
const move = (seat: number, line: string, ...says: Saying[]): Told => ({ is: "move", line: 1, seat, move: line, says });
const beat = { eyes: 0, before: {}, after: {}, play: {} as Play };
const seen = (...told: Told[]) => momentsOf(moments as Parameters<typeof momentsOf>[0], told, beat);

describe("what is seen", () => {
  it("is a card that falls into its lane, from one's hand or from a seat", () => {
    const played = (seat: number) => seen(move(seat, "play Wit", saying("played", { seat, kind: "Wit", total: 1, high: 1 })));
    expect(played(0)).toMatchObject([{ is: "travel", from: { hand: "Wit" }, to: "bid-0" }]);
    expect(played(2)).toMatchObject([{ is: "travel", from: { seat: 2 }, to: "bid-2" }]);
  });
  it("is a reward that flies home once, and a great one is celebrated", () => {
    const fame = { seat: 1, what: "gotfame", number: 5, card: "" };
    const one = seen(move(1, "take F5", saying("took", fame), saying("got", fame)));
    expect(one.map(({ is }) => is)).toEqual(["travel", "cheer"]);
    expect(one[0]).toMatchObject({ from: "reward-F5", to: { seat: 1 } });
    const small = { seat: 1, what: "gotfame", number: 1, card: "" };
    expect(seen(move(1, "take F1", saying("took", small))).map(({ is }) => is)).toEqual(["travel"]);
  });
  it("is a wound that is felt, by whoever gets it in the same move", () => {
    const wound = { seat: 3, what: "gotwound", number: 0, card: "" };
    expect(seen(move(1, "take F1", saying("took", wound), saying("got", wound)))).toMatchObject([{ is: "travel" }, { is: "wound", seat: 3 }]);
    expect(seen(move(2, "risk", saying("scratched", { seat: 2, count: 1 })))).toMatchObject([{ is: "wound", seat: 2 }]);
  });
  it("are sealed bids that open together, all in one moment", () => {
    const opened = seen(
      move(1, "done", saying("sealed", { seat: 1 })),
      move(-1, "opens Wit2", saying("opened", { seat: 0, kind: "Wit2", total: 2 })),
      move(-1, "opens end", saying("opened-end", { seat: 0, total: 2 })),
      move(-1, "opens end", saying("opened-end", { seat: 1, total: 0 }), saying("ranked", { seat: 0, marker: 1, total: 2 })),
    );
    expect(opened).toMatchObject([{ is: "own", props: { seats: [0, 1] } }]);
  });
  it("are the cards of a risk, with those that match", () => {
    const risked = seen(
      move(1, "risk", saying("risked", { seat: 1, cards: 40 })),
      move(-1, "reveal Wit", saying("revealed", { seat: 1, kind: "Wit" })),
      move(-1, "reveal Courage", saying("revealed", { seat: 1, kind: "Courage" }), saying("kept", { seat: 1, kind: "Courage", count: 1, total: 0 })),
    );
    expect(risked).toMatchObject([{ is: "own", props: { seat: 1, cards: [{ name: "Wit", fits: false }, { name: "Courage", fits: true }] } }]);
    expect(risked[0]!.time).toBeLessThanOrEqual(1200);
  });
  it("stays marked: what was laid, what was taken", () => {
    expect(["play Wit", "show T3", "take F5", "pass"].map((line) => moments.marks!(move(2, line)))).toEqual([["bid-2"], ["bid-2"], ["reward-F5"], ["seat-2"]]);
    expect(moments.marks!(move(-1, "opens end"))).toEqual([]);
  });
});
