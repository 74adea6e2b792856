/** What is printed on a card, drawn in a box of 100 × 140. Colours come from the style sheet. */
import { bonusOf, type Card, copiesOf, isModifier, isNumber, LIFE_SAVER, LOCK, TIMES_TWO } from '@turn7/engine';
import type { ComponentChildren } from 'preact';
import { path, type Stroke, strokesOf, type Track } from './numeral.ts';
import { pipsOf } from './pips.ts';
import { hatch, hill, outline, PERFORATION, rip, type Silhouette, stub } from './silhouettes.ts';

/** How much is drawn: small up to 40 px of width, medium up to 95, large from 96. */
export type CardSize = 's' | 'm' | 'l';
export type CardState = 'bust' | 'twin';

const FRAME: Record<CardSize, number> = { s: 5.5, m: 4.5, l: 4.5 };
const INLINE: Record<CardSize, boolean> = { s: false, m: false, l: true };

export interface FaceProps {
  readonly card: Card;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
}

export function silhouetteOf(card: Card): Silhouette {
  if (isNumber(card)) return 'number';
  return isModifier(card) ? 'modifier' : 'action';
}

export function Face({ card, size, state }: FaceProps) {
  const silhouette = silhouetteOf(card);
  if (silhouette === 'number') return <NumberFace card={card} size={size} state={state} />;
  return (
    <Framed silhouette={silhouette} size={size}>
      {silhouette === 'modifier' ? <Ticket card={card} size={size} /> : <Action card={card} size={size} />}
    </Framed>
  );
}

/** Paper with a hill of the number's colour, as high as its copies in twelfths. */
function NumberFace({ card, size, state }: FaceProps) {
  const ruined = state === 'bust' || state === 'twin';
  return (
    <>
      <path class="shade" d={outline('number')} />
      <path class="paper" d={outline('number')} />
      <path class="hill" d={hill(crestOf(card), HILL_RADIUS)} />
      <Numeral strokes={strokesOf(String(card), numberTrack(card, size))} inline={INLINE[size] ? 3 : 0} />
      <path class="pips" d={pipsOf(copiesOf(card), PIPS[size])} />
      {ruined && <path class="hatch" d={hatch()} />}
      {state === 'twin' && (
        <>
          <path class="rip-edge" d={rip(size === 's' ? 24 : 19)} />
          <path class="rip" d={rip(size === 's' ? 13 : 10)} />
        </>
      )}
      <path class="edge" d={outline('number')} />
    </>
  );
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

interface NumeralProps {
  readonly strokes: readonly Stroke[];
  /** How thick the line inside the digits is; 0 for none. */
  readonly inline: number;
}

export function Numeral({ strokes, inline }: NumeralProps) {
  return (
    <>
      {strokes.map(({ d, transform, weight, digit }) => (
        <>
          <path class="numeral" d={d} transform={transform} stroke-width={weight} />
          {inline > 0 && digit && <path class="inline" d={d} transform={transform} stroke-width={inline} />}
        </>
      ))}
    </>
  );
}

interface FramedProps {
  readonly silhouette: Silhouette;
  readonly size: CardSize;
  readonly children: ComponentChildren;
}

/** A ground with a frame of paper around it. */
function Framed({ silhouette, size, children }: FramedProps) {
  return (
    <>
      <path class="shade" d={outline(silhouette)} />
      <path class="paper" d={outline(silhouette)} />
      <path class="ground" d={outline(silhouette, FRAME[size])} />
      {children}
    </>
  );
}

function Ticket({ card, size }: FaceProps) {
  const word = card === TIMES_TWO ? '×2' : `+${bonusOf(card)}`;
  return (
    <>
      <path class="stub" d={stub(FRAME[size])} />
      <path class="perforation" d={path`M16 ${PERFORATION}H86`} />
      <Numeral strokes={strokesOf(word, ticketTrack(word, size))} inline={INLINE[size] ? 2.2 : 0} />
      <path class="pips" d={pipsOf(copiesOf(card), { ...PIPS[size], y: 121 })} />
    </>
  );
}

function ticketTrack(word: string, size: CardSize): Track {
  const long = word.length > 2;
  if (size === 's') return { x: 50, y: 17, height: 76, width: long ? 31 : 43, weight: long ? 12.5 : 16.5, gap: 4 };
  return { x: 50, y: 22, height: 66, width: long ? 29 : 39, weight: long ? 11.5 : 14.5, gap: long ? 4 : 5 };
}

function Action({ card, size }: FaceProps) {
  const scale = size === 's' ? 1.12 : 1;
  return (
    <>
      <g transform={`translate(50 66) scale(${scale}) translate(-50 -66)`}>{pictureOf(card)}</g>
      <path class="pips" d={pipsOf(copiesOf(card), { ...PIPS[size], y: size === 's' ? 127 : 125 })} />
    </>
  );
}

function pictureOf(card: Card) {
  if (card === LOCK) return <Padlock />;
  return card === LIFE_SAVER ? <Lifebuoy /> : <ThreeTracks />;
}

const Padlock = () => (
  <>
    <path class="sign-line shackle" d="M32 58V44A18 18 0 0 1 68 44V58" stroke-width="10" />
    <path class="sign" d="M25 56H75A5 5 0 0 1 80 61V97A5 5 0 0 1 75 102H25A5 5 0 0 1 20 97V61A5 5 0 0 1 25 56Z" />
    <path class="sign-hole" d="M50 67.5A7.5 7.5 0 0 1 54 81.3L56 92H44L46 81.3A7.5 7.5 0 0 1 50 67.5Z" />
  </>
);

const ThreeTracks = () => (
  <>
    <path
      class="sign-line"
      stroke-width="9"
      d="M22 102V62A28 28 0 0 1 50 34H66M38 102V68A18 18 0 0 1 56 50H66M54 102V74A8 8 0 0 1 62 66H66"
    />
    <path class="sign" d="M64 24L88 50L64 76Z" />
  </>
);

const Lifebuoy = () => (
  <>
    <circle class="sign-line" cx="50" cy="66" r="27" stroke-width="19" />
    <path
      class="sign-band"
      d="M68 57.5H86V74.5H68ZM14 57.5H32V74.5H14ZM41.5 84H58.5V102H41.5ZM41.5 30H58.5V48H41.5Z"
      transform="rotate(45 50 66)"
    />
  </>
);

const RINGS = [7, 6, 5, 4, 3, 2, 1] as const;
const RING_WIDTH = 17.2;

/** Seven rings, the picture that back, table and Turn 7 share. */
export function BackFace({ size }: { readonly size: CardSize }) {
  return (
    <Framed silhouette="back" size={size}>
      {RINGS.map((ring) => (
        <path class={`ring r${ring}`} d={hill(140 - ring * RING_WIDTH, ring * RING_WIDTH, FRAME[size])} />
      ))}
    </Framed>
  );
}
