// The hall over HTTP. An error is a Trouble with the hall's code, which the words of the page turn into a sentence.
import { PROTOCOL, renew, understood } from "./protocol";
import type {
  Advice, AnyCommand, Carrying, Devices, Done, Example, Failure, Found, GameEnd, GameInfo, HallInfo, Hints, HookInfo, Hooking, LessonStep, Me, Message, Opening, PlayedOn, PlayOn, Position, RulesInfo, Tables,
  Tried, Trying, Welcome,
} from "./wire";

/** Why something was not done. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly clause = "",
    readonly said: Message | null = null,
  ) {
    super(sentence);
  }

  static of(failure: Failure): Trouble {
    return new Trouble(failure.error, failure.sentence, failure.clause ?? "", failure.message ?? null);
  }
}

/** Load the page again if the hall speaks another protocol; not after a deed, whose answer would be lost: whatever is read next does it. */
function listen(method: string, protocol: string | null): void {
  if (protocol === String(PROTOCOL)) understood();
  else if (protocol !== null && method === "GET") renew();
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble("unreachable", "the hall does not answer");
  }
  listen(method, answer.headers?.get("heorot-protocol") ?? null);
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw failure?.error ? Trouble.of(failure) : new Trouble("internal", `${answer.status}`);
}

export const json = async <T>(method: string, path: string, body?: unknown) => (await (await asked(method, path, body)).json()) as T;
const text = async (path: string) => (await asked("GET", path)).text();
const part = encodeURIComponent;

const KNOWN = "heorot-known";

/** Remember whether this browser is somebody's: a stranger need not ask who they are. */
function known(me: Me): Me {
  if (me.id) localStorage.setItem(KNOWN, "1");
  else localStorage.removeItem(KNOWN);
  return me;
}

export const hall = {
  /** Whether somebody has arrived from this browser. */
  knowsMe: () => localStorage.getItem(KNOWN) !== null,

  about: () => json<HallInfo>("GET", "/api/hall"),
  games: (lang: string) => json<GameInfo[]>("GET", `/api/games?lang=${lang}`),
  words: (game: string, lang: string) => text(`/api/games/${part(game)}/words/${lang}`),
  rules: (game: string, lang: string) => json<RulesInfo>("GET", `/api/games/${part(game)}/rules/${lang}`),
  examples: (game: string) => json<Example[]>("GET", `/api/games/${part(game)}/examples`),
  better: (game: string) => json<LessonStep[]>("GET", `/api/games/${part(game)}/better`),
  lesson: (game: string) => json<LessonStep[]>("GET", `/api/games/${part(game)}/lesson`),
  attempt: (game: string, trying: Trying) => json<Tried>("POST", `/api/games/${part(game)}/try`, trying),

  playOn: (table: string, on: PlayOn) => json<PlayedOn>("POST", `/api/tables/${part(table)}/on`, on),

  me: () => json<Me>("GET", "/api/me"),
  arrive: async (name: string) => known(await json<Me>("POST", "/api/me", { name })),
  forget: async () => known(await json<Me>("DELETE", "/api/me")),
  carry: () => json<Carrying>("POST", "/api/me/carry"),
  carried: async (code: string) => known(await json<Me>("POST", "/api/me/carried", { code })),
  devices: () => json<Devices>("GET", "/api/me/devices"),
  signOut: (device = "") => json<Devices>("DELETE", `/api/me/devices${device && `/${part(device)}`}`),
  qr: async (of: string) => (await asked("POST", "/api/qr", { text: of })).text(),

  tables: () => json<Tables>("GET", "/api/tables"),
  open: (opening: Opening) => json<Found>("POST", "/api/tables", opening),
  table: (table: string, eyes: number | null = null, seen = 0) =>
    json<Welcome>("GET", `/api/tables/${part(table)}?seen=${seen}${eyes === null ? "" : `&eyes=${eyes}`}`),
  find: (code: string) => json<Found>("POST", "/api/join", { code }),
  why: (table: string, seat: number, move: string) =>
    json<Advice>("GET", `/api/tables/${part(table)}/why?seat=${seat}&move=${part(move)}`),
  hint: (table: string, seat: number) => json<Hints>("GET", `/api/tables/${part(table)}/hint?seat=${seat}`),
  do: (table: string, command: AnyCommand) => json<Done>("POST", `/api/tables/${part(table)}/do`, command),
  hook: (table: string) => json<HookInfo>("GET", `/api/tables/${part(table)}/hook`),
  setHook: (table: string, url: string, lang: Hooking["lang"]) => json<HookInfo>("POST", `/api/tables/${part(table)}/hook`, { url, lang }),
  record: (table: string) => text(`/api/tables/${part(table)}/record`),
  end: (table: string) => json<GameEnd>("GET", `/api/tables/${part(table)}/end`),
  at: (table: string, line: number, eyes: number | null) =>
    json<Position>("GET", `/api/tables/${part(table)}/at/${line}${eyes === null ? "" : `?eyes=${eyes}`}`),
};
