/** The geometry of travel: boxes on the screen, and the way of a card from one to another. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How high a card rises on its way, in pixels. */
export const RISE = 34;
/** How far it sinks in when it lands. */
const SETTLE = 2;
/** Enough that the straight lines between them look round. */
const SAMPLES = 8;

const centreX = (box: Box): number => box.x + box.width / 2;
const centreY = (box: Box): number => box.y + box.height / 2;

export const distance = (from: Box, to: Box): number =>
  Math.hypot(centreX(to) - centreX(from), centreY(to) - centreY(from));

/** The transform that shows what stands at `home` at `box` instead, as wide as that. */
export function moved(home: Box, box: Box, rise = 0): string {
  const x = centreX(box) - centreX(home);
  const y = centreY(box) - centreY(home) - rise;
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(box.width / home.width)})`;
}

/** Part of the way from one box to another, in a straight line. */
export function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** A shallow arc to `to`, where the card stands already, with a little settling at the end. Short ways rise less. */
export function arc(from: Box, to: Box): Keyframe[] {
  const rise = Math.min(RISE, distance(from, to) / 3);
  const way = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const part = i / SAMPLES;
    return { offset: part * 0.9, transform: moved(to, between(from, to, part), rise * 4 * part * (1 - part)) };
  });
  return [
    ...way,
    { offset: 0.95, transform: `translate(0px, ${SETTLE}px) scale(1)` },
    { offset: 1, transform: 'none' },
  ];
}

/** A card of this width in the middle of a box. */
export function cardIn(box: Box, width: number): Box {
  const height = width * 1.4;
  return { x: centreX(box) - width / 2, y: centreY(box) - height / 2, width, height };
}

const round = (value: number): number => Math.round(value * 100) / 100;
