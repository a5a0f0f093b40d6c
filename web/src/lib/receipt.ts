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

/** What is no reason to distrust anybody: a game of before, or one that began on another device. */
export const HARMLESS: readonly Misfit[] = ["old", "none"];

interface Void {
  round: number;
  seat: number;
  name: string;
  why: string;
}

interface Header {
  format: string;
  table: string;
  players: number;
  commitment: string;
  salts: string[];
  promised: number[];
  round: number;
  void: Void[];
}

const MOST = 50; // receipts that a browser keeps
const HALL = "heorot-hall-key";
const LIST = "heorot-receipts";
const place = (table: string) => `heorot-receipt-${table}`;

function stored<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function store(name: string, value: unknown): void {
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
async function signed(what: "receipt" | "record", text: string, hall: string, signature: string): Promise<boolean> {
  const { verify } = await import("./ed25519");
  return verify(bytesOf(hall), bytesOf(signature), new TextEncoder().encode(`heorot-2 ${what}\n${text}`));
}

/** Look whether all is fixed before this device reveals its salts, and keep it; returns what is not as it must be. */
export async function sealed(closed: Closed, table: TableInfo, salts: Record<string, string>): Promise<Misfit | null> {
  const { header: line = "", hall = "", signature = "" } = closed;
  if (!line) {
    store(place(table.id), { format: "heorot-receipt-1", table: table.id, rounds: [] } satisfies Receipt);
    return null; // a table that was opened in the old way: nothing is fixed, and the end says so
  }
  const header = JSON.parse(line) as Header;
  const whole = header.format === "heorot-2" && header.table === table.id && header.salts.length === table.players;
  if (!whole || !header.salts.every((salt) => /^[0-9a-f]{64}$/.test(salt)) || header.commitment !== table.commitment) return "commitment";
  for (const [seat, salt] of Object.entries(salts)) {
    if (!header.promised.includes(Number(seat)) || header.salts[Number(seat)] !== commitment(salt)) return "own";
  }
  const last = receiptOf(table.id)?.rounds.at(-1);
  if (last && (JSON.parse(last.header) as Header).round === header.round) {
    return last.header === line ? null : "header"; // told twice, and otherwise
  }
  if (!(await signed("receipt", line, hall, signature))) return "unsigned";
  if (stored<string>(HALL) === null) store(HALL, hall);
  keep(table.id, { header: line, hall, signature, salts, revealed: [] });
  return null;
}

/** Hold the record of a finished game against what was kept; returns what does not fit. */
export async function compared(table: string, record: string): Promise<Misfit | null> {
  const lines = record.split("\n").filter(Boolean);
  const rounds = receiptOf(table)?.rounds;
  if (!rounds) return (JSON.parse(lines[0] ?? "{}") as Header).format === "heorot-2" ? "none" : "old";
  const last = rounds.at(-1);
  if (!last) return "unbound";
  if (lines[0] !== last.header) return "header";
  const header = JSON.parse(last.header) as Header;
  const revealed = (JSON.parse(lines[1] ?? "[]") as [string, string[]])[1] ?? [];
  if (revealed.length !== header.salts.length || revealed.some((salt, seat) => commitment(salt) !== header.salts[seat])) return "own";
  if (Object.entries(last.salts).some(([seat, salt]) => revealed[Number(seat)] !== salt)) return "own";
  if (accused(rounds, header)) return "accused";
  const end = JSON.parse(lines.at(-1)!) as unknown;
  const [word, hall, signature] = (Array.isArray(end) ? end : []) as [string, string, string];
  if (word !== "signed" || rounds.some((round) => round.hall !== hall)) return "resigned";
  if (!(await signed("record", `${lines.slice(0, -1).join("\n")}\n`, hall, signature))) return "resigned";
  const before = stored<string>(HALL);
  store(HALL, hall); // said once: a hall that lost its data goes on with another key
  return before !== null && before !== hall ? "hall" : null;
}

/** Whether a round before is told otherwise than it was, or a seat is said to have withheld a salt that the hall had taken. */
function accused(rounds: Round[], header: Header): boolean {
  return rounds.slice(0, -1).some((one) => {
    const before = JSON.parse(one.header) as Header;
    const same = JSON.stringify(header.void.filter((other) => other.round < before.round)) === JSON.stringify(before.void);
    return !same || header.void.some((other) => other.round === before.round && other.why === "silent" && one.revealed.includes(other.seat));
  });
}
