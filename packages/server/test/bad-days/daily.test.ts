/** A server that is killed in the middle of daily tries: each goes on where it was, and ends with one result. */
import { expect, test } from 'vitest';
import { newToken } from '../../src/live/ids.ts';
import { openStore } from '../../src/store/open.ts';
import { Challenger } from '../support/challenger.ts';
import { playToTheEnd } from '../support/player.ts';
import { clientAt } from '../support/server.ts';
import { startLoneNode } from './lone-node.ts';

test('a killed server loses no move of a try, and doubles none', { timeout: 120_000, tags: 'long' }, async () => {
  const { node, place } = await startLoneNode();
  const server = clientAt(node.url);
  const key = newToken();
  const before = await Challenger.begin(server, 'solo', key);
  const acknowledged: number[] = [];
  while (acknowledged.length < 5) {
    const { game } = await before.player.see();
    const state = game?.top.state;
    if (game === null || state?.kind !== 'playing') break;
    const choice = state.question.kind === 'target' ? (state.question.targets[0] ?? 0) : 'stay';
    const move = { kind: 'move', game: 1, question: game.question, choice } as const;
    const { json } = await before.player.do(move, `move-${game.question}`);
    acknowledged.push(seqIn(json));
    if (acknowledged.length % 2 === 0) {
      await node.end('SIGKILL');
      await node.start();
      expect(seqIn((await before.player.do(move, `move-${game.question}`)).json)).toBe(acknowledged.at(-1));
    }
  }
  const after = await Challenger.begin(server, 'solo', key);
  expect(after.player.place.code).toBe(before.player.place.code);
  await playToTheEnd([after.player]);
  expect(await after.tries()).toMatchObject([{ stage: 'finished', standing: { players: 1 } }]);
  await node.end('SIGTERM');

  const store = await openStore(place);
  const rows = await store.read(after.player.place.code, 0);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  const commands = rows.flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  for (const seq of acknowledged) expect(rows[seq - 1]?.body).toContain('"chose"');
  expect(await store.resultsOf([after.player.place.code])).toHaveLength(1);
  await store.close();
});

function seqIn(json: unknown): number {
  if (typeof json === 'object' && json !== null && 'seq' in json && typeof json.seq === 'number') return json.seq;
  throw new Error(`expected an acknowledgement, not ${JSON.stringify(json)}`);
}
