// A table as it is played now: one socket that comes back by itself, commands that are done once, moves shown one after another.
import { hall, Trouble } from "./hall";
import { type Frame, Queue } from "./moments-queue";
import { seatName } from "./names";
import { Play } from "./play.svelte";
import { PROTOCOL, renew, understood } from "./protocol";
import { kept, movesOf } from "./saga";
import type { Misfit } from "./receipt";
import { settings } from "./settings.svelte";
import type { Shown } from "./since";
import { promise, promised, random } from "./salt";
import type { AnyCommand, Closed, Deed, Event, Here, News, Outgoing, Position, TableInfo, Told, Welcome, You } from "./wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const HEARTBEAT = 15_000; // between two pings
const DEAF = 6_000; // without an answer the connection counts as dead
const ROUSING = ["pointermove", "pointerdown", "keydown"]; // somebody is at the table
const SIGNED_OUT = 4401; // from another device: this one is nobody's now
const OLD_PAGE = 4426; // the hall speaks another protocol than this page

interface Pending {
  command: AnyCommand;
  done: (table: string) => void;
  failed: (trouble: Trouble) => void;
}

export class LiveTable {
  status: "waiting" | "open" | "reconnecting" | "gone" = $state("waiting");
  trouble: Trouble | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  you: You = $state.raw({});
  here: number[] = $state.raw([]);
  watching = $state(0);
  events: Event[] = $state.raw([]);
  position: Position | null = $state.raw(null);
  eyes: number | null = $state(null);
  /** How far the hall's clock is before ours, in milliseconds. */
  ahead = $state(0);
  readonly play: Play;
  readonly queue: Queue;
  /** Whether what happened since one's own turn is being shown again. */
  replaying = $state(false);

  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #deaf = 0;
  #pending = new Map<string, Pending>();
  #closed = false;
  #skips = false;
  #unskip = () => {};
  #own: Position | null = null; // how it stood after the last turn of these eyes
  #since: Shown[] = $state.raw([]); // what was shown after it, in this page's memory alone
  #promising = new Set<number>();
  #sealed: Closed | null = null; // all that is fixed before salts are revealed, once the hall has told it
  #committed = ""; // to which secret and options the hall was bound before any salt was revealed, as this page saw it first
  /** Why this device does not reveal its salts: what the hall told does not fit. */
  unfit: Misfit | null = $state(null);

  /** My seats here; more than one: several people at this device. */
  readonly mine = $derived(this.you.seats ?? []);
  readonly names = $derived((this.table?.seats ?? []).map(seatName));
  /** The seat at this device that is to act while its hand is still covered. */
  readonly curtain = $derived.by(() => {
    if (this.mine.length < 2 || this.table?.stage !== "playing" || this.table.paused) return null;
    const next = this.mine.find((seat) => this.position?.actors.includes(seat) && !this.table?.seats[seat]?.stand_in);
    return next === undefined || next === this.eyes ? null : next;
  });
  /** Whether the game is over and its last move was shown: the table is told of at once, positions wait for their turn. */
  readonly over = $derived(this.table?.stage === "finished" && (!!this.position?.outcome || !!this.table.frozen));
  readonly isOpener = $derived(!!this.you.person && this.you.person === this.table?.opener);

