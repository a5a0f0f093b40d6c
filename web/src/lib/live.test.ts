// The live table against a hall that is played by the test, message by message.
import { generateKeyPairSync, sign } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable, lastMove } from "./live.svelte";
import { PROTOCOL } from "./protocol";
import { receiptOf } from "./receipt";
import { settings } from "./settings.svelte";
import type { Event, Position, TableInfo } from "./wire";

class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  static get now(): Line {
    return Line.all.at(-1)!;
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
}

const seats = (...kinds: ("person" | "bot")[]) => kinds.map((kind, i) => ({ kind, name: `P${i}` }));
const table = (stage: TableInfo["stage"] = "playing", of = seats("person", "bot")): TableInfo =>
  ({ id: "T", game: "voluspa", rules: 1, players: of.length, options: {}, stage, opener: "me", seats: of, commitment: "" }) as TableInfo;
const position = (line: number, actors: number[], more: Partial<Position> = {}): Position => ({ line, actors, points: [0, 0], view: { line }, ...more });
const moved = (seq: number, seat: number, line = seq): Event => ({ seq, at: 0, what: { is: "move", line, seat, move: `m${seq}`, says: [] } });

function welcome(more: Record<string, unknown> = {}) {
  return { is: "welcome", protocol: PROTOCOL, seq: 5, eyes: 0, now: 0, table: table(), you: { person: "me", seats: [0] }, here: [0], game: position(9, [0]), events: [], ...more };
}

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no hall is asked")));
  sessionStorage.clear();
  localStorage.clear();
  settings.speed = 1;
  live = new LiveTable("T");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message asks for the whole story; the answer opens the table", () => {
  Line.now.open();
  expect(Line.now.sent[0]).toEqual({ do: "hello", protocol: PROTOCOL, table: "T", eyes: null, seen: 0 });
  Line.now.says(welcome());
  expect([live.status, live.eyes, live.play.view["line"]]).toEqual(["open", 0, 9]);
});

test("a game is over when its last move was shown, not when the hall has told of it", () => {
  Line.now.open().says(welcome());
  const outcome = { how: "over", points: [7, 3], places: [1, 2] };
  Line.now.says({ is: "news", seq: 6, events: [moved(6, 1)], game: position(10, [1]) });
  Line.now.says({ is: "news", seq: 7, events: [moved(7, 1)], table: table("finished"), game: position(11, [], { outcome } as Partial<Position>) });
  expect([live.table?.stage, live.position?.line, live.over]).toEqual(["finished", 10, false]);
  vi.advanceTimersByTime(10_000);
  expect([live.position?.line, live.over]).toEqual([11, true]);
});

test("whoever has one seat looks through it", () => {
  Line.now.open().says(welcome({ eyes: null }));
  expect(Line.now.sent.at(-1)).toEqual({ do: "look", eyes: 0 });
});

test("a broken line comes back by itself and asks only for what it missed; a command in flight is sent again with its key", async () => {
  Line.now.open().says(welcome());
  const doing = live.do({ do: "undo", seat: 0 });
  const sent = Line.now.sent.at(-1)!;
  Line.now.breaks();
  expect(live.status).toBe("reconnecting");
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  expect(Line.now.open().sent[0]).toMatchObject({ do: "hello", eyes: 0, seen: 5 });
  Line.now.says(welcome({ seq: 5 }));
  expect(Line.now.sent.at(-1)).toEqual(sent);
  Line.now.says({ is: "news", seq: 6, ok: sent["key"] });
  await expect(doing).resolves.toBe("");
  Line.now.breaks();
  vi.advanceTimersByTime(400);
  Line.now.open().says(welcome({ seq: 6 }));
  expect(Line.now.sent.filter((message) => message["do"] === "undo")).toEqual([]);
});

test("a refusal reaches whoever asked, by its key", async () => {
  Line.now.open().says(welcome());
  const doing = live.do({ do: "undo", seat: 0 });
  Line.now.says({ is: "failure", error: "not-now", sentence: "no", key: Line.now.sent.at(-1)!["key"] });
  await expect(doing).rejects.toMatchObject({ code: "not-now" });
});

