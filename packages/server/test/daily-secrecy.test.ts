/**
 * Whoever has ended a try at a daily challenge has their result at once, and learns of no card that they were not dealt before
 * the day is closed: with a second key they could play on with it.
 */
import { type Card, type LocatedRecord, nameOf, readRecords, replay } from '@turn7/engine';
import { BOARDS, type Board, closingOf, daysAfter, type RoundScore, startOf } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Challenger } from './support/challenger.ts';
import { Client } from './support/client.ts';
import { startWithPage } from './support/page.ts';
import { playToTheEnd } from './support/player.ts';
import type { TestServer } from './support/server.ts';

/** So many cards in a row are nowhere by chance. */
const ROW = 9;

interface Ended {
  readonly server: TestServer;
  readonly clock: { now: number };
  readonly date: string;
  readonly ann: Challenger;
  readonly rounds: readonly RoundScore[];
}

/** A try that is over and has left some cards in the pile, at a server whose time the test sets. */
async function ended(board: Board): Promise<Ended> {
  const clock = { now: 0 };
  const server = await startWithPage({}, { now: () => clock.now });
  for (let date = '2026-11-18'; ; date = daysAfter(date, 1)) {
    clock.now = startOf(date);
    const ann = await Challenger.begin(server, board);
    const { game, rounds } = await playToTheEnd([ann.player]);
    if ((game?.top.drawSize ?? 0) >= ROW) return { server, clock, date, ann, rounds };
  }
}

const recordOf = async ({ server, ann: { player } }: Ended): Promise<string> =>
  (await server.ask(`${player.path}/records/1`, { token: player.place.token })).text;

function readOne(text: string): LocatedRecord {
  const [located] = readRecords(text);
  if (located === undefined) throw new Error(`expected a record, not ${text}`);
  return located;
}

/** In the order in which they lie. */
function undrawnIn(text: string): readonly Card[] {
  const located = readOne(text);
  const { drawSize } = replay(located);
  return located.record.draws.at(-1)?.slice(-drawSize) ?? [];
}

/** Finds these cards in a row, as words or as numbers, whatever stands between them. */
function inARow(cards: readonly Card[]): RegExp {
  const row = (words: readonly string[]) => words.map((word) => word.replace('+', '\\+')).join('[\\s,"]+');
  return new RegExp(`${row(cards.map(nameOf))}|${row(cards.map(String))}`);
}

/** All that can be asked about a try, by its player and by somebody who has nothing but its address. */
async function askEverything({ server, date, ann: { player, key } }: Ended): Promise<string[]> {
  const { code, token } = player.place;
  const replayed = `/replay?table=${code}&game=1`;
  const own = ['', '/events?since=0', '/records', '/records/1', '/records/1.t7'].map((rest) => player.path + rest);
  const pages = [`/t/${code}`, `/tv/${code}`, `/embed/t/${code}`, replayed, `${replayed}&review`, `/embed${replayed}`];
  const links = [`/oembed?url=${encodeURIComponent(server.url + replayed)}`, `/preview.png?of=${replayed}`];
  const asked = [
    ...[...own, ...pages, ...links, `/api/daily/days/${date}`, '/api/daily/ranks', '/metrics'].map((path) =>
      server.ask(path),
    ),
    ...own.map((path) => server.ask(path, { token })),
    server.ask('/api/daily', { token: key }),
  ];
  return (await Promise.all(asked)).map(({ text }) => text);
}

/** All that a device is told that comes to its table anew. */
async function hearEverything({ server, ann }: Ended): Promise<string> {
  const { code, token } = ann.player.place;
  const { welcomes, lines } = await Client.connect(server.url, { code, token });
  return JSON.stringify([welcomes, lines]);
}

describe.each(BOARDS)('before the day is closed, of a try with the board of %s', (board) => {
  test('nothing tells its secret, or how the rest of the pile lies', { timeout: 60_000 }, async () => {
    const over = await ended(board);
    const told = [...(await askEverything(over)), await hearEverything(over)];
    over.clock.now = closingOf(over.date);
    const whole = await recordOf(over);
    const [, secret = ''] = /^secret ([0-9a-f]{64})$/m.exec(whole) ?? [];
    const rest = inARow(undrawnIn(whole).slice(0, ROW));
    expect(secret).not.toBe('');
    expect(told.filter((text) => text.startsWith('turn7 record 1'))).toHaveLength(2);
    for (const text of told) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(rest);
    }
  });

  test('the record tells the whole game, with the rest of the pile in order', { timeout: 60_000 }, async () => {
    const over = await ended(board);
    over.clock.now = closingOf(over.date) - 1;
    const sealed = await recordOf(over);
    const scores: (readonly number[])[] = [];
    replay(readOne(sealed), (event) => event.kind === 'round ended' && scores.push(event.scores));
    expect(scores).toEqual(over.rounds.map((round) => round.scores));
    over.clock.now++;
    expect(undrawnIn(sealed)).toEqual(undrawnIn(await recordOf(over)).toSorted((a, b) => a - b));
  });
});
