import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Foreign, MOST_BYTES, readFile } from '../src/game/replay/given.ts';
import { openAddress, openText } from '../src/game/replay/opened.ts';
import { replayAddress } from '../src/game/replay/replay-link.ts';

const GAME = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');
const SMALL = 'turn7 record 1\nplayers Ann | Bob\ndraw 7 5 7\nmoves h\n';

const bytes = (...parts: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))),
  );
const fileOf = (content: BlobPart, name = 'holiday'): File => new File([content], name);

describe('a file', () => {
  test.each<[Foreign, string, Uint8Array<ArrayBuffer>]>([
    ['picture', 'PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0)],
    ['picture', 'JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF')],
    ['picture', 'WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8')],
    ['picture', 'HEIC', bytes(0, 0, 0, 24, 'ftypheic')],
    ['pdf', 'PDF', bytes('%PDF-1.7\n')],
    ['archive', 'ZIP', bytes('PK', 3, 4, 20, 0)],
    ['archive', 'gzip', bytes(0x1f, 0x8b, 8, 0)],
    ['media', 'MP4', bytes(0, 0, 0, 24, 'ftypisom')],
    ['media', 'MP3', bytes('ID3', 4, 0)],
    ['data', 'bytes that are no text', bytes(0xc3, 0x28, 0xff)],
    ['data', 'a program', bytes(0x7f, 'ELF', 2, 1, 1, 0, 0)],
  ])('that is a %s is known for it: %s', async (what, _, content) => {
    expect(await readFile(fileOf(content))).toEqual({ kind: 'foreign', name: 'holiday', what, stopped: null });
  });

  test('that is far too large is not read', async () => {
    const letters = 'x'.repeat(1_000_000);
    const file = new File(Array<string>(50).fill(letters), 'all.txt');
    expect(await readFile(file)).toEqual({ kind: 'large', name: 'all.txt', bytes: 50_000_000, most: MOST_BYTES });
  });

  test('that is gone says so', async () => {
    const gone = Object.assign(fileOf('x'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    expect(await readFile(gone)).toEqual({ kind: 'unreadable', name: 'holiday' });
  });

  test.each([
    ['plainly', bytes(SMALL)],
    ['with a mark at its beginning', bytes(0xef, 0xbb, 0xbf, SMALL)],
    ['two bytes a letter', bytes(0xff, 0xfe, ...Array.from(SMALL).flatMap((letter) => [letter, 0]))],
    [
      'two bytes a letter, the high one first',
      bytes(0xfe, 0xff, ...Array.from(SMALL).flatMap((letter) => [0, letter])),
    ],
  ])('of text is read, written %s', async (_, content) => {
    expect(await readFile(fileOf(content))).toEqual({ name: 'holiday', text: SMALL });
  });
});

describe('a text', () => {
  const opened = (text: string) => openText({ text, name: null });
  const foreign = (what: Foreign, line: number, words: string) => ({
    kind: 'wrong',
    problem: { kind: 'foreign', name: null, what, stopped: { line, text: words } },
  });

  test.each<[string, ReturnType<typeof foreign>]>([
    ['{ "players": ["Ann"] }', foreign('json', 1, '{ "players": ["Ann"] }')],
    ['[\n1]', foreign('json', 1, '[')],
    ['<!doctype html>\n<p>', foreign('markup', 1, '<!doctype html>')],
    ['<?xml version="1.0"?>\n<svg/>', foreign('picture', 1, '<?xml version="1.0"?>')],
    ['\n# to begin with\n\nDear all,', foreign('text', 4, 'Dear all,')],
    [`Dear all,\n${SMALL}`, foreign('text', 1, 'Dear all,')],
    [`${'long '.repeat(20)}`, foreign('text', 1, `${'long '.repeat(20).slice(0, 59)}…`)],
    ['bell \x07', foreign('text', 1, 'bell �')],
  ])('that is no record is known for what it is: %j', (text, problem) => {
    expect(opened(text)).toEqual(problem);
  });

  test.each(['', '  \n\n', '# nothing but this'])('without anything in it is empty: %j', (text) => {
    expect(opened(text)).toMatchObject({ problem: { kind: 'foreign', what: 'empty' } });
  });

  test.each([
    ['in the middle of a key', `${SMALL}mov`, 5, true],
    ['in the middle of a card', 'turn7 record 1\nplayers Ann | Bob\ndraw 7 5 T', 3, true],
    ['before the cards', 'turn7 record 1\nplayers Ann | Bob\n', 1, true],
    ['not at all: a line in it is wrong', 'turn7 record 1\nnonsense 1\nplayers Ann\ndraw 7', 2, false],
    ['not at all: it is of another version', 'turn7 record 2\nplayers Ann\ndraw 7', 1, false],
    ['not at all: a move is none', 'turn7 record 1\nplayers Ann | Bob\ndraw 7 5 7\nmoves h >9', 4, false],
  ])('that is half a record, cut off %s', (_, text, line, isCut) => {
    expect(opened(text)).toMatchObject({
      problem: { kind: 'record', stopped: { line, text: text.split('\n')[line - 1] }, isCut },
    });
  });

  test('that is far too long is not read', () => {
    expect(opened('#'.repeat(MOST_BYTES + 1))).toMatchObject({ problem: { kind: 'large', bytes: MOST_BYTES + 1 } });
  });

  test('with many games opens though one of them cannot be played', () => {
    const games = opened(`turn7 record 1\nplayers Ann\ndraw 7\nmoves >3\n${SMALL}`);
    expect(games).toMatchObject({ kind: 'games', chosen: 0, at: 0, table: null });
  });
});

describe('an address', () => {
  const nothing = { search: '', hash: '', file: undefined };

  test('without anything leads to nothing', async () => {
    expect(await openAddress(nothing)).toEqual({ kind: 'nothing' });
  });

  test('with a file that the browser kept leads to its game and moment, whatever game is in the link', async () => {
    const { hash } = new URL(await replayAddress(SMALL, 3), 'https://turn7.example');
    const file = { text: GAME + SMALL, name: 'two.t7', chosen: 1 };
    expect(await openAddress({ ...nothing, hash, file })).toMatchObject({
      kind: 'games',
      given: { text: GAME + SMALL, name: 'two.t7' },
      chosen: 1,
      at: 3,
    });
  });

  test.each([null, 7, 'text', {}, { text: 7, chosen: 0 }, { text: SMALL, chosen: -1 }])(
    'with %j beside it leads where it says',
    async (file) => {
      const { hash } = new URL(await replayAddress(SMALL, 3), 'https://turn7.example');
      expect(await openAddress({ ...nothing, hash, file })).toMatchObject({ given: { text: SMALL }, chosen: 0, at: 3 });
    },
  );
});
