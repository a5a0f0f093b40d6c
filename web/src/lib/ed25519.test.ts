import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { sha512, verify } from "./ed25519";

test("our SHA-512 is SHA-512, for every length around its blocks", () => {
  for (let length = 0; length < 300; length += 7) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(Buffer.from(sha512(bytes)).toString("hex")).toBe(createHash("sha512").update(bytes).digest("hex"));
  }
});

test("a signature verifies with its key and its message, and with no other", () => {
  for (let i = 0; i < 3; i++) {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const key = new Uint8Array(publicKey.export({ type: "spki", format: "der" }).subarray(-32));
    const message = new TextEncoder().encode(`heorot-2 receipt\n${"x".repeat(i * 90)}`);
    const signature = new Uint8Array(sign(null, message, privateKey));
    expect(verify(key, signature, message)).toBe(true);
    for (const at of [0, 31, 32, 63]) {
      const spoilt = signature.slice();
      spoilt[at]! ^= 1;
      expect(verify(key, spoilt, message)).toBe(false);
    }
    const other = key.slice();
    other[3]! ^= 4;
    expect(verify(other, signature, message)).toBe(false);
    expect(verify(key, signature, message.slice(1))).toBe(false);
    expect(verify(key.slice(1), signature, message)).toBe(false);
  }
});

test("the vector of RFC 8032", () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "hex"));
  const key = bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  const signature = bytes(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  );
  expect(verify(key, signature, new Uint8Array(0))).toBe(true);
});