test("a line that answers no ping is dead", () => {
  Line.now.open().says(welcome());
  vi.advanceTimersByTime(15_000);
  expect(Line.now.sent.at(-1)).toEqual({ do: "ping" });
  vi.advanceTimersByTime(6_000);
  expect(live.status).toBe("reconnecting");
});

test("moves of others are shown one after another; too many at once are jumped over", () => {
  Line.now.open().says(welcome());
  for (const seq of [6, 7]) Line.now.says({ is: "news", seq, events: [moved(seq, 1)], game: position(seq, [1]) });
  expect(live.play.view["line"]).toBe(6);
  vi.advanceTimersByTime(700);
  expect(live.play.view["line"]).toBe(7);
  const many = Array.from({ length: 40 }, (_, i) => 8 + i);
  for (const seq of many) Line.now.says({ is: "news", seq, events: [moved(seq, 1)], game: position(seq, [1]) });
  expect(live.play.view["line"]).toBeGreaterThan(30);
  vi.advanceTimersByTime(6_000);
  expect(live.play.view["line"]).toBe(47);
  expect(live.events.map((event) => event.seq)).toEqual([6, 7, ...many]);
});

test("one's own move is shown at once, whatever still waits", () => {
  Line.now.open().says(welcome());
  for (const seq of [6, 7]) Line.now.says({ is: "news", seq, events: [moved(seq, 1)], game: position(seq, [1]) });
  void live.do({ do: "say", text: "x" });
  Line.now.says({ is: "news", seq: 8, ok: Line.now.sent.at(-1)!["key"], events: [moved(8, 0)], game: position(8, [1]) });
  expect(live.play.view["line"]).toBe(8);
});

test("an event that is told twice is kept once", () => {
  Line.now.open().says(welcome({ events: [moved(4, 0), moved(5, 1)] }));
  Line.now.breaks();
  vi.advanceTimersByTime(400);
  Line.now.open().says(welcome({ seq: 6, events: [moved(5, 1), moved(6, 0)] }));
  expect(live.events.map((event) => event.seq)).toEqual([4, 5, 6]);
});

test("two people at one device: the curtain closes between them, and nothing hidden stays", () => {
  const two = { table: table("playing", seats("person", "person")), you: { person: "me", seats: [0, 1] } };
  Line.now.open().says(welcome({ ...two, eyes: null }));
  expect([live.eyes, live.curtain]).toEqual([null, 0]);
  live.look(0);
  Line.now.says(welcome({ ...two, eyes: 0, game: position(9, [0], { own: { hand: "secret" }, legal: { a: 1 } }) }));
  expect([live.curtain, live.play.view["hand"], live.play.myTurn]).toEqual([null, "secret", true]);
  Line.now.says({ is: "news", seq: 6, events: [moved(6, 0)], game: position(10, [1], { own: { hand: "secret" } }) });
  expect(Line.now.sent.at(-1)).toEqual({ do: "look", eyes: null });
  expect([live.eyes, live.curtain, live.play.view["hand"], JSON.stringify(live.position)]).toEqual([null, 1, undefined, expect.not.stringContaining("secret")]);
});

test("a seat that is no longer ours is not looked through", () => {
  sessionStorage.setItem("heorot-eyes-T", "1");
  Line.now.open();
  Line.now.says({ is: "failure", error: "not-yours", sentence: "no" });
  Line.now.breaks(4400);
  vi.advanceTimersByTime(400);
  expect(Line.now.open().sent[0]).toMatchObject({ eyes: null });
});

test("a table that is not there is gone, and not asked for again", () => {
  Line.now.open();
  Line.now.says({ is: "failure", error: "not-found", sentence: "no" });
  Line.now.breaks(4400);
  vi.advanceTimersByTime(60_000);
  expect([live.status, live.trouble?.code, Line.all.length]).toEqual(["gone", "not-found", 1]);
});