  constructor(readonly id: string) {
    this.play = new Play({
      why: (move) => hall.why(this.id, this.eyes ?? 0, move),
      move: async (move) => {
        this.#prepare();
        await this.do({ do: "move", seat: this.eyes ?? 0, move, line: this.position?.line ?? 0 });
      },
    });
    this.play.planning = true;
    this.queue = new Queue(this.play);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#woke);
    for (const sign of ROUSING) addEventListener(sign, this.#prepare, { passive: true });
    this.#takeUnsent();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#woke);
    this.#roused();
    this.#unskip();
    clearTimeout(this.#timer);
    this.queue.clear();
    this.#hangUp();
  }

  /** Do something at the table; it happens once, however often the connection breaks. Resolves to the new table of a rematch, or "". */
  do(deed: Deed): Promise<string> {
    const command = { ...deed, key: random(8) } as AnyCommand;
    return new Promise((done, failed) => {
      this.#pending.set(command.key, { command, done, failed });
      this.#send(command);
    });
  }

  /** Whether all that the others did since one's own turn was seen here, so that it can be shown again. */
  get mayReplay(): boolean {
    return this.#since.length > 0;
  }

  /** Show again what the others did since one's own turn; while it is shown, go on where the game is. */
  async replaySince(): Promise<void> {
    if (this.replaying) return this.queue.flush();
    const { replay } = await import("./since");
    if (!this.#own || !this.mayReplay || this.replaying) return;
    this.replaying = true;
    replay(this.play, this.queue, this.#own, this.#since, () => {
      this.replaying = false;
      this.#show([], this.position);
    });
  }

  /** Keep what is shown, to be shown again; a move of these eyes begins anew, and other eyes see nothing of it. */
  #keep(game: Position | null, told: readonly Told[]): void {
    if (this.replaying && game) return;
    if (!game || this.eyes === null || told.some(({ seat }) => seat === this.eyes)) {
      this.#own = game && this.eyes !== null ? game : null;
      this.#since = [];
      this.replaying = false;
    } else if (this.#own && told.some(({ seat }) => seat >= 0)) this.#since = [...this.#since, { game, told }];
  }

  /** See through another of one's seats, or through nobody's. */
  look(eyes: number | null): void {
    this.queue.flush();
    if (eyes !== this.eyes) this.#keep(null, []);
    this.eyes = eyes;
    if (eyes === null) this.#blind();
    this.#remember();
    this.#send({ do: "look", eyes });
  }

  /** Come in anew, as after having become somebody. */
  again(): void {
    this.#hangUp();
    this.status = this.table ? "reconnecting" : "waiting"; // or the welcome would neither send what waits nor start the heartbeat
    this.#connect();
  }

  // the connection

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const eyes = this.eyes ?? this.#remembered();
      socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, table: this.id, eyes, seen: this.#seq }));
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(message.data as string) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#broke(event.code);
    };
  }

