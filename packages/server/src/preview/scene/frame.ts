/** What all pictures share: the table with its rings, the name of the game, what kind of thing is shown, a headline. */
import { backSvg, cardSvg, INKS, type Lying, strokesOf } from '@turn7/cards';
import { broken, fitted, lengthOf, type Type, textSvg } from '../lettering.ts';
import type { Scene, SceneCard } from './scene.ts';

/** As Open Graph has it. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 64;

export const cardAt = ({ card, state }: SceneCard, lying: Lying): string =>
  card === null ? backSvg(lying) : cardSvg(card, lying, state);

/** `of`: its own part, over all that is common. */
export const framed = ({ label }: Scene, of: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INKS.table}"/>${rings()}${wordmark()}${pill(label)}${of}</svg>`;

const RINGS = [7, 6, 5, 4, 3, 2];
const RING = 104;
const SHADES = [INKS.table, '#122b31'] as const;

/** Around the same place as on the table, dark enough for words. */
const rings = (): string =>
  RINGS.map(
    (ring) =>
      `<circle cx="${WIDTH - 250}" cy="${HEIGHT + 60}" r="${ring * RING}" fill="${SHADES[ring % 2] ?? INKS.table}"/>`,
  ).join('');

const MARK: Type = { size: 52, weight: 700 };
const BASELINE = 96;
const SEVEN = { width: 33, height: 46, weight: 11 };

function wordmark(): string {
  const word = 'Turn';
  const x = MARGIN + lengthOf(word, MARK) + 9;
  const { height, width, weight } = SEVEN;
  const [seven] = strokesOf('7', { x: x + width / 2, y: BASELINE - height + 6, height, width, weight, gap: 0 });
  const line = `fill="none" stroke="${INKS.gold}" stroke-width="${weight}" stroke-miterlimit="3"`;
  return (
    textSvg(word, { ...MARK, x: MARGIN, y: BASELINE, ink: INKS.text }) +
    `<path d="${seven?.d ?? ''}" transform="${seven?.transform ?? ''}" ${line}/>` +
    `<path d="${seven?.d ?? ''}" transform="${seven?.transform ?? ''}" fill="none" stroke="${INKS.table}" stroke-width="2"/>`
  );
}

const LABEL: Type = { size: 26, weight: 700 };

function pill(label: string | null): string {
  if (label === null) return '';
  const width = lengthOf(label, LABEL) + 52;
  const x = WIDTH - MARGIN - width;
  return (
    `<rect x="${x}" y="54" width="${width}" height="52" rx="26" fill="${INKS['rail-2']}"/>` +
    textSvg(label, { ...LABEL, x: x + width / 2, y: 89, ink: INKS.text, anchor: 'middle' })
  );
}

interface Block {
  readonly x: number;
  /** Where the first line of the headline stands. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly lines: number;
}

/** A headline with a line of plain words below it, and where it ends. */
export function words({ headline, line }: Scene, block: Block): { readonly svg: string; readonly bottom: number } {
  const { x, width, lines } = block;
  const type = fittingType(headline, block);
  const rows = broken(headline, type, width, lines);
  const step = type.size * 1.14;
  const below = block.y + (rows.length - 1) * step;
  const plain: Type = { size: 32, weight: 400 };
  const told = broken(line, plain, width, 3);
  const svg = [
    ...rows.map((row, i) => textSvg(row, { ...type, x, y: block.y + i * step, ink: INKS.text })),
    ...told.map((row, i) => textSvg(row, { ...plain, x, y: below + 56 + i * 42, ink: INKS['text-2'] })),
  ].join('');
  return { svg, bottom: below + 56 + (told.length - 1) * 42 };
}

const SHRUNK = [1, 0.88, 0.76];

/** As large as lets it be read to its end, within reason. */
function fittingType(headline: string, { size, width, lines }: Block): Type {
  const types = SHRUNK.map((part): Type => ({ size: Math.round(size * part), weight: 700 }));
  const whole = types.find((type) => broken(headline, type, width, lines).join(' ') === headline);
  return whole ?? types.at(-1) ?? { size, weight: 700 };
}

/** A name to the left and a number to the right of some room. */
export function entry(
  name: string,
  amount: string,
  { x, y, width, size, ink }: { x: number; y: number; width: number; size: number; ink: string },
): string {
  const type: Type = { size, weight: 700 };
  const room = width - lengthOf(amount, type) - size;
  return (
    textSvg(fitted(name, type, room), { ...type, x, y, ink }) +
    textSvg(amount, { ...type, x: x + width, y, ink, anchor: 'end' })
  );
}

interface Fan {
  readonly x: number;
  readonly y: number;
  readonly card: number;
  /** Degrees between neighbours. */
  readonly step: number;
  readonly radius: number;
}

/** Cards as a hand holds them, around a place below them. */
export const fan = (cards: readonly SceneCard[], { x, y, card, step, radius }: Fan): string =>
  cards
    .map((one, i) => {
      const turned = (i - (cards.length - 1) / 2) * step;
      const angle = (turned * Math.PI) / 180;
      const middle = { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
      return cardAt(one, { x: round(middle.x - card / 2), y: round(middle.y - card * 0.7), width: card, turned });
    })
    .join('');

const round = (value: number): number => Math.round(value * 10) / 10;