test("a device that was signed out elsewhere says so, shows no hand, and does not come back as somebody who looks on", () => {
  Line.now.open().says(welcome({ eyes: 0 }));
  Line.now.breaks(4401);
  vi.advanceTimersByTime(60_000);
  expect([live.status, live.trouble?.code, Line.all.length, live.play.view["hand"]]).toEqual(["gone", "signed-out", 1, undefined]);
});

test("an old page loads itself again, once, and resumes: its seat, and what it had asked without an answer", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  Line.now.open().says(welcome());
  live.look(0); // as whoever has one seat does
  void live.do({ do: "move", seat: 0, move: "Thor 1,0", line: 9 });
  const sent = Line.now.sent.at(-1)!;
  Line.now.breaks(1012); // the hall closes, and a newer one opens
  vi.advanceTimersByTime(400);
  Line.now.open();
  Line.now.says({ is: "failure", error: "old-page", sentence: "load it again" });
  Line.now.breaks(4426);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(2); // the old page asks no more

  live.close();
  live = new LiveTable("T"); // the page as it was loaded again, in the same tab
  expect(Line.now.open().sent[0]).toEqual({ do: "hello", protocol: PROTOCOL, table: "T", eyes: 0, seen: 0 });
  Line.now.says(welcome({ eyes: 0 }));
  expect(Line.now.sent.at(-1)).toEqual(sent); // with its key
  Line.now.says({ is: "news", seq: 6, ok: sent["key"] });
  expect([live.status, live.eyes, live.trouble]).toEqual(["open", 0, null]);
  live.close();
  live = new LiveTable("T");
  Line.now.open().says(welcome({ eyes: 0 }));
  expect(Line.now.sent.map((message) => message["do"])).not.toContain("move"); // it was answered: nothing is left to ask
  reload.mockRestore();
});

test("a hall that is never content does not make the page load itself for ever", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  for (let i = 0; i < 3; i++) {
    Line.now.open();
    Line.now.says({ is: "failure", error: "old-page", sentence: "load it again" });
    Line.now.breaks(4426);
    vi.advanceTimersByTime(60_000);
    if (i < 2) {
      live.close();
      live = new LiveTable("T");
    }
  }
  expect(reload).toHaveBeenCalledTimes(1);
  expect([live.status, live.trouble?.code]).toEqual(["gone", "old-page"]);
  reload.mockRestore();
});

test("what was asked before and is refused after the page was loaded again is said", () => {
  sessionStorage.setItem("heorot-unsent-T", JSON.stringify([{ do: "move", seat: 0, move: "Thor 1,0", key: "k" }]));
  live.close();
  live = new LiveTable("T");
  Line.now.open().says(welcome({ eyes: 0 }));
  Line.now.says({ is: "failure", error: "not-now", sentence: "no", key: "k" });
  expect(live.trouble?.code).toBe("not-now");
});

/** Get ready for seat 0 at a table that is to begin; returns the promise that was sent, and what the hall then announces. */
async function promising(): Promise<{ sealing: TableInfo; closed: (line?: string) => Event }> {
  const gathering = { ...table("gathering"), commitment: "c".repeat(64) };
  Line.now.open().says(welcome({ table: gathering, game: null }));
  void live.ready(0);
  const promise = Line.now.sent.at(-1)!;
  expect(promise).toMatchObject({ do: "promise", seat: 0 });
  Line.now.says({ is: "news", seq: 6, ok: promise["key"] });
  const sealing = { ...gathering, stage: "sealing", seats: [{ ...seats("person")[0]!, promised: true }, seats("bot")[0]!] } as TableInfo;
  const header = { commitment: gathering.commitment, format: "heorot-2", promised: [0], round: 1, salts: [promise["commitment"], "b".repeat(64)], table: "T", void: [] };
  const pair = generateKeyPairSync("ed25519");
  const hall = pair.publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("hex");
  const closed = (line = JSON.stringify(header)): Event => {
    const signature = sign(null, Buffer.from(`heorot-2 receipt\n${line}`), pair.privateKey).toString("hex");
    return { seq: 7, at: 0, what: { is: "closed", header: line, hall, signature } };
  };
  return { sealing, closed };
}

