/**
 * A write-ahead log that lost lines is told at the next start: how many, and of which tables.
 *
 * @module-tag long
 */
import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { Place } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { examine } from '../src/care/examination.ts';
import { openLog } from '../src/log.ts';
import { startLoneNode } from './bad-days/lone-node.ts';
import { newSqlite } from './support/database.ts';
import { startTestServer } from './support/server.ts';

/** Fifty lines at a table of a node that is then killed, so that they are in the write-ahead log alone. */
async function killedNode() {
  const { node, place } = await startLoneNode();
  if (place.kind !== 'sqlite') throw new Error('expected a file');
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    return (await fetch(`${node.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { code, token, member } = Place.parse(await post('/api/tables', { name: 'Ada' }));
  for (let i = 0; i < 50; i++)
    await post(`/api/tables/${code}/commands`, { id: `id-${i}`, command: { kind: 'hand over', member } }, token);
  const kept = (): string => readFileSync(`${place.file}-heads`, 'utf8');
  await expect.poll(kept).toMatch(new RegExp(`^${code} 5\\d$`, 'm'));
  await node.end('SIGKILL');
  return { node, file: place.file, code };
}

test.each<[string, (log: string) => void]>([
  ['was cut short', (log) => truncateSync(log, Math.floor(statSync(log).size / 2))],
  [
    'is damaged in the middle',
    (log) => {
      const file = openSync(log, 'r+');
      writeSync(file, Buffer.alloc(64, 0xff), 0, 64, Math.floor(statSync(log).size / 2));
      closeSync(file);
    },
  ],
])('one that %s', async (_, spoil) => {
  const { node, file, code } = await killedNode();
  spoil(`${file}-wal`);
  expect(examine(file).problems.join()).toMatch(new RegExp(`Table ${code} lost its last \\d+ lines`));
  await node.start();
  const [, lines, tables] =
    /"lines":(\d+),"tables":\[([^\]]+)\],"msg":"the database lacks lines/.exec(node.errors) ?? [];
  expect(Number(lines)).toBeGreaterThan(5);
  expect(tables).toBe(`"${code}"`);
  const before = node.errors;
  await node.end('SIGKILL');
  await node.start();
  expect(node.errors).toBe(before); // it is told once
});

test('a node that was killed and lost nothing has nothing to tell', async () => {
  const { node, file } = await killedNode();
  expect(examine(file).problems).toEqual([]);
  await node.start();
  expect(node.errors).toBe('');
});

test('neither has one that was stopped, and a restored backup tells what it lacks', async () => {
  const database = newSqlite();
  const said: unknown[] = [];
  const log = openLog('error', { write: (line) => void said.push(JSON.parse(line)) });
  const first = await startTestServer({ database });
  await first.ask('/api/tables', { body: { name: 'Ada' } });
  await first.stop();
  copyFileSync(database.file, `${database.file}-copy`);

  const second = await startTestServer({ database }, { log });
  const { code } = Place.parse((await second.ask('/api/tables', { body: { name: 'Ben' } })).json);
  await second.stop();
  expect(said).toEqual([]);

  copyFileSync(`${database.file}-copy`, database.file);
  await startTestServer({ database }, { log });
  expect(said).toMatchObject([{ lines: expect.any(Number), tables: [code] }]);
});
