/** A server that is killed around the end of a rated game: the game counts, once. */
import { expect, test } from 'vitest';
import { rebuildRatings } from '../../src/care/rebuild.ts';
import { openStore } from '../../src/store/open.ts';
import type { Player } from '../support/player.ts';
import { Rater } from '../support/rater.ts';
import { clientAt } from '../support/server.ts';
import { startLoneNode } from './lone-node.ts';

test('a killed server loses no rated game, and counts none twice', { timeout: 120_000, tags: 'long' }, async () => {
  const { node, place } = await startLoneNode();
  const ann = await Rater.host(clientAt(node.url));
  const ben = await ann.guest('Ben');
  await ben.agree();
  await ann.seat.do({ kind: 'start' }, 'start');
  for (let killed = 0; ; ) {
    const { game, lobby } = await ann.seat.see();
    const state = game?.top.state;
    if (game === null || state?.kind !== 'playing') break;
    const occupant = lobby.seats[state.question.seat];
    const asked: Player = occupant?.kind === 'person' && occupant.member === 1 ? ann.seat : ben.seat;
    const choice = state.question.kind === 'target' ? (state.question.targets[0] ?? 0) : 'stay';
    const move = { kind: 'move', game: 1, question: game.question, choice } as const;
    // Near the end, where the line of the last move is being written while the server dies.
    if (killed < 4 && game.top.seats.some(({ total }) => total > 150)) {
      killed++;
      const answer = asked.do(move, `move-${game.question}`).catch(() => null);
      await node.end('SIGKILL');
      await answer;
      await node.start();
    }
    await asked.do(move, `move-${game.question}`);
  }
  await ann.seat.do({ kind: 'start' }, 'start'); // sent again, it is the game that is over
  const ratings = [await ann.rating(), await ben.rating()];
  expect(ratings).toMatchObject([{ games: 1 }, { games: 1 }]);
  await node.end('SIGTERM');

  expect(await rebuildRatings(place)).toEqual({ tables: 1, games: 1, problems: [] });
  const store = await openStore(place);
  const sums = await store.ratingsOf([ann.player, ben.player], true);
  expect(sums.reduce((sum, { gain }) => sum + gain, 0)).toBe(0); // two newcomers: what one gains the other loses
  expect(sums.map(({ games }) => games)).toEqual([1, 1]);
  await store.close();
});
