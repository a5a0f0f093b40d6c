// What this device keeps of a beginning: the first line of the record as the hall told and signed it before anybody revealed a salt, and the
// device's own salts. At the end the record is held against it: whatever was exchanged in between does not fit.
import { bytesOf, commitment } from "./salt";
import type { Closed, TableInfo } from "./wire";

/** One round of revealing salts. */
export interface Round {
  header: string;
  hall: string;
  signature: string;
  salts: Record<string, string>; // of the seats at this device
  revealed: number[]; // the seats whose salts the hall has taken
}

export interface Receipt {
  format: "heorot-receipt-1";
  table: string;
  rounds: Round[];
}

/** What does not fit: words of the page, `receipt-…`. */
export type Misfit = "old" | "none" | "unbound" | "unsigned" | "commitment" | "own" | "header" | "accused" | "resigned" | "hall";

export interface Void {
  round: number;
  seat: number;
  name: string;
  why: string;
  erased?: true;
}

export interface Header {
  format: string;
  table: string;
  players: number;
  commitment: string;
  salts: string[];
  promised: number[];
  round: number;
  void: Void[];
  seats: { name: string; erased?: true }[];
}

/** Return whether two first lines of a record say the same: a name that the second says was erased since may have been any. */
export function alike(kept: string, told: string): boolean {
  if (kept === told) return true;
  try {
    const [before, now] = [JSON.parse(kept) as Header, JSON.parse(told) as Header];
    for (const part of ["seats", "void"] as const) {
      now[part].forEach((one, i) => one.erased && Object.assign(before[part][i]!, { name: one.name, erased: true }));
    }
    return sorted(before) === sorted(now);
  } catch {
    return false; // it is no first line of a record
  }
}

const sorted = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value));

const MOST = 50; // receipts that a browser keeps
export const HALL = "heorot-hall-key";
const LIST = "heorot-receipts";
const place = (table: string) => `heorot-receipt-${table}`;

export function stored<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: then there is no receipt, and the end says so
  }
}

/** Return what was kept of a table's beginning. */
export const receiptOf = (table: string): Receipt | null => stored<Receipt>(place(table));

/** Keep a round; the oldest receipts make room. */
function keep(table: string, round: Round): void {
  const number = (one: Round) => (JSON.parse(one.header) as Header).round;
  const before = (receiptOf(table)?.rounds ?? []).filter((one) => number(one) < number(round));
  store(place(table), { format: "heorot-receipt-1", table, rounds: [...before, round] } satisfies Receipt);
  const all = [...(stored<string[]>(LIST) ?? []).filter((one) => one !== table), table];
  for (const old of all.splice(0, all.length - MOST)) localStorage.removeItem(place(old));
  store(LIST, all);
}

/** Remember that the hall has taken a seat's salt. */
export function taken(table: string, seat: number): void {
  const receipt = receiptOf(table);
  const round = receipt?.rounds.at(-1);
  if (!receipt || !round || round.revealed.includes(seat)) return;
  round.revealed.push(seat);
  store(place(table), receipt);
}

/** Return whether a hall has signed a text. */
export async function signed(what: "receipt" | "record", text: string, hall: string, signature: string): Promise<boolean> {
  const [key, mark, message] = [bytesOf(hall), bytesOf(signature), new TextEncoder().encode(`heorot-2 ${what}\n${text}`)];
  try {
    return await crypto.subtle.verify("Ed25519", await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]), mark, message);
  } catch {
    return (await import("./ed25519")).verify(key, mark, message); // on plain http in the house, or in an older browser, or it is no key
  }
}

/** Look whether all is fixed before this device reveals its salts, and keep it; returns what is not as it must be. */
export async function sealed(closed: Closed, table: TableInfo, salts: Record<string, string>): Promise<Misfit | null> {
  const { header: line = "", hall = "", signature = "" } = closed;
  if (!line) {
    store(place(table.id), { format: "heorot-receipt-1", table: table.id, rounds: [] } satisfies Receipt);
    return Object.keys(salts).length ? "unbound" : null; // nothing is fixed, as at a table that was opened in the old way: no salt leaves this device
  }
  const header = JSON.parse(line) as Header;
  const whole = header.format === "heorot-2" && header.table === table.id && header.salts.length === table.players;
  if (!whole || !header.salts.every((salt) => /^[0-9a-f]{64}$/.test(salt)) || header.commitment !== table.commitment) return "commitment";
  for (const [seat, salt] of Object.entries(salts)) {
    if (!header.promised.includes(Number(seat)) || header.salts[Number(seat)] !== commitment(salt)) return "own";
  }
  const last = receiptOf(table.id)?.rounds.at(-1);
  if (last && (JSON.parse(last.header) as Header).round === header.round) {
    return alike(last.header, line) ? null : "header"; // told twice, and otherwise
  }
  if (!(await signed("receipt", line, hall, signature))) return "unsigned";
  if (stored<string>(HALL) === null) store(HALL, hall);
  keep(table.id, { header: line, hall, signature, salts, revealed: [] });
  return null;
}
