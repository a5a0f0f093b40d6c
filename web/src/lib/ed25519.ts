// Whether a hall has signed something: Ed25519 (RFC 8032), to verify only. On plain http in the house there is no crypto.subtle.

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = mod(-121665n * inverse(121666n));
const ROOT = power(2n, (P - 1n) / 4n); // of -1
const MASK = 2n ** 64n - 1n;

type Point = [bigint, bigint, bigint, bigint]; // x, y, z and xy/z

function mod(a: bigint): bigint {
  const r = a % P;
  return r < 0n ? r + P : r;
}

function power(base: bigint, exponent: bigint): bigint {
  let found = 1n;
  for (let b = mod(base), e = exponent; e > 0n; e >>= 1n, b = mod(b * b)) if (e & 1n) found = mod(found * b);
  return found;
}

function inverse(a: bigint): bigint {
  return power(a, P - 2n);
}

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const [a, b, c, d] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2)), mod(2n * t1 * t2 * D), mod(2n * z1 * z2)];
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

function times(point: Point, n: bigint): Point {
  let found: Point = [0n, 1n, 1n, 0n];
  for (let p = point, k = n; k > 0n; k >>= 1n, p = add(p, p)) if (k & 1n) found = add(found, p);
  return found;
}

/** Return the point that thirty-two bytes stand for, if they stand for one (5.1.3). */
function point(bytes: Uint8Array): Point | null {
  const read = little(bytes);
  const y = read & (2n ** 255n - 1n);
  if (y >= P) return null;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * power(v, 3n) * power(u * power(v, 7n), (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT);
  if (mod(v * x * x) !== u) return null;
  const odd = read >> 255n;
  if (x === 0n && odd) return null;
  if ((x & 1n) !== odd) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function little(bytes: Uint8Array): bigint {
  return bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** Return the first n primes' roots' first 64 fractional bits: the constants of SHA-512 (FIPS 180-4, 4.2.3 and 5.3.5). */
function constants(n: number, root: 2n | 3n): bigint[] {
  const found: bigint[] = [];
  for (let prime = 2n; found.length < n; prime++) {
    let whole = true;
    for (let d = 2n; d * d <= prime; d++) if (prime % d === 0n) whole = false;
    if (!whole) continue;
    const of = prime << (64n * root);
    let [low, high] = [0n, 1n << 80n];
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** root <= of) low = middle;
      else high = middle;
    }
    found.push(low & MASK);
  }
  return found;
}

const turn = (x: bigint, n: bigint) => ((x >> n) | (x << (64n - n))) & MASK;

/** Return the SHA-512 of some bytes. */
export function sha512(bytes: Uint8Array): Uint8Array {
  const [k, hash] = [constants(80, 3n), constants(8, 2n)];
  const blocks = new Uint8Array((((bytes.length + 16) >> 7) + 1) << 7);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length * 8));
  for (let at = 0; at < blocks.length; at += 128) {
    const w: bigint[] = [];
    for (let i = 0; i < 80; i++) {
      if (i < 16) w.push(view.getBigUint64(at + i * 8));
      else {
        const [a, b] = [w[i - 15]!, w[i - 2]!];
        w.push((w[i - 16]! + w[i - 7]! + (turn(a, 1n) ^ turn(a, 8n) ^ (a >> 7n)) + (turn(b, 19n) ^ turn(b, 61n) ^ (b >> 6n))) & MASK);
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let i = 0; i < 80; i++) {
      const first = h + (turn(e, 14n) ^ turn(e, 18n) ^ turn(e, 41n)) + ((e & f) ^ (~e & MASK & g)) + k[i]! + w[i]!;
      const second = (turn(a, 28n) ^ turn(a, 34n) ^ turn(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & MASK, c, b, a, (first + second) & MASK];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i]! + value) & MASK));
  }
  const found = new DataView(new ArrayBuffer(64));
  hash.forEach((value, i) => found.setBigUint64(i * 8, value));
  return new Uint8Array(found.buffer);
}

/** Return whether a message is signed by a key. */
export function verify(key: Uint8Array, signature: Uint8Array, message: Uint8Array): boolean {
  if (key.length !== 32 || signature.length !== 64) return false;
  const [r, s] = [signature.slice(0, 32), little(signature.slice(32))];
  const [a, commitment] = [point(key), point(r)];
  if (!a || !commitment || s >= ORDER) return false;
  const whole = new Uint8Array(64 + message.length);
  whole.set(r);
  whole.set(key, 32);
  whole.set(message, 64);
  const h = little(sha512(whole)) % ORDER;
  const base = point(Uint8Array.from({ length: 32 }, (_, i) => (i ? 0x66 : 0x58)))!;
  const [x1, y1, z1] = times(base, s);
  const [x2, y2, z2] = add(commitment, times(a, h));
  return mod(x1 * z2) === mod(x2 * z1) && mod(y1 * z2) === mod(y2 * z1);
}
