import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { Client, joinTable, openTable } from './support/client.ts';
import { answer, asked, gather, isOver } from './support/party.ts';
import { startTestServer } from './support/server.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

test('while nothing can be saved commands are refused, and the same command is carried out once afterwards', async () => {
  const { url, file } = await startTestServer();
  const { ann } = await gather(url);
  const { seq } = ann.table;
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  expect(await ann.command({ kind: 'start' }, 'mine')).toEqual({
    ok: false,
    refused: {
      code: 'unavailable',
      message: 'The server cannot save right now; try again. A command with the same id happens once.',
    },
  });
  expect(ann.table.seq).toBe(seq);
  other.exec('ROLLBACK');
  other.close();
  const done = await ann.do({ kind: 'start' }, 'mine');
  expect(await ann.do({ kind: 'start' }, 'mine')).toBe(done);
});

describe.skipIf(!hasSharedServers)('two nodes with one table', () => {
  const shared = sharedServers();

  test('let people play with each other, see the same lines and hear of reactions', async () => {
    const config = { database: { kind: 'postgres', url: shared.postgres.url }, redis: shared.redis.url } as const;
    const [one, two] = [await startTestServer(config), await startTestServer(config)];
    const host = await openTable(one.url, { name: 'Ann', options: { target: 40 } });
    const { code } = host;
    const guest = await joinTable(two.url, code, { name: 'Ben' });
    const ann = await Client.connect(one.url, { code, token: host.token });
    const ben = await Client.connect(two.url, { code, token: guest.token });
    await ann.do({ kind: 'start' });
    while (!isOver(ann)) {
      const { seq } = ann.table;
      await ben.until(() => ben.table.seq >= seq);
      const player = asked(ann) === 0 ? ann : ben;
      const done = await player.do(answer(player));
      await ann.until(() => ann.table.seq >= done);
    }
    await ben.until(() => isOver(ben));
    expect(ben.lines).toEqual(ann.lines.slice(-ben.lines.length));

    await ann.react('heart');
    await ben.until(() => ben.reactions.length === 1);
    expect(ben.reactions).toEqual([{ member: 1, reaction: 'heart' }]);
  });
});
