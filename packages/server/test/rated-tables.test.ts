/** Tables whose games count for ratings: who is rated, when, and by what. */
import { describe, expect, test } from 'vitest';
import { hidePlayer } from '../src/care/hiding.ts';
import { behind } from './support/database.ts';
import { Player, playToTheEnd } from './support/player.ts';
import { RATED, Rater } from './support/rater.ts';
import { startTestServer, usualServer } from './support/server.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

const refusedWith = (status: number, code: string) => ({ status, json: { refused: { code } } });

describe('a table', () => {
  test('is not rated unless its host wants it', async () => {
    const server = await usualServer();
    const ann = await Player.host(server, 'Ann', { options: { listed: true } });
    expect((await ann.see()).lobby).not.toHaveProperty('rated');
    expect(await ann.do({ kind: 'be rated', key: 'k'.repeat(43) })).toMatchObject(refusedWith(409, 'wrong stage'));
    await ann.do({ kind: 'set options', options: RATED });
    expect((await ann.see()).lobby).toMatchObject({ options: { rated: true }, rated: [] });
  });

  test.each([
    ['another target', { target: 100 }],
    ['more decks', { decks: 2 }],
    ['the original Turn Three', { originalTurnThree: true }],
    ['a coach', { coach: true }],
  ])('with %s cannot be rated', async (_, options) => {
    const server = await usualServer();
    const ann = await Player.host(server, 'Ann', { options: RATED });
    expect(await ann.do({ kind: 'set options', options })).toMatchObject(refusedWith(400, 'bad request'));
    const opened = await server.ask('/api/tables', { body: { name: 'Ann', options: { ...RATED, ...options } } });
    expect(opened).toMatchObject(refusedWith(400, 'bad request'));
  });

  test('that is rated no longer asks everybody anew when it is again', async () => {
    const ann = await Rater.host(await usualServer());
    expect((await ann.seat.see()).lobby.rated).toEqual([1]);
    await ann.seat.do({ kind: 'set options', options: { rated: false } });
    await ann.seat.do({ kind: 'set options', options: { rated: true } });
    expect((await ann.seat.see()).lobby.rated).toEqual([]);
  });

  test('rates nobody twice: one key is one person there', async () => {
    const ann = await Rater.host(await usualServer());
    const ben = await ann.guest('Ben');
    expect(await ben.agree(ann.key)).toMatchObject(refusedWith(403, 'forbidden'));
  });
});

describe('a finished game', () => {
  test('counts for those who agreed, and for nobody else', async () => {
    const ann = await Rater.host(await usualServer(), ['Regular']);
    const [ben, cy] = [await ann.guest('Ben'), await ann.guest('Cy')];
    await ben.agree();
    expect(await ann.rating()).toBeNull();
    await ann.seat.do({ kind: 'start' });
    expect(await cy.agree()).toMatchObject({ status: 200 }); // from the next game on
    const { lobby, rounds } = await playToTheEnd([ann.seat, ben.seat, cy.seat]);
    const totals = rounds.at(-1)?.totals ?? [];
    const winner = totals.indexOf(Math.max(...totals));
    for (const rater of [ann, ben]) {
      const seat = lobby.seats.findIndex((one) => one.kind === 'person' && one.member === rater.seat.place.member);
      const { rating = 0, ...rest } = (await rater.rating()) ?? {};
      expect(rest).toMatchObject({ games: 1, won: seat === winner ? 1 : 0, provisional: true });
      expect(Math.sign(rating - 1000)).toBe(seat === winner ? 1 : -1);
    }
    expect(await cy.rating()).toBeNull();
    expect(await ann.shown()).toEqual([1, 2]);
  });

  test('says what it did to a rating, until the next one begins', async () => {
    const ann = await Rater.host(await usualServer(), ['Regular']);
    const playOne = async () => {
      await ann.seat.do({ kind: 'start' });
      const during = await ann.ratings();
      await playToTheEnd([ann.seat]);
      const [after] = await ann.ratings();
      return { during, after };
    };
    const first = await playOne();
    expect(first.during).toEqual([]);
    expect(first.after?.change).toBe((first.after?.rating.rating ?? 0) - 1000);
    expect(first.after?.change).not.toBe(0);
    const second = await playOne();
    expect(second.during).toMatchObject([{ rating: first.after?.rating, change: null }]);
    expect(second.after?.change).toBe((second.after?.rating.rating ?? 0) - (first.after?.rating.rating ?? 0));
  });

  test('counts for whoever left it in the middle', async () => {
    const ann = await Rater.host(await usualServer());
    const ben = await ann.guest('Ben');
    await ben.agree();
    await ann.seat.do({ kind: 'start' });
    await ben.seat.do({ kind: 'leave' });
    await playToTheEnd([ann.seat]);
    expect(await ben.rating()).toMatchObject({ games: 1 });
  });

  test('counts for nobody who was alone, or has taken back their word', async () => {
    const ann = await Rater.host(await usualServer());
    await ann.seat.do({ kind: 'start' });
    await playToTheEnd([ann.seat]);
    const ben = await ann.guest('Ben');
    await ben.agree();
    await ben.agree(null);
    await ann.seat.do({ kind: 'start' });
    await playToTheEnd([ann.seat, ben.seat]);
    expect(await ann.rating()).toMatchObject({ games: 1 });
    expect(await ben.rating()).toBeNull();
  });

  test('tells nobody in the log what its players were believed to be worth', async () => {
    const ann = await Rater.host(await usualServer(), ['Sharp']);
    await ann.seat.do({ kind: 'start' });
    const { lines } = await ann.seat.hear(0);
    const started = lines.find(({ entry }) => entry.kind === 'started');
    expect(started?.entry).toEqual({ kind: 'started', game: 1 });
  });
});

