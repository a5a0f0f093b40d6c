import { describe, expect, it } from "vitest";
import type { Saying, Told } from "$lib/wire";
import { episodesTold, iconIn, iconsOf } from "./told";

const saying = (name: string, args: Record<string, unknown> = {}): Saying => ({ id: `note-${name}`, args, points: 0, clause: "", part: "deed" }) as unknown as Saying;
const move = (line: number, seat: number, said: string, ...says: Saying[]): Told => ({ is: "move", line, seat, move: said, says });

const TOLD = [
  move(1, -1, "first 0", saying("started", { seat: 0 }), saying("episode", { number: 2 })),
  move(2, 0, "risk", saying("risked", { seat: 0 })),
  move(2, -1, "reveal Wit", saying("revealed", { kind: "Wit" })),
  move(2, -1, "reveal Courage2", saying("revealed", { kind: "Courage2" }), saying("kept", { seat: 0, kind: "Courage2", count: 1 })),
  move(3, 1, "risk", saying("risked", { seat: 1 })),
  move(3, -1, "reveal Wit", saying("revealed", { kind: "Wit" })),
  move(3, -1, "reveal Wit", saying("revealed", { kind: "Wit" }), saying("failed", { seat: 1 }), saying("scratched", { seat: 1 }), saying("episode", { number: 3 })),
  move(4, 0, "done"),
  move(5, 1, "done"),
  move(5, -1, "opens Wit2", saying("opened", { seat: 0, kind: "Wit2", total: 2 })),
  move(5, -1, "opens end", saying("opened-end", { seat: 0, total: 2 })),
  move(5, -1, "opens end", saying("opened-end", { seat: 1, total: 0 }), saying("ranked", { seat: 0, marker: 1 }), saying("ranked", { seat: 1, marker: 2 })),
  move(6, 0, "take F5", saying("took", { seat: 0, what: "gotfame", number: 5 }), saying("got", { seat: 0, what: "gotfame", number: 5 }),
    saying("took", { seat: 1, what: "gotspecial", card: "daring" }), saying("got", { seat: 1, what: "gotspecial", card: "daring" }), saying("episode", { number: 4 })),
];

describe("what was told", () => {
  const [risk, sealed, now] = episodesTold(TOLD);
  it("is told episode by episode", () => {
    expect(episodesTold(TOLD).map(({ number, begun }) => [number, begun])).toEqual([[2, true], [3, true], [4, false]]);
    expect(now!.deeds.size).toBe(0);
  });
  it("tells which cards of a risk fitted", () => {
    expect(risk!.deeds.get(0)).toMatchObject({ got: ["Courage2"], failed: false, risked: [{ name: "Wit", fits: false }, { name: "Courage2", fits: true }] });
    expect(risk!.deeds.get(1)).toMatchObject({ got: [], failed: true, risked: [{ name: "Wit", fits: false }, { name: "Wit", fits: false }] });
    expect(risk!.risks).toMatchObject([{ seat: 0, line: 2 }, { seat: 1, line: 3 }]);
  });
  it("tells bids that were opened together, markers and icons", () => {
    expect(sealed!.opened).toBe(5);
    expect(sealed!.deeds.get(0)).toMatchObject({ cards: ["Wit2"], total: 2, marker: 1 });
    expect(sealed!.deeds.get(1)).toMatchObject({ cards: [], total: 0, marker: 2 });
    expect([0, 1].map((seat) => iconsOf(sealed!.deeds.get(seat)))).toEqual([["F5"], ["Daring"]]);
  });
  it("begins in the middle where nothing was told of the beginning", () => {
    const played = [move(1, 0, "play Wit", saying("played", { seat: 0, kind: "Wit", total: 1 })), move(2, 0, "no", saying("blessed", { seat: 0, kind: "Wit" }))];
    expect(episodesTold(played)).toMatchObject([{ number: 0, begun: true }]);
    expect(episodesTold(played)[0]!.deeds.get(0)!.cards).toEqual([]);
    expect(episodesTold([])).toMatchObject([{ number: 0, begun: false }]);
  });
  it("names icons as they are written", () => {
    expect(iconIn({ what: "fameorheal", number: 5, card: "" })).toBe("F5|H");
    expect(iconIn({ what: "gotdouble", number: 0, card: "" })).toBe("WW");
    expect(iconIn({ what: "", number: 0, card: "" })).toBe("");
  });
});
