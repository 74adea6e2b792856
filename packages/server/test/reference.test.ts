/** The API reference at /reference/, where an operator wants it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from './support/server.ts';

/** A folder as `npm run docs` fills it, with things in it and beside it that are nobody's business. */
function reference(): string {
  const home = mkdtempSync(join(tmpdir(), 'turn7-reference-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = join(home, 'reference');
  mkdirSync(folder);
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Reference</title>');
  writeFileSync(join(folder, 'style.css'), 'body { margin: 0 }');
  mkdirSync(join(folder, '.git'));
  for (const file of ['turn7.db', '.env', '.notes.html', '.git/page.html']) writeFileSync(join(folder, file), 'secret');
  return folder;
}

const STRICT = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options'];

test('is shown under headers as strict as those of the game', async () => {
  const server = await startTestServer({ reference: reference() });
  const [game, index, style] = await Promise.all(
    ['/', '/reference/', '/reference/style.css'].map((path) => server.ask(path)),
  );
  expect(index).toMatchObject({ status: 200, text: expect.stringContaining('<title>Reference') });
  expect(style?.headers.get('content-type')).toMatch(/^text\/css/);
  for (const name of STRICT) {
    expect(game?.headers.get(name)).not.toBeNull();
    for (const answer of [index, style]) expect(answer?.headers.get(name)).toBe(game?.headers.get(name));
  }
});

test('is found without the slash at its end', async () => {
  const server = await startTestServer({ reference: reference() });
  const answer = await fetch(`${server.url}/reference`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/reference/']);
});

test.each([
  '/reference/none.html',
  '/reference/../secret.txt',
  '/reference/..%2fsecret.txt',
  '/reference/%2e%2e/secret.txt',
  '/reference/turn7.db',
  '/reference/.env',
  '/reference/.notes.html',
  '/reference/%2enotes.html',
  '/reference/.git/page.html',
])('has nothing at %s', async (path) => {
  const server = await startTestServer({ reference: reference() });
  expect(await server.ask(path)).toMatchObject({ status: 404, text: expect.not.stringContaining('secret') });
});

test('is nowhere if nobody wants it', async () => {
  const server = await startTestServer();
  expect((await server.ask('/reference/')).status).toBe(404);
});

test('that was not made keeps the server from starting, and it says what was expected', async () => {
  await expect(startTestServer({ reference: 'nowhere' })).rejects.toThrow(
    'TURN7_REFERENCE is "nowhere"; expected a folder that npm run docs has filled.',
  );
});
