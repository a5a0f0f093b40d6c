import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitment, random, sha256 } from "./salt";

const reference = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("our SHA-256 is SHA-256, for every length around its blocks", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(sha256(bytes)).toBe(reference(bytes));
  }
});

test("a promise is the SHA-256 of the salt's sixteen bytes, not of its digits", () => {
  const salt = random(16);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(commitment(salt)).toBe(reference(Buffer.from(salt, "hex")));
});
