// The sounds of the table, made in code; off unless asked for, and loaded only then.
import { settings } from "./settings.svelte";

export type Sound = "knock" | "coin" | "horn" | "parchment" | "plucks" | "snap" | "drum" | "rip" | "clash" | "chord" | "victory";
let context: AudioContext | null = null;

interface Tone {
  from: number;
  to: number;
  seconds: number;
  type: OscillatorType;
  loud: number;
  after?: number;
}

/** Noise in a band: paper, cloth, metal, wood that breaks. */
interface Noise {
  band: number;
  seconds: number;
  loud: number;
  /** How narrow the band is. */
  sharp: number;
  /** Whether it breaks off at once, or swells and fades. */
  dry?: boolean;
  after?: number;
}

const STEP = 0.085; // seconds between two plucks
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16]; // half tones: the pentatonic of a lyre
const pluck = (halfTones: number, after: number): Tone => ({ from: 294 * 2 ** (halfTones / 12), to: 294 * 2 ** (halfTones / 12), seconds: 0.34, type: "triangle", loud: 0.26, after });
const KNOCK: Tone = { from: 190, to: 70, seconds: 0.09, type: "triangle", loud: 0.5 };
const horn = (frequency: number, seconds: number, after: number): Tone => ({ from: frequency, to: frequency * 1.005, seconds, type: "sawtooth", loud: 0.085, after });

/** What a sound is made of; `count` is how many things it tells of. */
const MADE: Record<Sound, (count: number) => (Tone | Noise)[]> = {
  knock: () => [KNOCK],
  coin: () => [
    { from: 1320, to: 1320, seconds: 0.07, type: "sine", loud: 0.18 },
    { from: 1980, to: 1980, seconds: 0.22, type: "sine", loud: 0.16, after: 0.06 },
  ],
  horn: () => [horn(146, 0.5, 0), horn(220, 0.6, 0.28)],
  parchment: () => [{ band: 2600, seconds: 0.18, loud: 0.25, sharp: 0.6 }],
  plucks: (count) => [KNOCK, ...SCALE.slice(0, Math.max(1, count)).map((tone, i) => pluck(tone, 0.08 + i * STEP))],
  snap: () => [
    { band: 3800, seconds: 0.05, loud: 0.9, sharp: 2, dry: true },
    { from: 900, to: 180, seconds: 0.06, type: "square", loud: 0.12 },
  ],
  drum: () => [{ from: 92, to: 46, seconds: 0.42, type: "sine", loud: 0.6 }],
  rip: () => [0, 0.05, 0.1].map((after) => ({ band: 1500 + after * 9000, seconds: 0.07, loud: 0.6, sharp: 1.2, dry: true, after })),
  clash: () => [
    { band: 5200, seconds: 0.22, loud: 0.5, sharp: 6, dry: true },
    { from: 2210, to: 2190, seconds: 0.4, type: "square", loud: 0.035 },
    { from: 3130, to: 3110, seconds: 0.34, type: "square", loud: 0.03, after: 0.02 },
  ],
  chord: () => [0, 4, 7, 12].map((tone, i) => ({ ...pluck(tone, i * 0.03), seconds: 0.9 })),
  victory: () => [horn(147, 0.4, 0), horn(220, 0.4, 0.34), horn(294, 0.95, 0.68), ...[0, 7, 12].map((tone) => pluck(tone, 0.7))],
};

/** Make a sound, if the player wants sounds and the browser lets us. */
export function sound(name: Sound, count = 1): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    for (const part of MADE[name](count)) "band" in part ? rustle(context, part) : play(context, part);
  } catch {
    // a table without sound is still a table
  }
}

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + (tone.after ?? 0);
  const voice = new OscillatorNode(context, { type: tone.type, frequency: tone.from });
  const volume = new GainNode(context, { gain: 0 });
  voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + tone.seconds);
}

function rustle(context: AudioContext, noise: Noise): void {
  const length = Math.floor(context.sampleRate * noise.seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * noise.loud * (noise.dry ? (1 - i / length) ** 2 : Math.sin((Math.PI * i) / length));
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: noise.band, Q: noise.sharp })).connect(context.destination);
  source.start(context.currentTime + (noise.after ?? 0));
}
