import { choicesOf, gameFrom, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import type { Thinker } from '../src/game/bots/thinker.ts';
import type { Step } from '../src/game/session/session.ts';
import { FirstGameSession } from '../src/learn/first-game/first-game-session.ts';
import { Teacher } from '../src/learn/first-game/teacher.ts';
import { HandClock } from './support/hand-clock.ts';

/** Always the last answer: stays, and sends cards to the last seat. */
const lazy: Thinker = {
  choose: async (_, view) => choicesOf(gameFrom(view, new SeededShuffler(1))).at(-1) ?? STAY,
  counsel: () => Promise.reject(new Error('nobody asks for counsel here')),
};

/** What has been asked of promises is done. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

async function start() {
  const teacher = new Teacher();
  const session = new FirstGameSession('Ann', teacher, lazy, {
    pace: () => 0,
    timers: new HandClock(),
    chance: () => 0,
  });
  const steps: Step[] = [];
  session.follow(async (step) => {
    steps.push(step);
  });
  await settle();
  return { teacher, session, steps };
}

describe('the table of the first game', () => {
  test('deals when the welcome is read', async () => {
    const { teacher, steps } = await start();
    expect(steps.map(({ events }) => events.length)).toEqual([0]);
    teacher.gotIt();
    await settle();
    expect(
      steps
        .at(-1)
        ?.events.map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['game started', 'round started']);
  });

  test('has its bots wait for whoever reads', async () => {
    const { teacher, session, steps } = await start();
    teacher.gotIt();
    await settle();
    teacher.lesson.set({ id: 'choice' });
    session.choose(STAY);
    await settle();
    const before = steps.length;
    expect(steps.at(-1)?.events.at(-1)).toMatchObject({ kind: 'stayed', seat: 0 });
    teacher.gotIt();
    await settle();
    expect(steps.length).toBeGreaterThan(before);
  });

  test('is played to its end, gives its record, and offers no rematch of its own', async () => {
    const { teacher, session, steps } = await start();
    teacher.hush(true);
    for (let i = 0; i < 200 && steps.at(-1)?.view.state.kind === 'playing'; i++) {
      await settle();
      const view = steps.at(-1)?.view;
      if (view?.state.kind === 'playing' && view.state.question.seat === 0) {
        session.choose(choicesOf(gameFrom(view, new SeededShuffler(1))).at(-1) ?? STAY);
      }
    }
    expect(steps.at(-1)?.view.state.kind).toBe('finished');
    expect(await session.record(1)).toContain('players Ann | Ada | Bo');
    expect(session.rematch.value).toBeNull();
  });
});
