/** The one loudspeaker of the page. Browsers let it speak only after the first touch, click or key. */
import { type Note, notesOf, type Sound } from './sounds.ts';
import { VOICES } from './voices.ts';

const VOLUME = 0.6;
/** A phone needs a moment to schedule what comes "now". */
const AHEAD = 0.01;

let output: GainNode | null = null;

/** To be called while the browser handles a gesture; the first call makes the loudspeaker. */
export function wake(): void {
  output ??= newOutput();
  const context = output?.context;
  // Neither may it be suspended, nor interrupted by a call: phones say so in their own ways.
  if (!(context instanceof AudioContext) || context.state === 'running' || context.state === 'closed') return;
  context.resume().catch(() => {}); // the next gesture tries again
}

/** `factor`: of the speed that cards travel with; 0 if they do not. Nothing is heard before `wake`. */
export function play(sound: Sound, factor: number): void {
  if (output === null || output.context.state !== 'running') return;
  perform(output, sound, factor, output.context.currentTime + AHEAD);
}

/** null on a device that has no loudspeaker, or none to spare. */
function newOutput(): GainNode | null {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const gain = new GainNode(context, { gain: VOLUME });
    gain.connect(context.destination);
    return gain;
  } catch {
    return null;
  }
}

function perform(out: AudioNode, sound: Sound, factor: number, start: number): void {
  const { leaving, travel, landed } = notesOf(sound);
  // A rhythm stays a rhythm however fast the cards are.
  const beat = Math.max(factor, 0.6);
  playAll(out, leaving, start, beat);
  playAll(out, landed, start + (travel * factor) / 1000, beat);
}

function playAll(out: AudioNode, notes: readonly Note[], start: number, beat: number): void {
  for (const { voice, at, pitch, loudness } of notes) VOICES[voice](out, start + (at * beat) / 1000, pitch, loudness);
}