describe('a rating', () => {
  test('is deleted when its player wants it, and begins anew', async () => {
    const ann = await Rater.host(await usualServer(), ['Rookie']);
    await ann.seat.do({ kind: 'start' });
    await playToTheEnd([ann.seat]);
    expect(await ann.rating()).not.toBeNull();
    expect((await ann.remove()).rating).toBeNull();
    await ann.seat.do({ kind: 'start' });
    await playToTheEnd([ann.seat]);
    expect(await ann.rating()).toMatchObject({ games: 1 });
  });

  test('of somebody whom the operator took out is shown to nobody but themselves', async () => {
    const server = await startTestServer();
    const ann = await Rater.host(server, ['Rookie']);
    await ann.seat.do({ kind: 'start' });
    await playToTheEnd([ann.seat]);
    expect(await ann.shown()).toEqual([1]);
    await hidePlayer({ kind: 'sqlite', file: server.file }, ann.player, true);
    expect(await ann.shown()).toEqual([]);
    expect(await ann.rating()).toMatchObject({ games: 1 });
  });

  test('needs a key', async () => {
    const server = await usualServer();
    expect(await server.ask('/api/rating')).toMatchObject(refusedWith(401, 'unauthorised'));
    expect(await server.ask('/api/rating/removal', { method: 'POST' })).toMatchObject(refusedWith(401, 'unauthorised'));
  });
});

/** Answers as long as the game is played, whoever else does so for the same person. */
async function stayAtOnce(player: Player): Promise<void> {
  for (;;) {
    const { game, lobby, seq } = await player.see();
    if (game === null || game.top.state.kind === 'finished') return;
    const { question } = game.top.state;
    const occupant = lobby.seats[question.seat];
    if (occupant?.kind === 'person' && occupant.member === player.place.member) {
      const choice = question.kind === 'target' ? (question.targets[0] ?? 0) : 'stay';
      await player.do({ kind: 'move', game: game.number, question: game.question, choice });
    } else await player.hear(seq);
  }
}

describe.runIf(hasSharedServers)('two nodes', () => {
  const shared = sharedServers();

  test('count a game once, whoever of them hears its last moves', async () => {
    const url = await shared.postgres.createDatabase('ratings');
    const config = { database: { kind: 'postgres', url }, redis: shared.redis.url } as const;
    const [one, two] = [await startTestServer(config), await startTestServer(config)];
    const ann = await Rater.host(one);
    const ben = await ann.guest('Ben', undefined, two);
    await ben.agree();
    await ann.seat.do({ kind: 'start' });
    const everywhere = [one, two].flatMap((server) => [ann, ben].map(({ seat }) => new Player(server, seat.place)));
    await Promise.all(everywhere.map(stayAtOnce));
    const rows = await behind(config.database).selectFrom('rating').select(['game', 'player', 'gain']).execute();
    expect(rows.map(({ player }) => player).toSorted()).toEqual([ann.player, ben.player].toSorted());
    expect(rows.reduce((sum, { gain }) => sum + gain, 0)).toBe(0); // two newcomers: what one gains the other loses
    expect(await ann.rating()).toMatchObject({ games: 1 });
  });
});
