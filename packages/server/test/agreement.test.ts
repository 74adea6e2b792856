/** Whose games count at a rated table, and what a finished one did to whom: a table made of lines, without a store. */
import { describe, expect, test } from 'vitest';
import { playerOf } from '../src/player.ts';
import { NEWCOMER, type Skill, skillOfBot } from '../src/rating/skill.ts';
import { Refusal } from '../src/refusal.ts';
import { decide } from '../src/table/decide.ts';
import { ratingRowsOf } from '../src/table/rating.ts';
import { stageOf } from '../src/table/state.ts';
import { listingOf, lobbyView } from '../src/table/view.ts';
import { Log, secretNumber } from './support/log.ts';
import { RATED } from './support/rater.ts';

const [ANN, BOB] = [1, 2];
const KEY = 'k'.repeat(43);
const KNOWN: Skill = { rating: 1100, uncertainty: 40 };

/** Ann, who has agreed, and Bob, who has not, with a bot. */
function table(): Log {
  const log = new Log(RATED);
  log.join('Ann');
  log.join('Bob');
  log.do(ANN, { kind: 'add bot', level: 'sharp' });
  log.do(ANN, { kind: 'be rated', key: KEY });
  return log;
}

/** `skill`: what is known of Ann. */
function start(log: Log, skill: Skill = KNOWN): void {
  log.add(decide(log.state, ANN, { kind: 'start' }, () => secretNumber(7), new Map([[playerOf(KEY), skill]])));
}

const finish = (log: Log): void => log.playTo((state) => stageOf(state) === 'finished');

function rowsOf({ state: { played } }: Log) {
  if (played === null) throw new Error('expected a game');
  return ratingRowsOf('TABLE', played, 5);
}

describe('an agreement', () => {
  test('is seen by everybody, and is the word of its member alone', () => {
    const log = table();
    expect(lobbyView(log.state).rated).toEqual([ANN]);
    log.do(BOB, { kind: 'be rated', key: null });
    expect(lobbyView(log.state).rated).toEqual([ANN]);
    log.do(ANN, { kind: 'be rated', key: null });
    expect(lobbyView(log.state).rated).toEqual([]);
  });

  test.each([
    ['leaves', (log: Log) => log.do(BOB, { kind: 'leave' })],
    ['is sent away', (log: Log) => log.do(ANN, { kind: 'kick', member: BOB })],
    ['sees the table rated no longer', (log: Log) => log.do(ANN, { kind: 'set options', options: { rated: false } })],
  ])('is gone when its member %s', (_, end) => {
    const log = table();
    log.do(BOB, { kind: 'be rated', key: 'b'.repeat(43) });
    expect(log.state.rated.has(BOB)).toBe(true);
    end(log);
    expect(log.state.rated.has(BOB)).toBe(false);
  });

  test('that came after ratings were looked up makes whoever starts look again', () => {
    const log = table();
    const newcomer = () => decide(log.state, ANN, { kind: 'start' }, () => secretNumber(7), new Map());
    expect(newcomer).toThrow(Refusal);
    expect(newcomer).toThrow('start again');
  });

  test('changes nothing about a game that has begun', () => {
    const log = table();
    start(log);
    log.do(ANN, { kind: 'be rated', key: null });
    log.do(BOB, { kind: 'be rated', key: 'b'.repeat(43) });
    finish(log);
    expect(rowsOf(log).map(({ player }) => player)).toEqual([playerOf(KEY)]);
  });
});

describe('a game', () => {
  test('takes whoever did not agree for a newcomer, and a bot for what it is', () => {
    const log = table();
    start(log);
    finish(log);
    const played = log.state.played;
    expect(played?.rated).toEqual([{ seat: 0, player: playerOf(KEY), ...KNOWN }]);
    expect(skillOfBot('Sharp').uncertainty).toBe(0);
    const [row] = rowsOf(log);
    const won = played?.game.winner === 0;
    expect(row).toMatchObject({ log: 'TABLE', game: 1, won: won ? 1 : 0, finishedAt: 5 });
    expect(Math.sign(row?.gain ?? 0)).toBe(won ? 1 : -1);
    expect(row?.narrowing).toBeLessThan(0);
  });

  test('counts for nobody where nobody agreed, or nobody won', () => {
    const unrated = table();
    unrated.do(ANN, { kind: 'be rated', key: null });
    start(unrated);
    finish(unrated);
    expect(rowsOf(unrated)).toEqual([]);
    const log = table();
    start(log, NEWCOMER);
    expect(rowsOf(log)).toEqual([]); // as a game that ends without a winner (R48)
  });

  test('of a public table is in the list as rated', () => {
    const log = new Log({ ...RATED, listed: true });
    log.join('Ann');
    log.add({ kind: 'present', member: ANN, node: 'n' });
    expect(listingOf(log.state)).toMatchObject({ rated: true });
  });
});
