// The fonts of the pictures that the server draws, unpacked: the renderer reads TrueType, packages from npm have WOFF.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { inRoot } from './root.mjs';

/** The last one to be written: when it is there, so are the others. */
export const FONTS = 'packages/server/dist/fonts';
export const LAST_FONT = `${FONTS}/noto-sans-hebrew-hebrew-700.ttf`;

const JOST = ['latin', 'latin-ext', 'cyrillic'].flatMap((subset) =>
  [400, 700].map((weight) => ({ name: 'jost', subset, weight })),
);
const WANTED = [
  ...JOST,
  { name: 'noto-sans-arabic', subset: 'arabic', weight: 700 },
  { name: 'noto-sans-hebrew', subset: 'hebrew', weight: 700 },
];

export function unpackFonts() {
  mkdirSync(inRoot(FONTS), { recursive: true });
  for (const { name, subset, weight } of WANTED) {
    const folder = `node_modules/@fontsource/${name}`;
    const woff = readFileSync(inRoot(`${folder}/files/${name}-${subset}-${weight}-normal.woff`));
    copyFileSync(inRoot(`${folder}/LICENSE`), inRoot(`${FONTS}/${name}-LICENSE.txt`));
    writeFileSync(inRoot(`${FONTS}/${name}-${subset}-${weight}.ttf`), trueTypeOf(woff));
  }
}

const HEAD = 12;
const ENTRY = 16;
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;

/**
 * The same tables without their compression; they stand in the same order (https://www.w3.org/TR/WOFF/).
 * @param {Buffer} woff
 */
function trueTypeOf(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD + ENTRY * count);
  const log = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(ENTRY * 2 ** log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(ENTRY * (count - 2 ** log), 10);
  /** @type {Buffer[]} */
  const parts = [head];
  let offset = head.length;
  for (let i = 0; i < count; i++) {
    const from = WOFF_HEAD + WOFF_ENTRY * i;
    const to = HEAD + ENTRY * i;
    const table = tableAt(woff, from);
    woff.copy(head, to, from, from + 4); // its name
    woff.copy(head, to + 4, from + 16, from + 20); // its checksum
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** @param {Buffer} woff @param {number} entry */
function tableAt(woff, entry) {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  return packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed;
}
