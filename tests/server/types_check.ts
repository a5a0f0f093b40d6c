// What the web client does with the generated types; test_types.py checks that this holds, and that each of its mistakes is found.
import type { Incoming, Move, News, Outgoing, paths, TableInfo, VoluspaSaying, VoluspaView } from "./api";

type What = NonNullable<News["events"]>[number]["what"];

function nothingElse(what: never): never {
  throw new Error(`never: ${JSON.stringify(what)}`);
}

export function tell(what: What): string {
  switch (what.is) {
    case "move":
      return `${what.seat}: ${what.move} ${(what.says ?? []).map((said) => said.id).join()}`;
    case "undone":
      return `back to ${what.to}`;
    case "ended":
      return what.how;
    case "sat":
    case "botted":
    case "stood":
    case "begins":
    case "promised":
    case "conceded":
    case "returned":
    case "moved":
    case "nudged":
    case "handed":
    case "sealed":
      return `${what.is} ${what.seat}`;
    case "began":
    case "closed":
    case "reopened":
    case "said":
    case "asked":
    case "answered":
    case "excused":
    case "stoodin":
    case "paused":
    case "resumed":
    case "rematched":
      return what.is;
    default:
      return nothingElse(what);
  }
}

export function move(seat: number, text: string): Move {
  return { do: "move", key: crypto.randomUUID(), seat, move: text };
}

export function send(socket: WebSocket, message: Incoming): void {
  socket.send(JSON.stringify(message));
}

export function greet(socket: WebSocket, table: TableInfo): void {
  send(socket, { do: "hello", protocol: 1, table: table.id });
  send(socket, move(0, "Odin a1"));
}

export function strongest(view: VoluspaView): number {
  return Math.max(...view.tiles.map((tile) => tile.power - tile.strength + tile.x));
}

export function thrown(said: VoluspaSaying): [number, number] | null {
  return said.id === "note-threw" ? said.args.to : null;
}

export const ends = (said: VoluspaSaying): boolean => said.id === "note-ended";

export function hear(message: Outgoing): number {
  if (message.is === "news") {
    return (message.events ?? []).length;
  }
  return message.is === "welcome" ? message.events.length : 0;
}

export const games: keyof paths = "/api/games";
