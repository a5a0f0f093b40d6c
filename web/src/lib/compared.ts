// The record of a finished game, held against what this device kept of its beginning.
import { alike, HALL, type Header, type Misfit, receiptOf, type Round, signed, store, stored } from "./receipt";
import { commitment } from "./salt";

/** What is no reason to distrust anybody: a game of before, or one that began on another device. */
export const HARMLESS: readonly Misfit[] = ["old", "none"];

/** Hold the record of a finished game against what was kept; returns what does not fit. */
export async function compared(table: string, record: string): Promise<Misfit | null> {
  const lines = record.split("\n").filter(Boolean);
  const rounds = receiptOf(table)?.rounds;
  if (!rounds) return (JSON.parse(lines[0] ?? "{}") as Header).format === "heorot-2" ? "none" : "old";
  const last = rounds.at(-1);
  if (!last) return "unbound";
  if (!alike(last.header, lines[0] ?? "{}")) return "header";
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
