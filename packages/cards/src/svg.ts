/** A card as SVG that needs no style sheet: each part in its ink, as `card.css` of the page has it on the night table. */
import { type Card, isNumber, LIFE_SAVER, LOCK } from '@turn7/engine';
import { backOf, type CardState, type Drawing, faceOf, type Mark, type Part, silhouetteOf } from './face.ts';
import { INKS, type Ink } from './inks.ts';

/** What depends on the card. */
interface Tones {
  readonly ground: Ink;
  readonly hill: Ink;
  readonly paper: Ink;
  /** Of the numeral, and of the line inside it. */
  readonly numeral: readonly [outer: Ink, inner: Ink];
  readonly pips: Ink;
  /** Of what is printed in ink. */
  readonly opacity: number;
}

const PLAIN: Tones = {
  ground: 'back',
  hill: 'paper',
  paper: 'paper',
  numeral: ['ink', 'paper'],
  pips: 'ink',
  opacity: 1,
};

function tonesOf(card: Card, state: CardState | undefined): Tones {
  if (isNumber(card)) return ruined({ ...PLAIN, hill: numberInk(card) }, state);
  if (silhouetteOf(card) === 'modifier') return { ...PLAIN, ground: 'mod', numeral: ['paper', 'mod'] };
  const ground = card === LOCK ? 'lock' : card === LIFE_SAVER ? 'saver' : 'three';
  return { ...PLAIN, ground, pips: 'paper' };
}

function ruined(tones: Tones, state: CardState | undefined): Tones {
  if (state === undefined) return tones;
  const torn: Tones = { ...tones, paper: 'paper-bust' };
  return state === 'twin' ? torn : { ...torn, hill: 'hill-bust', opacity: 0.84 };
}

const isInk = (name: string): name is Ink => name in INKS;

/** The hue of a number. */
export function numberInk(card: Card): Ink {
  const name = `n${card}`;
  if (isInk(name)) return name;
  throw new RangeError(`no number card has the number ${card}`);
}

const SHADOW = '#14252a';
const BOX = { width: 100, height: 140 };

/** Where a card lies, and how wide it is; turned around its middle by so many degrees. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turned?: number;
}

/** An element that lies wherever it is put, drawn as finely as the size of a picture deserves. */
export const cardSvg = (card: Card, lying: Lying, state?: CardState): string =>
  laid(faceOf({ card, size: sizeOf(lying), state }), tonesOf(card, state), lying);

export const backSvg = (lying: Lying): string => laid(backOf(sizeOf(lying)), PLAIN, lying);

const sizeOf = ({ width }: Lying): 's' | 'm' | 'l' => (width < 41 ? 's' : width < 96 ? 'm' : 'l');

function laid(drawing: Drawing, tones: Tones, { x, y, width, turned = 0 }: Lying): string {
  const scale = width / BOX.width;
  const turn = turned === 0 ? '' : ` rotate(${turned} ${BOX.width / 2} ${BOX.height / 2})`;
  return `<g transform="translate(${x} ${y}) scale(${scale})${turn}">${drawing.map((one) => drawn(one, tones)).join('')}</g>`;
}

function drawn(one: Drawing[number], tones: Tones): string {
  if ('part' in one) return markSvg(one, tones);
  return `<g transform="${one.transform}">${one.marks.map((mark) => markSvg(mark, tones)).join('')}</g>`;
}

function markSvg({ part, d, width, transform }: Mark, tones: Tones): string {
  const place = transform === undefined ? '' : ` transform="${transform}"`;
  const weight = width === undefined ? '' : ` stroke-width="${width}"`;
  return `<path d="${d}"${place}${weight} ${paintOf(part, tones)}/>`;
}

const filled = (ink: Ink): string => `fill="${INKS[ink]}"`;
const lined = (ink: Ink, more = ''): string => `fill="none" stroke="${INKS[ink]}" stroke-miterlimit="3"${more}`;

function paintOf(part: Part, { ground, hill, paper, numeral, pips, opacity }: Tones): string {
  switch (part) {
    case 'shade':
      return 'fill="#000" fill-opacity="0.4" transform="translate(0 1.6)"';
    case 'paper':
      return filled(paper);
    case 'ground':
      return filled(ground);
    case 'hill':
      return filled(hill);
    case 'numeral':
      return lined(numeral[0], ` opacity="${opacity}"`);
    case 'inline':
      return lined(numeral[1], ' opacity="0.92"');
    case 'pips':
      return lined(pips, ` stroke-width="8.4" stroke-linecap="round" opacity="${opacity}"`);
    case 'edge':
      return `fill="none" stroke="${SHADOW}" stroke-opacity="0.35" stroke-width="1.5"`;
    case 'hatch':
      return `fill="none" stroke="${SHADOW}" stroke-opacity="0.28" stroke-width="3"`;
    case 'rip-edge':
      return `fill="${SHADOW}"`;
    case 'rip':
      return 'fill="#fff"';
    case 'stub':
      return filled('stub');
    case 'perforation':
      return lined('mod', ' stroke-width="3" stroke-dasharray="3 5"');
    case 'sign':
      return filled('paper');
    case 'sign-line':
      return lined('paper');
    case 'sign-hole':
      return filled('lock');
    case 'sign-band':
      return filled('three');
    default:
      return filled(ringInk(part));
  }
}

/** The innermost is a sun, and every other one is lighter. */
function ringInk(part: `ring r${number}`): Ink {
  if (part === 'ring r1') return 'back-sun';
  return ['ring r3', 'ring r5', 'ring r7'].includes(part) ? 'back-ring' : 'back';
}
