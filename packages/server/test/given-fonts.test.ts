/** Names that our fonts cannot draw are drawn with a font of whoever runs the server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { openLog } from '../src/log.ts';
import { useFonts } from '../src/preview/fonts.ts';
import { drawable, lengthOf, textSvg } from '../src/preview/lettering.ts';
import { Painter } from '../src/preview/painter.ts';
import { fontWith } from './support/made-font.ts';
import { startTestServer } from './support/server.ts';

function fileOf(font: Buffer | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'turn7-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'font.ttf');
  writeFileSync(file, font);
  return file;
}

afterEach(() => useFonts([]));

const TYPE = { size: 60, weight: 700 } as const;
const picture = (text: string): Promise<Buffer> =>
  new Painter(openLog('silent')).paint(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${textSvg(text, { ...TYPE, x: 5, y: 60, ink: '#000' })}</svg>`,
  );

describe.each([
  ['a font', false],
  ['a collection of fonts', true],
])('with %s that has a letter', (_, isCollection) => {
  test('names with it are measured and drawn', async () => {
    expect(drawable('王')).toBeNull();
    const [blank, ann] = [await picture('王'), await picture('Ann')];
    useFonts([fileOf(fontWith('王', isCollection))]);
    expect(drawable('王小明 Ann')).toBe('王 Ann');
    expect(lengthOf('王', TYPE)).toBeGreaterThan(0);
    expect(await picture('王')).not.toEqual(blank);
    expect(await picture('Ann')).toEqual(ann);
  });
});

test.each([
  ['is not there', () => '/nowhere/font.ttf'],
  ['is none', () => fileOf('hello, I am no font at all, whatever my name says')],
])('a server does not start with a font that %s, and says so', async (_, file) => {
  const name = file();
  await expect(startTestServer({ fonts: [name] })).rejects.toThrow(
    `TURN7_FONTS has "${name}"; expected the file of a TrueType or OpenType font.`,
  );
});
