/** A font that has one letter that ours lack: one of ours with another table of letters, in which it looks like another. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const OURS = createRequire(import.meta.url).resolve('@turn7/server/fonts/jost-latin-700.ttf');
const FIRST_ENTRY = 12;
const ENTRY = 16;
/** One that shows something. */
const SOME_GLYPH = 5;

interface Table {
  readonly name: string;
  readonly content: Buffer;
}

const tablesIn = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const entry = FIRST_ENTRY + ENTRY * i;
    const start = font.readUInt32BE(entry + 8);
    return {
      name: font.toString('latin1', entry, entry + 4),
      content: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });

/** One segment for the letter, and the one that ends every list of segments (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function lettersOf(letter: number, glyph: number): Buffer {
  const words = [
    ...[0, 1, 3, 1, 0, 12], // one table, for Unicode, at byte 12
    ...[4, 32, 0, 4, 4, 1, 0], // format 4, of 32 bytes, two segments
    ...[letter, 0xffff, 0, letter, 0xffff, (glyph - letter) & 0xffff, 1, 0, 0],
  ];
  const table = Buffer.alloc(2 * words.length);
  for (const [i, word] of words.entries()) table.writeUInt16BE(word, 2 * i);
  return table;
}

/** `isCollection`: inside a file that may have several fonts, as those of Chinese often are. */
export function fontWith(letter: string, isCollection = false): Buffer {
  const tables = tablesIn(readFileSync(OURS)).map(({ name, content }) => ({
    name,
    content: name === 'cmap' ? lettersOf(letter.codePointAt(0) ?? 0, SOME_GLYPH) : content,
  }));
  const before = isCollection ? collectionHead() : Buffer.alloc(0);
  const head = Buffer.alloc(FIRST_ENTRY + ENTRY * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [before, head];
  let offset = before.length + head.length;
  for (const [i, { name, content }] of tables.entries()) {
    const entry = FIRST_ENTRY + ENTRY * i;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat(parts);
}

function collectionHead(): Buffer {
  const head = Buffer.alloc(16);
  head.write('ttcf', 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt32BE(1, 8); // of one font,
  head.writeUInt32BE(head.length, 12); // right behind
  return head;
}
