// A device holds what it kept of a beginning against the record: an honest hall fits, and each way to cheat does not.
import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { compared } from "./compared";
import { receiptOf, sealed, taken } from "./receipt";
import { commitment } from "./salt";
import type { Closed, TableInfo } from "./wire";

const SALTS = ["11", "22", "33"].map((pair) => pair.repeat(16));

class Key {
  readonly #pair = generateKeyPairSync("ed25519");
  readonly hall = this.#pair.publicKey.export({ type: "spki", format: "der" }).subarray(-32).toString("hex");
  sign(what: string, text: string): string {
    return sign(null, Buffer.from(`heorot-2 ${what}\n${text}`), this.#pair.privateKey).toString("hex");
  }
}

const key = new Key();
const table = { id: "T", players: 3, commitment: "c".repeat(64) } as TableInfo;
const header = (more: Record<string, unknown> = {}): string =>
  JSON.stringify({ commitment: table.commitment, format: "heorot-2", promised: [0, 1], round: 1, salts: SALTS.map(commitment), table: "T", void: [], ...more });
const closed = (line = header(), by = key): Closed => ({ is: "closed", header: line, hall: by.hall, signature: by.sign("receipt", line) });

function record(line = header(), by: Key | null = key, salts = SALTS): string {
  const text = `${line}\n${JSON.stringify(["salts", salts])}\n["d","draw Thor"]\n{"end":"over"}\n`;
  return by ? `${text}${JSON.stringify(["signed", by.hall, by.sign("record", text)])}\n` : text;
}

beforeEach(() => localStorage.clear());

test("an honest hall fits", async () => {
  expect(await sealed(closed(), table, { 0: SALTS[0]! })).toBeNull();
  taken("T", 0);
  expect(receiptOf("T")!.rounds).toMatchObject([{ hall: key.hall, salts: { 0: SALTS[0] }, revealed: [0] }]);
  expect(await compared("T", record())).toBeNull();
});

test.each([
  ["another secret than was promised", header({ commitment: "d".repeat(64) }), "commitment"],
  ["another table", header({ table: "U" }), "commitment"],
  ["a commitment that is lacking", header({ salts: [...SALTS.map(commitment).slice(0, 2), ""] }), "commitment"],
  ["fewer seats", header({ salts: SALTS.map(commitment).slice(0, 2) }), "commitment"],
  ["another salt for this seat", header({ salts: [1, 1, 2].map((i) => commitment(SALTS[i]!)) }), "own"],
  ["this seat without its promise", header({ promised: [1] }), "own"],
  ["the old way of dealing", header({ format: "heorot-1" }), "commitment"],
])("nothing is revealed for %s", async (_, line, misfit) => {
  expect(await sealed(closed(line), table, { 0: SALTS[0]! })).toBe(misfit);
  expect(receiptOf("T")).toBeNull();
});

const seats = (...names: string[]) => names.map((name) => (name === "…" ? { erased: true, name } : { name }));

test.each([
  ["a name that was erased fits", { seats: seats("Ann", "…", "Cid") }, null],
  ["another name does not", { seats: seats("Ann", "Bodil", "Cid") }, "header"],
  ["an erased name with another beside it does not", { seats: seats("Anna", "…", "Cid") }, "header"],
  ["a person who has become a bot does not", { seats: [{ name: "Ann" }, { bot: "adept", erased: true, name: "…" }, { name: "Cid" }] }, "header"],
  ["a seat more does not", { seats: seats("Ann", "Bo", "Cid", "…") }, "header"],
  ["nor anything else that changed with it", { seats: seats("Ann", "…", "Cid"), promised: [0] }, "header"],
])("%s", async (_, more, misfit) => {
  expect(await sealed(closed(header({ seats: seats("Ann", "Bo", "Cid") })), table, { 0: SALTS[0]! })).toBeNull();
  taken("T", 0);
  expect(await compared("T", record(header(more)))).toBe(misfit);
});

test("nothing is revealed without the hall's signature, nor where it announces something else in the same round", async () => {
  expect(await sealed({ ...closed(), signature: "00".repeat(64) }, table, { 0: SALTS[0]! })).toBe("unsigned");
  expect(await sealed({ ...closed(), hall: new Key().hall }, table, { 0: SALTS[0]! })).toBe("unsigned");
  expect(await sealed(closed(), table, { 0: SALTS[0]! })).toBeNull();
  expect(await sealed(closed(), table, { 0: SALTS[0]! })).toBeNull();
  expect(await sealed(closed(header({ promised: [0] })), table, { 0: SALTS[0]! })).toBe("header");
});

test.each([
  ["salts chosen late", record(header({ salts: [SALTS[0]!, SALTS[1]!, "44".repeat(16)].map(commitment) }), key, [SALTS[0]!, SALTS[1]!, "44".repeat(16)]), "header"],
  ["salts that are not those of the commitments", record(header(), key, [SALTS[0]!, SALTS[1]!, "44".repeat(16)]), "own"],
  ["another commitment", record(header({ commitment: "d".repeat(64) })), "header"],
  ["void rounds that are not told", record(header({ round: 2 })), "header"],
  ["no signature", record(header(), null), "resigned"],
  ["somebody else's signature", record(header(), new Key()), "resigned"],
  ["a signature of another text", record().replace("draw Thor", "draw Loki"), "resigned"],
])("a record with %s does not fit", async (_, text, misfit) => {
  await sealed(closed(), table, { 0: SALTS[0]! });
  expect(await compared("T", text)).toBe(misfit);
});

test("who is said to have withheld a salt that the hall has taken does not let it pass", async () => {
  const void_ = (seat: number) => [{ round: 1, seat, name: "Ann", why: "silent" }];
  for (const [seat, misfit] of [[0, "accused"], [1, null]] as const) {
    localStorage.clear();
    await sealed(closed(), table, { 0: SALTS[0]! });
    taken("T", 0);
    const again = header({ round: 2, void: void_(seat) });
    expect(await sealed(closed(again), table, { 0: SALTS[0]! })).toBeNull();
    expect(receiptOf("T")!.rounds).toHaveLength(2);
    expect(await compared("T", record(again))).toBe(misfit);
  }
});

test("a hall with another key than before is noticed once", async () => {
  await sealed(closed(), table, {});
  const other = new Key();
  await sealed(closed(header({ table: "U" }), other), { ...table, id: "U" }, {});
  expect(await compared("U", record(header({ table: "U" }), other))).toBe("hall");
  expect(await compared("U", record(header({ table: "U" }), other))).toBeNull();
});

test("without a receipt nothing is said against anybody; only a hall that committed itself to nothing is", async () => {
  expect(await compared("T", record())).toBe("none");
  expect(await compared("T", record(header({ format: "heorot-1" }), null))).toBe("old");
  expect(await sealed({ is: "closed" }, table, { 0: SALTS[0]! })).toBe("unbound");
  expect(await sealed({ is: "closed" }, table, {})).toBeNull();
  expect(await compared("T", record(header({ format: "heorot-1" }), null))).toBe("unbound");
});

test("a browser keeps the last fifty receipts", async () => {
  for (let i = 0; i < 52; i++) await sealed(closed(header({ table: `T${i}` })), { ...table, id: `T${i}` }, {});
  expect([receiptOf("T0"), receiptOf("T1")]).toEqual([null, null]);
  expect(receiptOf("T2")).not.toBeNull();
  expect(receiptOf("T51")).not.toBeNull();
});
