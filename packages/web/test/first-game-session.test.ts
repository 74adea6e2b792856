import type { TableGame } from '@turn7/client';
import { choicesOf, gameFrom, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import type { BotWorker } from '../src/game/bots/bot-worker.ts';
import { FirstGameSession } from '../src/learn/first-game/first-game-session.ts';
import { LessonState } from '../src/learn/first-game/lesson-state.ts';

/** Always the last answer: stays, and sends cards to the last seat. */
const lazy: BotWorker = {
  choose: async (_, view) => choicesOf(gameFrom(view, new SeededShuffler(1))).at(-1) ?? STAY,
  advise: () => Promise.reject(new Error('nobody asks for advice here')),
  watch: () => Promise.resolve(),
};

/** What has been asked of promises is done. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

async function start() {
  const lessons = new LessonState();
  const session = new FirstGameSession('Ann', lessons, lazy);
  const games: TableGame[] = [];
  const look = () => {
    games.push(session.game.value);
    session.seen(session.game.value);
  };
  session.game.subscribe(look);
  look();
  await settle();
  return { lessons, session, games };
}

describe('the table of the first game', () => {
  test('deals when the welcome is read', async () => {
    const { lessons, session, games } = await start();
    expect(games.map(({ log }) => log.length)).toEqual([0]);
    lessons.gotIt();
    await settle();
    const kinds = session.game.value.log.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['game started', 'round started']);
  });

  test('has its bots wait for whoever reads', async () => {
    const { lessons, session, games } = await start();
    lessons.gotIt();
    await settle();
    lessons.lesson.set({ id: 'choice' });
    session.choose(STAY);
    await settle();
    const before = games.length;
    expect(session.game.value.log.at(-1)).toMatchObject({ kind: 'stayed', seat: 0 });
    lessons.gotIt();
    await settle();
    expect(games.length).toBeGreaterThan(before);
  });

  test('is played to its end, gives its record, and offers no rematch of its own', async () => {
    const { lessons, session } = await start();
    lessons.hush(true);
    for (let i = 0; i < 200 && session.game.value.view.state.kind === 'playing'; i++) {
      await settle();
      const { view } = session.game.value;
      if (view.state.kind === 'playing' && view.state.question.seat === 0) {
        session.choose(choicesOf(gameFrom(view, new SeededShuffler(1))).at(-1) ?? STAY);
      }
    }
    expect(session.game.value.view.state.kind).toBe('finished');
    expect(await session.record(1)).toContain('players Ann | Ada | Bo');
    expect(session.rematch.value).toBeNull();
  });
});