  #broke(code: number): void {
    this.#hangUp();
    if (this.#closed) return;
    if (code === OLD_PAGE) {
      this.#keepUnsent();
      if (renew()) return;
      this.status = "gone"; // we have loaded the page again already: more of it would help nobody
    }
    if (code === SIGNED_OUT) {
      this.#blind();
      this.trouble = new Trouble("signed-out", "");
      this.status = "gone";
    }
    if (this.status === "gone") return;
    if (code === 4400 && !this.table) {
      if (this.eyes !== null || this.#remembered() !== null) this.#forget(); // the seat is no longer ours: look on
      else this.status = "gone";
      if (this.status === "gone") return;
    }
    this.status = this.table ? "reconnecting" : "waiting";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Keep what was asked and not answered while the page loads itself again; the keys let it happen once, even if it happened already. */
  #keepUnsent(): void {
    const unsent = [...this.#pending.values()].map(({ command }) => command);
    if (unsent.length) sessionStorage.setItem(this.#unsent(), JSON.stringify(unsent));
  }

  #takeUnsent(): void {
    const unsent = JSON.parse(sessionStorage.getItem(this.#unsent()) ?? "[]") as AnyCommand[];
    sessionStorage.removeItem(this.#unsent());
    for (const command of unsent) this.#pending.set(command.key, { command, done: () => {}, failed: (trouble) => (this.trouble = trouble) });
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    clearTimeout(this.#deaf);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #hurry = (): void => {
    if (!this.#socket && this.status !== "gone") {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  };

  #lost = (): void => {
    if (this.#socket) this.#broke(1006);
  };

  /** A phone that slept looks at once whether its connection lives. */
  #woke = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#hurry();
    this.#ping();
  };

  #ping = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#deaf) return;
    this.#send({ do: "ping" });
    this.#deaf = window.setTimeout(() => {
      this.#deaf = 0;
      this.#broke(1006);
    }, DEAF);
  };

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "open") this.#socket.send(JSON.stringify(message));
  }

  // what is heard

  #hear(said: Outgoing): void {
    clearTimeout(this.#deaf);
    this.#deaf = 0;
    if (said.is === "welcome") this.#welcome(said);
    else if (said.is === "news") this.#news(said);
    else if (said.is === "here") this.#present(said);
    else if (said.is === "done") this.#settle(said.ok, said.table ?? "");
    else if (said.is === "failure") this.#fail(Trouble.of(said), said.key ?? "");
  }

  #welcome(said: Welcome): void {
    const first = !this.table;
    this.ahead = said.now - Date.now();
    this.table = said.table;
    this.you = said.you;
    this.here = said.here;
    this.eyes = said.eyes ?? null;
    this.events = [...this.events, ...said.events.filter((event) => event.seq > this.#seq)];
    this.#seq = said.seq;
    this.queue.clear();
    this.#keep(null, []);
    this.#show(said.events, said.game);
    if (first || this.status !== "open") {
      this.status = "open";
      this.trouble = null;
      this.#wait = FIRST_WAIT;
      clearInterval(this.#beat);
      this.#beat = window.setInterval(this.#ping, HEARTBEAT);
      understood();
      for (const { command } of this.#pending.values()) this.#send(command);
    }
    if (this.play.told.some(({ seat }) => seat >= 0)) this.#prepare();
    this.#openEyes();
    this.#keepPromises(said.events);
  }

  #news(said: News): void {
    const events = (said.events ?? []).filter((event) => event.seq > this.#seq);
    this.#seq = Math.max(this.#seq, said.seq);
    if (said.table) this.table = said.table;
    if (said.you) this.you = said.you;
    if (events.length) this.#prepare();
    const frame: Frame = { game: said.game, told: movesOf(events), show: () => this.#show(events, said.game) };
    if (said.ok) {
      this.queue.now(frame);
      this.#settle(said.ok, "");
    } else this.queue.push(frame);
    this.#openEyes();
    this.#keepPromises(events);
  }

  #present(said: Here): void {
    this.here = said.seats;
    this.watching = said.watching;
  }

  #settle(key: string, table: string): void {
    this.#pending.get(key)?.done(table);
    this.#pending.delete(key);
  }

  #fail(trouble: Trouble, key: string): void {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    if (pending) pending.failed(trouble);
    else if (!this.table && trouble.code !== "not-yours") {
      this.trouble = trouble;
      if (trouble.code !== "too-many" && trouble.code !== "slow-down") this.status = "gone";
    } else this.trouble = trouble;
  }

  #show(events: readonly Event[], game: Position | null | undefined): void {
    this.events = [...this.events, ...events.filter((event) => !this.events.length || event.seq > this.events.at(-1)!.seq)];
    if (this.table) this.play.names = this.names;
    this.play.last = lastMove(this.events);
    this.play.told = kept(this.events);
    if (!game) return;
    this.position = game;
    this.play.show(game, this.eyes);
    this.#keep(game, movesOf(events));
  }

  /** Load what shows moments: when somebody stirs at the table, or something happens there. */
  #prepare = (): void => {
    if (this.table?.stage !== "playing") return;
    this.#roused();
    this.queue.prepare(this.table.game);
    if (this.#skips || !settings.speed) return;
    this.#skips = true;
    void import("./skipping").then(({ skipping }) => {
      if (!this.#closed) this.#unskip = skipping(() => (this.replaying ? this.queue.flush() : this.queue.skip()));
    }, () => (this.#skips = false));
  };

  #roused(): void {
    for (const sign of ROUSING) removeEventListener(sign, this.#prepare);
  }

  /** Let go of everything hidden at once, before the hall has answered. */
  #blind(): void {
    if (!this.position) return;
    this.#keep(null, []);
    const { own: _, legal: __, ...open } = this.position;
    this.position = open;
    this.play.show(open, null);
  }

  // whose eyes

  /** A person with one seat looks through it; of several people here only the one who acts, and only when the curtain is opened. */
  #openEyes(): void {
    if (!this.table) return;
    if (this.mine.length === 1 && this.eyes !== this.mine[0]) this.look(this.mine[0]!);
    else if (this.eyes !== null && !this.mine.includes(this.eyes)) this.look(null);
    else if (this.mine.length > 1 && this.eyes !== null && this.table.stage === "playing") {
      const acts = (this.queue.latest?.game ?? this.position)?.actors.includes(this.eyes);
      if (!acts) this.look(null);
    }
  }

  #place = (): string => `heorot-eyes-${this.id}`;
  #unsent = (): string => `heorot-unsent-${this.id}`;
  #remember(): void {
    if (this.eyes !== null && this.mine.length === 1) sessionStorage.setItem(this.#place(), String(this.eyes));
    else sessionStorage.removeItem(this.#place());
  }
  #remembered(): number | null {
    const kept = sessionStorage.getItem(this.#place());
    return kept === null ? null : Number(kept);
  }
  #forget(): void {
    this.eyes = null;
    sessionStorage.removeItem(this.#place());
  }

  // the dealing

  /** Take a seat's share in the dealing. */
  async ready(seat: number): Promise<void> {
    await this.do({ do: "promise", seat, commitment: promise(this.id, seat) });
  }

  /** Reveal the salts that were promised on this device, once the game is to begin and all that it depends on is fixed and kept here. */
  #keepPromises(events: readonly Event[]): void {
    this.#committed ||= this.table?.commitment ?? "";
    for (const { what } of events) {
      if (what.is === "begins" && !this.#sealed) this.#committed = what.commitment; // the options are another: no salt is known yet
      if (what.is === "closed") this.#sealed = what;
      if (what.is === "reopened" && this.#sealed) this.#reopened();
    }
    if (this.table?.stage === "sealing" && this.#sealed && this.mine.length) void this.#reveal(this.#sealed, this.table).catch(() => {}); // a hall that does not answer is asked again with the socket
    else if (this.table?.stage !== "sealing") this.#promising.clear();
  }

  async #reveal(closed: Closed, table: TableInfo): Promise<void> {
    const salts = this.mine.flatMap((seat) => {
      const salt = table.seats[seat]?.promised ? promised(this.id, seat) : null;
      return salt === null ? [] : [[seat, salt] as const];
    });
    const { sealed, taken } = await import("./receipt"); // whoever comes to a game that is played needs none of it
    if (this.#sealed !== closed) return;
    this.unfit = await sealed(closed, { ...table, commitment: this.#committed }, Object.fromEntries(salts)).catch(() => "header" as const);
    if (this.unfit || this.#sealed !== closed) return;
    for (const [seat, salt] of salts) {
      if (table.seats[seat]?.revealed || this.#promising.has(seat)) continue;
      this.#promising.add(seat);
      this.do({ do: "reveal", seat, salt }).then(
        () => taken(this.id, seat),
        () => this.#promising.delete(seat),
      );
    }
  }

  /** The round is void: who was ready is ready again, without a click, and with new salts. */
  #reopened(): void {
    this.#sealed = null;
    const ready = this.unfit ? [] : this.mine.filter((seat) => this.#promising.has(seat));
    this.#promising.clear();
    this.unfit = null;
    if (this.table?.stage === "gathering") for (const seat of ready) this.ready(seat).catch(() => {});
  }
}

/** Return the last move that any seat, or this one, made and that was not taken back. */
export function lastMove(events: readonly Event[], by: number | null = null): Told | null {
  let to = Infinity;
  for (let i = events.length - 1; i >= 0; i--) {
    const what = events[i]!.what;
    if (what.is === "undone") to = Math.min(to, what.to);
    else if (what.is === "move" && (by === null ? what.seat >= 0 : what.seat === by) && what.line < to) return what;
  }
  return null;
}
