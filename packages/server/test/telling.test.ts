/** What is told because of one address, with a clock that the test turns. */
import { describe, expect, test } from 'vitest';
import { Presence } from '../src/live/presence.ts';
import { payForTelling, toldBytes } from '../src/live/telling.ts';
import { Rates, TooOften } from '../src/rates.ts';
import { Log } from './support/log.ts';

/** A table with so many people at it, and so many who hear what happens. */
function crowd(members: number, listeners: number) {
  const clock = { now: 0 };
  const presence = new Presence(0, () => {});
  for (let i = 0; i < listeners; i++) presence.attend('ABCDEF', null);
  const rates = new Rates(true, () => clock.now);
  const log = new Log();
  for (let i = 0; i < members; i++) log.join(`Person ${i}`, false);
  const say = (kind: 'move' | 'sit'): void => {
    const command = kind === 'sit' ? { kind } : ({ kind, game: 1, question: 0, choice: 'hit' } as const);
    payForTelling({ rates, scheduler: { presence } }, 'ABCDEF', 'ann', toldBytes(command, log.state));
  };
  return { clock, say };
}

describe('what is told', () => {
  test('to those at a usual table costs nothing', () => {
    const { say } = crowd(8, 12);
    for (let i = 0; i < 100_000; i++) say('sit');
  });

  test('to a hall full of people is enough for a game', () => {
    const { clock, say } = crowd(54, 500);
    for (let minute = 0; minute < 10; minute++, clock.now += 60_000) for (let i = 0; i < 200; i++) say('move');
  });

  test('again and again to hundreds, of hundreds, is refused for a while', () => {
    const { clock, say } = crowd(500, 500);
    const sayOften = (times: number) => () => {
      for (let i = 0; i < times; i++) say('sit');
    };
    expect(sayOften(300)).toThrow(TooOften);
    clock.now += 60_000;
    expect(sayOften(10)).not.toThrow();
  });
});
