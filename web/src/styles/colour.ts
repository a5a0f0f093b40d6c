// Colours measured: contrast as WCAG 2.2 has it, and the distance of two colours as eyes of each kind see them.

type Triple = [number, number, number];
export type Eyes = "any" | "protan" | "deutan" | "tritan";

/** How a colour-blind eye mixes the three lights (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Record<Exclude<Eyes, "any">, [Triple, Triple, Triple]> = {
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const bytes = (colour: string): Triple => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Triple;
const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function luminance(colour: string): number {
  return dot(bytes(colour).map(linear) as Triple, [0.2126, 0.7152, 0.0722]);
}

/** Return the contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function lab(colour: string, eyes: Eyes): Triple {
  let light = bytes(colour).map(linear) as Triple;
  if (eyes !== "any") light = EYES[eyes].map((row) => Math.min(1, Math.max(0, dot(row, light)))) as Triple;
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent(dot(light, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = bent(dot(light, [0.2126, 0.7152, 0.0722]));
  const z = bent(dot(light, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Return how far apart two colours are (CIE76) for these eyes. */
export function apart(a: string, b: string, eyes: Eyes): number {
  const [one, other] = [lab(a, eyes), lab(b, eyes)];
  return Math.hypot(...one.map((value, at) => value - other[at]!));
}

/** Return how far apart two colours are for the eyes that tell them least. */
export function leastApart(a: string, b: string): number {
  return Math.min(...(["any", "protan", "deutan", "tritan"] as const).map((eyes) => apart(a, b, eyes)));
}

/** Return a colour with so much of another in it, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [bytes(colour), bytes(other)];
  return `#${one.map((value, at) => Math.round(value * (1 - share) + two[at]! * share).toString(16).padStart(2, "0")).join("")}`;
}
