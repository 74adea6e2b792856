/** Words in a picture: what can be drawn of them, cut or broken to the room that there is. */
import { escaped } from '@turn7/protocol';
import { FAMILY, type Weight, widthOf } from './fonts.ts';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const MARKS = /\p{M}/gu;
/** They show nothing, and put words from right to left into a sentence from left to right. */
const ISOLATES = /[\u2066-\u2069]/u;

/**
 * What the fonts have of a text: a letter that they lack stands without its marks, or not at all. Null where nothing
 * that says anything is left.
 */
export function drawable(text: string): string | null {
  const kept = [...GRAPHEMES.segment(text)].map(({ segment }) => drawableLetter(segment)).join('');
  const tidy = kept.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : null;
}

function drawableLetter(letter: string): string {
  if (isDrawable(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(MARKS, '');
  return isDrawable(bare) ? bare : '';
}

const isDrawable = (letter: string): boolean =>
  [...letter].every((sign) => ISOLATES.test(sign) || widthOf(sign.codePointAt(0) ?? 0, 700) !== undefined);

export interface Type {
  readonly size: number;
  readonly weight: Weight;
}

/** About as wide as it will be drawn: letters that join or move together are not looked at. */
export const lengthOf = (text: string, { size, weight }: Type): number =>
  size *
  [...text].reduce(
    (sum, sign) => sum + (ISOLATES.test(sign) ? 0 : (widthOf(sign.codePointAt(0) ?? 0, weight) ?? 0)),
    0,
  );

/** Cut with an ellipsis where it is longer than there is room. */
export function fitted(text: string, type: Type, room: number): string {
  if (lengthOf(text, type) <= room) return text;
  let kept = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (lengthOf(`${kept}${segment}…`, type) > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Broken between sentences and words into at most so many lines, the last of them cut. */
export function broken(text: string, type: Type, room: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const fits = lengthOf(longer, type) <= room && !(line.endsWith('.') && type.weight === 700);
    if (line === '' || lines.length === most - 1 || fits) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((one) => fitted(one, type, room));
}

export interface Written extends Type {
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly ink: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Between letters. */
  readonly spacing?: number;
}

export const textSvg = (text: string, { x, y, size, weight, ink, anchor = 'start', spacing = 0 }: Written): string =>
  `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" font-weight="${weight}" fill="${ink}" ` +
  `text-anchor="${anchor}"${spacing === 0 ? '' : ` letter-spacing="${spacing}"`}>${escaped(text)}</text>`;
