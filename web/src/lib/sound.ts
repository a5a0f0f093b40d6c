// Four sounds, made in code; off unless asked for.
import { settings } from "./settings.svelte";

type Sound = "knock" | "coin" | "horn" | "parchment";
let context: AudioContext | null = null;

interface Tone {
  from: number;
  to: number;
  seconds: number;
  type: OscillatorType;
  loud: number;
  after?: number;
}

const TONES: Record<Exclude<Sound, "parchment">, Tone[]> = {
  knock: [{ from: 190, to: 70, seconds: 0.09, type: "triangle", loud: 0.5 }],
  coin: [
    { from: 1320, to: 1320, seconds: 0.07, type: "sine", loud: 0.18 },
    { from: 1980, to: 1980, seconds: 0.22, type: "sine", loud: 0.16, after: 0.06 },
  ],
  horn: [
    { from: 146, to: 147, seconds: 0.5, type: "sawtooth", loud: 0.09 },
    { from: 220, to: 220, seconds: 0.6, type: "sawtooth", loud: 0.08, after: 0.28 },
  ],
};

/** Make a sound, if the player wants sounds and the browser lets us. */
export function sound(name: Sound): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (name === "parchment") rustle(context);
    else for (const tone of TONES[name]) play(context, tone);
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

function rustle(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.18);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / length) * 0.25;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.6 })).connect(context.destination);
  source.start();
}
