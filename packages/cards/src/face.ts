/**
 * What is printed on a card, in a box of 100 × 140: the lines of it, each with the name of what it is. The page colours
 * them by its style sheet, pictures by their inks.
 */
import { bonusOf, type Card, copiesOf, isModifier, isNumber, LIFE_SAVER, LOCK, TIMES_TWO } from '@turn7/engine';
import { path, type Stroke, strokesOf, type Track } from './numeral.ts';
import { pipsOf } from './pips.ts';
import { hatch, hill, outline, PERFORATION, rip, type Silhouette, stub } from './silhouettes.ts';

/** How much is drawn: small up to 40 px of width, medium up to 95, large from 96. */
export type CardSize = 's' | 'm' | 'l';
export type CardState = 'bust' | 'twin';

/** What a line of a card is. */
export type Part =
  | 'shade'
  | 'paper'
  | 'ground'
  | 'hill'
  | 'numeral'
  | 'inline'
  | 'pips'
  | 'hatch'
  | 'rip-edge'
  | 'rip'
  | 'edge'
  | 'stub'
  | 'perforation'
  | 'sign'
  | 'sign-line'
  | 'sign-hole'
  | 'sign-band'
  | `ring r${number}`;

export interface Mark {
  readonly part: Part;
  readonly d: string;
  /** How thick the line is, where its part does not say. */
  readonly width?: number;
  readonly transform?: string;
}

/** Marks that are moved together. */
interface MarkGroup {
  readonly transform: string;
  readonly marks: readonly Mark[];
}

export type Drawing = readonly (Mark | MarkGroup)[];

const FRAME: Record<CardSize, number> = { s: 5.5, m: 4.5, l: 4.5 };
const INLINE: Record<CardSize, boolean> = { s: false, m: false, l: true };

export interface Face {
  readonly card: Card;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
}

export function silhouetteOf(card: Card): Silhouette {
  if (isNumber(card)) return 'number';
  return isModifier(card) ? 'modifier' : 'action';
}

export function faceOf(face: Face): Drawing {
  const { card, size } = face;
  const silhouette = silhouetteOf(card);
  if (silhouette === 'number') return numberFace(face);
  return [...framed(silhouette, size), ...(silhouette === 'modifier' ? ticket(card, size) : action(card, size))];
}

/** Paper with a hill of the number's colour, as high as its copies in twelfths. */
function numberFace({ card, size, state }: Face): Drawing {
  return [
    { part: 'shade', d: outline('number') },
    { part: 'paper', d: outline('number') },
    { part: 'hill', d: hill(crestOf(card), HILL_RADIUS) },
    ...numeralMarks(strokesOf(String(card), numberTrack(card, size)), INLINE[size] ? 3 : 0),
    { part: 'pips', d: pipsOf(copiesOf(card), PIPS[size]) },
    ...(state === undefined ? [] : ruin(state, size)),
    { part: 'edge', d: outline('number') },
  ];
}

function ruin(state: CardState, size: CardSize): readonly Mark[] {
  const across: Mark = { part: 'hatch', d: hatch() };
  if (state === 'bust') return [across];
  return [
    across,
    { part: 'rip-edge', d: rip(size === 's' ? 24 : 19) },
    { part: 'rip', d: rip(size === 's' ? 13 : 10) },
  ];
}

const HILL_RADIUS = 118;
const MOST_COPIES = 12;
export const crestOf = (card: Card): number => 140 * (1 - (0.13 + (0.87 * copiesOf(card)) / MOST_COPIES));

const PIPS = {
  s: { y: 128, pitch: 14.5, rowHeight: 13 },
  m: { y: 126, pitch: 13, rowHeight: 12 },
  l: { y: 126, pitch: 13, rowHeight: 12 },
};

function numberTrack(card: Card, size: CardSize): Track {
  const wide = card > 9;
  if (size === 's') return { x: 50, y: 12, height: 88, width: wide ? 45 : 62, weight: wide ? 18.5 : 21, gap: 5 };
  return { x: 50, y: 18, height: 78, width: wide ? 41 : 56, weight: wide ? 16.5 : 19, gap: 5 };
}

