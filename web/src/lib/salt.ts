// A seat's share in the dealing: sixteen random bytes, promised by their SHA-256 before the game and revealed at its start.
// Carries its own SHA-256, for on plain http in the house there is no crypto.subtle.

const K = constants(64, 3);
const H = constants(8, 2);

/** Return the first n primes' roots' fractional bits: the constants of SHA-256 (FIPS 180-4, 4.2.2 and 5.3.3). */
function constants(n: number, root: 2 | 3): Uint32Array {
  const found = new Uint32Array(n);
  for (let prime = 2, i = 0; i < n; prime++) {
    let whole = true;
    for (let d = 2; d * d <= prime; d++) if (prime % d === 0) whole = false;
    if (!whole) continue;
    const value = root === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    found[i++] = Math.floor((value - Math.floor(value)) * 2 ** 32);
  }
  return found;
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** Return the SHA-256 of some bytes, as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  const hash = Uint32Array.from(H);
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    const view = new DataView(blocks.buffer, at, 64);
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getUint32(i * 4);
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        w[i] = w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i]! += value));
  }
  return [...hash].map((value) => value.toString(16).padStart(8, "0")).join("");
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** Return the bytes of hexadecimal digits. */
export const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Return random hexadecimal digits. */
export const random = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Return what promises a salt. */
export const commitment = (salt: string): string => sha256(bytesOf(salt));

const place = (table: string, seat: number) => `heorot-salt-${table}-${seat}`;

/** Make a salt for a seat, keep it for the start of the game, and return what promises it. */
export function promise(table: string, seat: number): string {
  const salt = random(16);
  sessionStorage.setItem(place(table, seat), salt);
  return commitment(salt);
}

/** Return the salt that was promised here for a seat, if it was. */
export const promised = (table: string, seat: number): string | null => sessionStorage.getItem(place(table, seat));
