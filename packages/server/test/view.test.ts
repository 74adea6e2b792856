/** What everybody sees of a table: all of the right form, and nothing before its time. */
import { readRecords, replay } from '@turn7/engine';
import { checkProof, LogLine, type Options, TableListing, TableView } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { LiveLog } from '../src/live/live-log.ts';
import { tableKind } from '../src/live/tables.ts';
import { readBody, writeBody } from '../src/table/body.ts';
import { duesOf, USUAL_PACE } from '../src/table/due.ts';
import { recordOf } from '../src/table/play.ts';
import { stageOf, type TableState } from '../src/table/state.ts';
import { listingOf, tableView } from '../src/table/view.ts';
import { Log, secretNumber } from './support/log.ts';

function started(seats = 3): Log {
  const log = new Log({ seats: 54, listed: true });
  log.join('Ann');
  log.do(1, { kind: 'seed', seed: 'abc' });
  for (let seat = 1; seat < seats; seat++) log.do(1, { kind: 'add bot', level: 'counter' });
  log.do(1, { kind: 'start' });
  return log;
}

const viewOf = (state: TableState): TableView => tableView(state, duesOf(state, USUAL_PACE).due);

/** A schema that knows every key is the proof that no other key is there. */
describe.each([1, 2, 18, 54])('a table of %i', (seats) => {
  test('is seen as the protocol says, from the first card to the last', () => {
    const log = started(seats);
    while (stageOf(log.state) === 'playing') {
      const seen = viewOf(log.state);
      expect(TableView.parse(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
      const { seq } = log.state;
      log.playTo((state) => state.seq >= seq + 7 || stageOf(state) === 'finished');
    }
  });
});

test('no secret is seen before the game is over, and then only that of the game', () => {
  const log = started();
  const seen = () => JSON.stringify(viewOf(log.state));
  while (stageOf(log.state) === 'playing') {
    expect(seen()).not.toContain(secretNumber(1));
    expect(seen()).not.toContain(secretNumber(2));
    const { seq } = log.state;
    log.playTo((state) => state.seq > seq);
  }
  expect(seen()).toContain(secretNumber(1));
  expect(seen()).not.toContain(secretNumber(2));
});

test('two orders of the draw pile look the same', () => {
  const log = started();
  const { played } = log.state;
  if (played === null) throw new Error('no game');
  const game = played.game.clone();
  game.cards.subarray(0, game.drawSize).reverse();
  const other = { ...log.state, played: { ...played, game } };
  expect(viewOf(other)).toEqual(viewOf(log.state));
});

test('lines of the log carry no secret', () => {
  const table = new LiveLog(tableKind(USUAL_PACE), 'ABC234');
  const options = started().state.options;
  const bodies = [
    { kind: 'opened', options, secret: secretNumber(5) },
    { kind: 'joined', member: 1, name: 'Ann', seated: true },
    { kind: 'started', game: 1, secret: secretNumber(6) },
  ] as const;
  for (const [i, body] of bodies.entries()) {
    expect(readBody(writeBody(body))).toEqual(body);
    const row = { log: 'ABC234', seq: i + 1, at: i, command: null, body: writeBody(body) };
    const { line } = table.follow(row);
    expect(LogLine.parse(JSON.parse(JSON.stringify(line)))).toEqual(line);
    expect(JSON.stringify(line)).not.toMatch(/secret|000000000[56]/);
  }
});

test('the record of a finished game replays to the same end, and its shuffles are proven', () => {
  const log = started(4);
  log.playTo((state) => stageOf(state) === 'finished');
  const { played } = log.state;
  if (played === null) throw new Error('no game');
  const [located] = readRecords(recordOf(played));
  if (located === undefined) throw new Error('no record');
  expect(replay(located).winner).toBe(played.game.winner);
  expect(checkProof(located)).toMatchObject({ kind: 'proven' });
  expect(located.record.fairness).toEqual({
    commitment: played.commitment,
    seeds: ['abc', null, null, null],
    seeded: [0],
    secret: secretNumber(1),
  });
  expect(located.record.draws[0]).toHaveLength(94);
});

describe('the public list', () => {
  /** Ann's table with a seat for her and perhaps one more; she is there unless it is said otherwise. */
  const tableWith = (options: Partial<Options>, isThere = true): Log => {
    const log = new Log({ listed: true, seats: 2, ...options });
    log.join('Ann');
    if (isThere) log.add({ kind: 'present', member: 1, node: 'n' });
    return log;
  };
  const playing = (log: Log): Log => {
    log.do(1, { kind: 'start' });
    return log;
  };
  const left = (log: Log): Log => {
    log.add({ kind: 'absent', member: 1, node: 'n' });
    return log;
  };

  test.each<[string, Log, boolean]>([
    ['that its host listed', tableWith({}), true],
    ['where the seats are taken, but others may watch', tableWith({ seats: 1 }), true],
    ['where a game can be watched', playing(tableWith({})), true],
    ['with a free seat where nobody may watch', tableWith({ spectators: false }), true],
    ['that its host did not list', tableWith({ listed: false }), false],
    ['where nobody is', tableWith({}, false), false],
    ['where nobody is any more', left(tableWith({})), false],
    ['where the seats are taken and nobody may watch', tableWith({ seats: 1, spectators: false }), false],
    ['where a game is played that nobody may watch', playing(tableWith({ spectators: false })), false],
  ])('a table %s', (_, { state }, isListed) => expect(listingOf(state) !== null).toBe(isListed));

  test('says who is the host and how many people sit there', () => {
    const log = started();
    log.add({ kind: 'present', member: 1, node: 'n' });
    expect(TableListing.parse(listingOf(log.state))).toMatchObject({
      host: 'Ann',
      stage: 'playing',
      taken: 1, // beside two bots
      seats: 54,
    });
  });
});