/** `inline`: how thick the line inside the digits is; 0 for none. */
export const numeralMarks = (strokes: readonly Stroke[], inline: number): readonly Mark[] =>
  strokes.flatMap(({ d, transform, weight, digit }): readonly Mark[] => {
    const numeral: Mark = { part: 'numeral', d, transform, width: weight };
    return inline > 0 && digit ? [numeral, { part: 'inline', d, transform, width: inline }] : [numeral];
  });

/** A ground with a frame of paper around it. */
const framed = (silhouette: Silhouette, size: CardSize): readonly Mark[] => [
  { part: 'shade', d: outline(silhouette) },
  { part: 'paper', d: outline(silhouette) },
  { part: 'ground', d: outline(silhouette, FRAME[size]) },
];

function ticket(card: Card, size: CardSize): readonly Mark[] {
  const word = card === TIMES_TWO ? '×2' : `+${bonusOf(card)}`;
  return [
    { part: 'stub', d: stub(FRAME[size]) },
    { part: 'perforation', d: path`M16 ${PERFORATION}H86` },
    ...numeralMarks(strokesOf(word, ticketTrack(word, size)), INLINE[size] ? 2.2 : 0),
    { part: 'pips', d: pipsOf(copiesOf(card), { ...PIPS[size], y: 121 }) },
  ];
}

function ticketTrack(word: string, size: CardSize): Track {
  const long = word.length > 2;
  if (size === 's') return { x: 50, y: 17, height: 76, width: long ? 31 : 43, weight: long ? 12.5 : 16.5, gap: 4 };
  return { x: 50, y: 22, height: 66, width: long ? 29 : 39, weight: long ? 11.5 : 14.5, gap: long ? 4 : 5 };
}

function action(card: Card, size: CardSize): Drawing {
  const scale = size === 's' ? 1.12 : 1;
  return [
    { transform: `translate(50 66) scale(${scale}) translate(-50 -66)`, marks: signOf(card) },
    { part: 'pips', d: pipsOf(copiesOf(card), { ...PIPS[size], y: size === 's' ? 127 : 125 }) },
  ];
}

function signOf(card: Card): readonly Mark[] {
  if (card === LOCK) return PADLOCK;
  return card === LIFE_SAVER ? LIFEBUOY : THREE_TRACKS;
}

const PADLOCK: readonly Mark[] = [
  { part: 'sign-line', d: 'M32 58V44A18 18 0 0 1 68 44V58', width: 10 },
  { part: 'sign', d: 'M25 56H75A5 5 0 0 1 80 61V97A5 5 0 0 1 75 102H25A5 5 0 0 1 20 97V61A5 5 0 0 1 25 56Z' },
  { part: 'sign-hole', d: 'M50 67.5A7.5 7.5 0 0 1 54 81.3L56 92H44L46 81.3A7.5 7.5 0 0 1 50 67.5Z' },
];

const THREE_TRACKS: readonly Mark[] = [
  {
    part: 'sign-line',
    width: 9,
    d: 'M22 102V62A28 28 0 0 1 50 34H66M38 102V68A18 18 0 0 1 56 50H66M54 102V74A8 8 0 0 1 62 66H66',
  },
  { part: 'sign', d: 'M64 24L88 50L64 76Z' },
];

const LIFEBUOY: readonly Mark[] = [
  { part: 'sign-line', d: 'M77 66A27 27 0 1 1 23 66A27 27 0 1 1 77 66Z', width: 19 },
  {
    part: 'sign-band',
    d: 'M68 57.5H86V74.5H68ZM14 57.5H32V74.5H14ZM41.5 84H58.5V102H41.5ZM41.5 30H58.5V48H41.5Z',
    transform: 'rotate(45 50 66)',
  },
];

const RINGS = [7, 6, 5, 4, 3, 2, 1] as const;
const RING_WIDTH = 17.2;

/** Seven rings, the picture that back, table and Turn 7 share. */
export const backOf = (size: CardSize): Drawing => [
  ...framed('back', size),
  ...RINGS.map(
    (ring): Mark => ({ part: `ring r${ring}`, d: hill(140 - ring * RING_WIDTH, ring * RING_WIDTH, FRAME[size]) }),
  ),
];