const reveals = () => Line.now.sent.filter((message) => message["do"] === "reveal");

test("a promised salt is revealed once when the game is to begin, and not before every commitment is here", async () => {
  const { sealing, closed } = await promising();
  Line.now.says({ is: "news", seq: 6, table: sealing });
  await vi.waitFor(() => expect(live.table?.stage).toBe("sealing"));
  expect(reveals()).toHaveLength(0);
  Line.now.says({ is: "news", seq: 7, table: sealing, events: [closed()] });
  Line.now.says({ is: "news", seq: 8, table: sealing });
  await vi.waitFor(() => expect(reveals()).toHaveLength(1));
  Line.now.says({ is: "news", seq: 9, ok: reveals()[0]!["key"], table: sealing });
  await vi.waitFor(() => expect(receiptOf("T")?.rounds[0]?.revealed).toEqual([0]));
  expect(reveals()).toHaveLength(1);
});

test("a salt stays here when the hall announces another commitment than before", async () => {
  const { sealing, closed } = await promising();
  const line = (closed().what as { header: string }).header.replace("c".repeat(64), "d".repeat(64));
  Line.now.says({ is: "news", seq: 7, table: { ...sealing, commitment: "d".repeat(64) }, events: [closed(line)] });
  await vi.waitFor(() => expect(live.unfit).toBe("commitment"));
  expect([reveals(), receiptOf("T")]).toEqual([[], null]);
});

test("after a round that was void whoever was ready is ready again, with another salt and without a click", async () => {
  const { sealing, closed } = await promising();
  Line.now.says({ is: "news", seq: 7, table: sealing, events: [closed()] });
  await vi.waitFor(() => expect(reveals()).toHaveLength(1));
  const reopened: Event = { seq: 8, at: 0, what: { is: "reopened", void: [{ seat: 1, name: "Bo", why: "silent" }] } };
  Line.now.says({ is: "news", seq: 8, table: { ...sealing, stage: "gathering" }, events: [reopened] });
  const promises = Line.now.sent.filter((message) => message["do"] === "promise");
  expect(promises).toHaveLength(2);
  expect(promises[1]!["commitment"]).not.toBe(promises[0]!["commitment"]);
});

test("the last move is the last that was not taken back", () => {
  const undone = (seq: number, to: number): Event => ({ seq, at: 0, what: { is: "undone", to } });
  expect(lastMove([moved(1, 0, 1), moved(2, 1, 2)])?.line).toBe(2);
  expect(lastMove([moved(1, 0, 1), moved(2, 1, 2), undone(3, 2)])?.line).toBe(1);
  expect(lastMove([moved(1, 0, 1), moved(2, 1, 2), undone(3, 2), moved(4, 1, 4)])?.line).toBe(4);
  expect(lastMove([moved(1, 0, 1), undone(2, 1)])).toBeNull();
  expect(lastMove([moved(1, 0, 1), moved(2, 1, 2)], 0)?.line).toBe(1);
  expect(lastMove([moved(1, 0, 1), moved(2, 1, 2)], 2)).toBeNull();
});

test("what the others did since one's own turn can be shown again, and other eyes see nothing of it", async () => {
  settings.speed = 0;
  Line.now.open().says(welcome());
  expect(live.mayReplay).toBe(false);
  Line.now.says({ is: "news", seq: 6, events: [moved(6, 0)], game: position(6, [1]) });
  Line.now.says({ is: "news", seq: 7, events: [moved(7, 1)], game: position(7, [0], { legal: { a: 1, b: 1 } }) });
  expect(live.mayReplay).toBe(true);
  settings.speed = 1;
  await live.replaySince();
  expect([live.replaying, live.play.view["line"], live.play.myTurn]).toEqual([true, 7, false]);
  await live.replaySince(); // that is enough
  expect([live.replaying, live.play.myTurn]).toEqual([false, true]);
  live.look(null);
  expect(live.mayReplay).toBe(false);
});
