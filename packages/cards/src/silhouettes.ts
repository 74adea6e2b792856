/**
 * Outlines in the card's box of 100 × 140. The silhouette tells the kind before colour does: a number is a plain
 * rectangle, a modifier a ticket with a stub, an action has cut corners. All are exact paths, so that no card needs
 * clipping: that is what keeps hundreds of them cheap.
 */
import { path } from './numeral.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [1, 99, 1, 139];
const CORNER = 9;
const CUT = 20;
const NOTCH = 10;
/** Where a ticket is torn off. */
export const PERFORATION = 104;

export type Silhouette = 'number' | 'modifier' | 'action' | 'back';

/** The outline, or a line `inset` inside it. */
export function outline(silhouette: Silhouette, inset = 0): string {
  if (silhouette === 'modifier') return ticket(inset);
  return silhouette === 'action' ? octagon(inset) : rectangle(inset);
}

interface Sides {
  readonly l: number;
  readonly r: number;
  readonly t: number;
  readonly b: number;
  /** Radius of the corners. */
  readonly c: number;
}

const sides = (inset: number): Sides => ({
  l: LEFT + inset,
  r: RIGHT - inset,
  t: TOP + inset,
  b: BOTTOM - inset,
  c: Math.max(CORNER - inset, 0),
});

function rectangle(inset: number): string {
  const { l, r, t, b, c } = sides(inset);
  return path`M${l + c} ${t}H${r - c}A${c} ${c} 0 0 1 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 1 ${l + c} ${t}Z`;
}

function octagon(inset: number): string {
  const { l, r, t, b } = sides(inset);
  const cut = CUT - inset * (2 - Math.SQRT2); // a slanted side moves in as far as a straight one
  return path`M${l + cut} ${t}H${r - cut}L${r} ${t + cut}V${b - cut}L${r - cut} ${b}H${l + cut}L${l} ${b - cut}V${t + cut}Z`;
}

function ticket(inset: number): string {
  const { l, r, t, b, c } = sides(inset);
  const { notch, rise } = notchOf(inset);
  return path`M${l + c} ${t}H${r - c}A${c} ${c} 0 0 1 ${r} ${t + c}V${PERFORATION - rise}A${notch} ${notch} 0 0 0 ${r} ${PERFORATION + rise}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${PERFORATION + rise}A${notch} ${notch} 0 0 0 ${l} ${PERFORATION - rise}V${t + c}A${c} ${c} 0 0 1 ${l + c} ${t}Z`;
}

/** The part of a ticket below its perforation. */
export function stub(inset: number): string {
  const { l, r, b, c } = sides(inset);
  const { notch, rise } = notchOf(inset);
  return path`M${LEFT + notch} ${PERFORATION}H${RIGHT - notch}A${notch} ${notch} 0 0 0 ${r} ${PERFORATION + rise}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${PERFORATION + rise}A${notch} ${notch} 0 0 0 ${LEFT + notch} ${PERFORATION}Z`;
}

/** A notch grows as the line around it moves in, and meets the side `rise` above and below its middle. */
function notchOf(inset: number): { readonly notch: number; readonly rise: number } {
  const notch = NOTCH + inset;
  return { notch, rise: Math.sqrt(notch ** 2 - inset ** 2) };
}

const MIDDLE = 50;

/** A disc behind the card's lower part, as far as it is inside the outline. Its middle is `crest + radius`. */
export function hill(crest: number, radius: number, inset = 0): string {
  const { l, r, t, b, c } = sides(inset);
  const centre = crest + radius;
  const reach = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - (centre - y) ** 2));
  if (radius < MIDDLE - l) return path`M${MIDDLE - reach(b)} ${b}A${radius} ${radius} 0 0 1 ${MIDDLE + reach(b)} ${b}Z`;
  const side = centre - Math.sqrt(radius ** 2 - (MIDDLE - l) ** 2);
  const top = Math.max(crest, t); // the highest hill is a little cut by the edge
  const flat = reach(top);
  return path`M${l} ${side}A${radius} ${radius} 0 0 1 ${MIDDLE - flat} ${top}H${MIDDLE + flat}A${radius} ${radius} 0 0 1 ${r} ${side}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}Z`;
}

const HATCH_STEP = 20;

/** Slanting lines over a busted card, from side to side. */
export function hatch(): string {
  const { l, r, t, b } = sides(2);
  const slope = 150 / 140;
  const lines = Array.from({ length: 13 }, (_, line) => {
    const foot = -130 + line * HATCH_STEP; // where the line crosses y = 145
    const xAt = (y: number) => foot + (145 - y) / slope;
    const from = Math.max(l, xAt(b));
    const to = Math.min(r, xAt(t));
    const yAt = (x: number) => 145 - (x - foot) * slope;
    return from < to ? path`M${from} ${yAt(from)}L${to} ${yAt(to)}` : '';
  });
  return lines.join('');
}

const RIP: readonly (readonly [number, number])[] = [
  [LEFT, 89],
  [20, 74],
  [34, 90],
  [56, 60],
  [70, 80],
  [RIGHT, 53.5],
];

/** The rip across a twin, so many units wide. */
export function rip(width: number): string {
  const above = RIP.map(([x, y]) => path`${x} ${y - width / 2}`);
  const below = RIP.toReversed().map(([x, y]) => path`${x} ${y + width / 2}`);
  return `M${[...above, ...below].join('L')}Z`;
}
