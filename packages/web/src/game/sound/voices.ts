/** The instruments of the table: dry and wooden, made of noise and sine waves, so that no file has to be loaded. */

/** Plays from `when` on (in seconds of the context's clock) and takes itself away again. */
export type Voice = (out: AudioNode, when: number, pitch: number, loudness: number) => void;

/** A card on its way: a breath of noise around the pitch. */
const paper: Voice = (out, when, pitch, loudness) => {
  noise(out, when, 0.04, { type: 'bandpass', from: pitch, to: pitch * 0.7, q: 0.8 }, loudness);
};

/** A knuckle on the table. */
const wood: Voice = (out, when, pitch, loudness) => {
  tone(out, when, pitch * 1.4, pitch, 0.09, loudness);
  noise(out, when, 0.012, { type: 'highpass', from: 2400, to: 2400, q: 0.7 }, loudness * 0.35);
};

/** A bar and its resonator: the overtone near the fourth harmonic is what makes it a marimba. */
const marimba: Voice = (out, when, pitch, loudness) => {
  tone(out, when, pitch, pitch, 0.42, loudness);
  tone(out, when, pitch * 3.93, pitch * 3.93, 0.09, loudness * 0.3);
  noise(out, when, 0.008, { type: 'lowpass', from: 1800, to: 1800, q: 0.7 }, loudness * 0.25);
};

/** Paper that tears: the noise climbs, and comes in shreds. */
const tear: Voice = (out, when, pitch, loudness) => {
  const shreds = 7;
  for (let i = 0; i < shreds; i++) {
    const at = pitch * (1 + i / shreds);
    noise(out, when + i * 0.026, 0.034, { type: 'bandpass', from: at, to: at * 1.3, q: 1.2 }, loudness * (1 - i / 14));
  }
};

/** A bolt that falls into its place. */
const bolt: Voice = (out, when, pitch, loudness) => {
  tone(out, when, pitch * 2, pitch, 0.13, loudness);
  noise(out, when, 0.02, { type: 'bandpass', from: 1300, to: 700, q: 2 }, loudness * 0.7);
};

export const VOICES = { paper, wood, marimba, tear, bolt } as const satisfies Record<string, Voice>;
export type VoiceName = keyof typeof VOICES;

/** A sine that slides from one pitch to another and dies away. */
function tone(out: AudioNode, when: number, from: number, to: number, length: number, loudness: number): void {
  const { context } = out;
  const wave = new OscillatorNode(context, { frequency: from });
  wave.frequency.setValueAtTime(from, when);
  wave.frequency.exponentialRampToValueAtTime(to, when + length / 4);
  wave.connect(fading(out, when, length, loudness));
  wave.start(when);
  wave.stop(when + length);
}

interface Colour {
  readonly type: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly q: number;
}

/** A burst of noise through a filter that moves. */
function noise(out: AudioNode, when: number, length: number, colour: Colour, loudness: number): void {
  const { context } = out;
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context) });
  const filter = new BiquadFilterNode(context, { type: colour.type, frequency: colour.from, Q: colour.q });
  filter.frequency.setValueAtTime(colour.from, when);
  filter.frequency.exponentialRampToValueAtTime(colour.to, when + length);
  source.connect(filter).connect(fading(out, when, length, loudness));
  source.start(when, Math.random() * (NOISE_LENGTH - length), length);
}

/** What goes through it begins within two milliseconds and is inaudible after `length`. */
function fading(out: AudioNode, when: number, length: number, loudness: number): AudioNode {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loudness, when + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.001, when + length);
  gain.connect(out);
  return gain;
}

const NOISE_LENGTH = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of it, made once for each context. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const { sampleRate } = context;
  const made = new AudioBuffer({ length: sampleRate * NOISE_LENGTH, sampleRate });
  made.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1;
  });
  noises.set(context, made);
  return made;
}
