/** The fonts of pictures: their files, and from them which letters can be drawn and how wide they are. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConfigError } from '../config.ts';

/** What pictures are set in, and what stands in for it where it lacks a letter. `npm run build` unpacks them. */
const FONT_NAMES = {
  400: ['jost-latin-400', 'jost-latin-ext-400', 'jost-cyrillic-400'],
  700: ['jost-latin-700', 'jost-latin-ext-700', 'jost-cyrillic-700'],
} as const;
/** Of one weight only: names alone need them. */
const STAND_INS = ['noto-sans-arabic-arabic-700', 'noto-sans-hebrew-hebrew-700'] as const;

export const FAMILY = 'Jost';
export type Weight = keyof typeof FONT_NAMES;

const fileOf = (name: string): string => createRequire(import.meta.url).resolve(`@turn7/server/fonts/${name}.ttf`);

/**
 * Fonts of whoever runs the server, for letters that ours lack: a font of Chinese, Japanese or Korean has more bytes than all the
 * rest of the server. A process has one environment, and one set of fonts.
 */
let given: readonly string[] = [];

/** Throws a ConfigError if one cannot be read. */
export function useFonts(files: readonly string[]): void {
  for (const file of files) expectFont(file);
  given = files;
  known.clear();
}

function expectFont(file: string): void {
  try {
    widthsIn(readFileSync(file)).next();
  } catch {
    throw new ConfigError(`TURN7_FONTS has "${file}"; expected the file of a TrueType or OpenType font.`);
  }
}

/** Where a font lacks a letter, the first that has it draws it: names are set in the heavier weight. */
export const fontFiles = (): string[] => [
  ...[...FONT_NAMES[700], ...FONT_NAMES[400], ...STAND_INS].map(fileOf),
  ...given,
];

/** By letter, its width as a part of the size of the type. */
type Widths = ReadonlyMap<number, number>;

const known = new Map<Weight, Widths>();

/** Undefined for a letter that no font has. */
export function widthOf(letter: number, weight: Weight): number | undefined {
  const widths = known.get(weight) ?? readWidths([...[...FONT_NAMES[weight], ...STAND_INS].map(fileOf), ...given]);
  known.set(weight, widths);
  return widths.get(letter);
}

/** Of several fonts, the first that has a letter draws it. */
function readWidths(files: readonly string[]): Widths {
  const widths = new Map<number, number>();
  for (const file of files)
    for (const [letter, width] of widthsIn(readFileSync(file))) if (!widths.has(letter)) widths.set(letter, width);
  return widths;
}

/** The tables of a font that say which letters it has, and how far each moves the pen. */
function* widthsIn(font: Buffer): Generator<[letter: number, width: number]> {
  const unitsPerEm = font.readUInt16BE(tableIn(font, 'head') + 18);
  const measured = font.readUInt16BE(tableIn(font, 'hhea') + 34);
  const widths = tableIn(font, 'hmtx');
  for (const [letter, glyph] of glyphsIn(font)) {
    const advance = font.readUInt16BE(widths + 4 * Math.min(glyph, measured - 1));
    yield [letter, advance / unitsPerEm];
  }
}

/** Of a file with several fonts the first counts. */
const startOf = (font: Buffer): number => (font.toString('latin1', 0, 4) === 'ttcf' ? font.readUInt32BE(12) : 0);

function tableIn(font: Buffer, name: string): number {
  const first = startOf(font) + 12;
  for (let entry = first; entry < first + 16 * font.readUInt16BE(first - 8); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  throw new Error(`the font has no table ${name}`);
}

/** The letters up to U+FFFF, from the table that every font has for them. */
function* glyphsIn(font: Buffer): Iterable<[letter: number, glyph: number]> {
  const table = basicLettersIn(font);
  const doubled = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  for (let segment = 0; segment < doubled; segment += 2) {
    const [first, last] = [font.readUInt16BE(starts + segment), font.readUInt16BE(ends + segment)];
    const delta = font.readUInt16BE(starts + doubled + segment);
    const place = starts + 2 * doubled + segment;
    const offset = font.readUInt16BE(place);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const listed = offset === 0 ? letter : font.readUInt16BE(place + offset + 2 * (letter - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) yield [letter, glyph];
    }
  }
}

const BASIC_LETTERS = 4;

function basicLettersIn(font: Buffer): number {
  const map = tableIn(font, 'cmap');
  for (let entry = map + 4; entry < map + 4 + 8 * font.readUInt16BE(map + 2); entry += 8) {
    const table = map + font.readUInt32BE(entry + 4);
    if (font.readUInt16BE(table) === BASIC_LETTERS) return table;
  }
  throw new Error('the font has no table of the basic letters');
}
