/** How everything sounds: named notes for the voices. */
import type { VoiceName } from './voices.ts';

export type Sound =
  | { readonly name: 'card' | 'your turn' | 'stayed' | 'set aside' | 'locked' | 'busted' | 'saved' | 'turn 7' }
  | { readonly name: 'leaving' | 'shuffle' | 'win' }
  /** The time is nearly up; one of its last seconds. */
  | { readonly name: 'hurry' | 'tick' }
  /** A number that joins a row at this place, counted from 1: a long row is heard. */
  | { readonly name: 'number'; readonly place: number };

export interface Note {
  readonly voice: VoiceName;
  /** In milliseconds. */
  readonly at: number;
  /** In hertz. */
  readonly pitch: number;
  readonly loudness: number;
}

/** Before `landed` the card travels: without motion it is there at once. */
export interface Notes {
  readonly leaving: readonly Note[];
  readonly travel: number;
  readonly landed: readonly Note[];
}

const C4 = 261.63;
/** So many half-tones above the C in the middle of a piano. */
const pitch = (halfTones: number): number => C4 * 2 ** (halfTones / 12);

/** C D E F G A B, one for each place of a row. */
const ROW = [0, 2, 4, 5, 7, 9, 11].map(pitch);
/** The chord of C over two octaves, one note for each ring. */
const RINGS = [0, 4, 7, 12, 16, 19, 24].map(pitch);
const RING_STEP = 120;

const note = (voice: VoiceName, at: number, pitch: number, loudness: number): Note => ({ voice, at, pitch, loudness });
const atOnce = (...landed: Note[]): Notes => ({ leaving: [], travel: 0, landed });

/** How long a card is under way, once its face is seen, before it is heard to arrive; see motion/travel.ts. */
const LANDING = 230;
const swish = note('paper', 0, 2600, 0.5);
const arriving = (...landed: Note[]): Notes => ({ leaving: [], travel: LANDING, landed });

const PLAIN: Record<Exclude<Sound['name'], 'number'>, Notes> = {
  leaving: atOnce(swish),
  card: arriving(note('wood', 0, 180, 0.16)),
  'your turn': atOnce(note('wood', 0, 392, 0.34), note('wood', 130, 523, 0.34)),
  hurry: atOnce(...[0, 110, 220].map((at) => note('wood', at, 587, 0.3))),
  tick: atOnce(note('wood', 0, 784, 0.2)),
  stayed: atOnce(note('paper', 0, 1500, 0.45), note('wood', 30, 150, 0.4)),
  'set aside': atOnce(note('wood', 0, 294, 0.2)),
  locked: { leaving: [], travel: 260, landed: [note('bolt', 0, 82, 0.6), note('wood', 60, 110, 0.25)] },
  busted: {
    leaving: [],
    travel: 240,
    landed: [note('tear', 0, 1500, 0.6), note('marimba', 240, pitch(3), 0.4), note('marimba', 420, pitch(0), 0.45)],
  },
  saved: atOnce(
    ...[0, 34, 75, 102].map((at, i) => note('tear', at, 3200 + i * 400, 0.2)),
    note('marimba', 60, pitch(7), 0.3),
    note('marimba', 200, pitch(12), 0.34),
  ),
  'turn 7': atOnce(...RINGS.map((tone, ring) => note('marimba', ring * RING_STEP, tone, 0.42))),
  shuffle: { leaving: [swish], travel: 240, landed: [0, 120, 240].flatMap((start) => riffle(start)) },
  win: atOnce(
    ...[0, 4, 7].map((tone, i) => note('marimba', i * 110, pitch(tone + 12), 0.36)),
    ...[12, 16, 19, 24].map((tone) => note('marimba', 360, pitch(tone), 0.22)),
  ),
};

function riffle(start: number): Note[] {
  return Array.from({ length: 7 }, (_, i) => note('paper', start + i * 13, 1700 + i * 180, 0.34 + i * 0.03));
}

export function notesOf(sound: Sound): Notes {
  if (sound.name !== 'number') return PLAIN[sound.name];
  const tone = ROW[Math.min(sound.place, ROW.length) - 1] ?? C4;
  return arriving(note('marimba', 0, tone, 0.34));
}
