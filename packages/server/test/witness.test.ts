/** The witness of the faults: content with a sound evening, and quick to see each kind of wrong that it is there for. */
import { expect, test } from 'vitest';
import { Random } from '../faults/random.ts';
import { hiddenCards } from '../faults/witness/games.ts';
import { History } from '../faults/witness/history.ts';
import { numberAt, textAt } from '../faults/witness/json.ts';
import { judge, type Remains, type Shown } from '../faults/witness/judge.ts';
import { type Row, readSqlite } from '../faults/witness/log.ts';
import { openTable, whenQuiet } from '../faults/witness/party.ts';
import { startTestServer } from './support/server.ts';

interface Evening {
  readonly history: History;
  readonly table: Remains;
}

/** A whole game is played, on whatever machine there is. */
const PATIENCE = { timeout: 50_000 };

/** Two people and a bot play a game to its end and begin another. */
async function playEvening(): Promise<Evening> {
  const server = await startTestServer();
  const history = new History(false);
  const wish = { people: 2, bots: 1, target: 40 };
  const players = await openTable([server.url], wish, history, new Random(7).next);
  const following = players.map((player) => player.follow());
  const playing = players.map((player) => player.play());
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  await expect.poll(() => numberAt(first.view, 'game', 'number'), PATIENCE).toBe(2);
  await expect.poll(() => numberAt(first.view, 'game', 'question'), PATIENCE).toBeGreaterThan(0);
  for (const player of players) player.rest();
  await Promise.all(playing);
  const shown = await whenQuiet([server.url], first.place, 20_000);
  if (typeof shown === 'string') throw new Error(`the table is at line ${shown}, and never quiet`);
  for (const player of players) player.close();
  await Promise.all(following);
  await server.stop();
  const { code } = first.place;
  return { history, table: { code, rows: readSqlite(server.file), shown } };
}

let played: Promise<Evening> | undefined;

/** One for all tests. */
const theEvening = (): Promise<Evening> => {
  played ??= playEvening();
  return played;
};

type Tampered = (evening: Evening) => Evening;

/** The same evening with one more message, to the first member. */
const told =
  (text: (table: Remains, history: History) => string): Tampered =>
  ({ history, table }) => {
    const more = Object.assign(new History(false), history);
    const heard = { member: 1, code: table.code, node: 0, text: text(table, history) };
    return { history: Object.assign(more, { heard: [...history.heard, heard] }), table };
  };

const withRows =
  (change: (rows: readonly Row[]) => readonly Row[]): Tampered =>
  ({ history, table }) => ({ history, table: { ...table, rows: change(table.rows) } });

const shownBy =
  (change: (shown: Shown) => Shown): Tampered =>
  ({ history, table }) => ({ history, table: { ...table, shown: table.shown.map(change) } });

const isMove = ({ body }: Row): boolean => textAt(body, 'kind') === 'chose' && textAt(body, 'by') === 'person';
const moveOf = (rows: readonly Row[]): Row => {
  const row = rows.find(isMove);
  if (row === undefined) throw new Error('nobody moved');
  return row;
};
const lastSecret = ({ rows }: Remains): string =>
  rows.map(({ body }) => textAt(body, 'secret')).findLast((secret) => secret !== '') ?? '';

const WRONGS: [name: string, kind: string, what: RegExp, tamper: Tampered][] = [
  ['a line that is gone', 'lost', /acknowledged at/, withRows((rows) => rows.filter((row) => row !== moveOf(rows)))],
  ['a gap', 'order', /stands after line/, withRows((rows) => rows.filter((row) => row !== moveOf(rows)))],
  [
    'a move that is there twice',
    'doubled',
    /has lines/,
    withRows((rows) => [...rows, { ...moveOf(rows), seq: rows.length + 1 }]),
  ],
  [
    'a move that nobody made',
    'doubled',
    /nobody asked/,
    withRows((rows) => [...rows, { ...moveOf(rows), seq: rows.length + 1, command: null }]),
  ],
  [
    'a move that is another one',
    'doubled',
    /became/,
    withRows((rows) =>
      rows.map((row) => (row === moveOf(rows) ? { ...row, body: { kind: 'chose', choice: 7 } } : row)),
    ),
  ],
  ['a line that is not in the log', 'early', /the log ends with/, told(({ rows }) => `{"seq":${rows.length + 1}}`)],
  [
    'a line that the log has otherwise',
    'early',
    /the log says/,
    told(() => '{"lines":[{"seq":2,"at":0,"entry":{"kind":"left","member":1},"events":[]}]}'),
  ],
  [
    'the secret of a game in play',
    'early',
    /the secret/,
    told((table) => `{"seq":${table.rows.length},"x":"${lastSecret(table)}"}`),
  ],
  ['the token of somebody else', 'early', /the token/, told((_, { places }) => `{"x":"${places[1]?.token}"}`)],
  [
    'the next cards in their order',
    'early',
    /the next cards/,
    told((table) => `{"seq":${table.rows.length},"x":[${hiddenCards(table)(table.rows.length)}]}`),
  ],
  [
    'another table at the same line',
    'apart',
    /others were told/,
    told(({ shown }) => `{"seq":${shown[0]?.lines.length},"lobby":{"code":"?"}}`),
  ],
  [
    'a record with other moves',
    'apart',
    /other moves/,
    shownBy((shown) => ({
      ...shown,
      records: new Map(
        [...shown.records].map(([game, text]) => [
          game,
          text.replace(/^moves (?:h|(.))/m, (_, other) => (other ? 'moves h' : 'moves s')),
        ]),
      ),
    })),
  ],
  [
    'a record that knows of a bot where a person chose',
    'apart',
    /other stand-ins/,
    shownBy((shown) => ({
      ...shown,
      records: new Map([...shown.records].map(([game, text]) => [game, `${text}stand-ins clock 1\n`])),
    })),
  ],
  ['a record that is missing', 'lost', /no record/, shownBy((shown) => ({ ...shown, records: new Map() }))],
  [
    'cards in another order',
    'apart',
    /were drawn/,
    shownBy((shown) => ({
      ...shown,
      lines: JSON.parse(
        JSON.stringify(shown.lines).replace(
          /"kind":"drew","seat":(\d+),"card":\d+/,
          '"kind":"drew","seat":$1,"card":0',
        ),
      ),
    })),
  ],
];

test('a sound evening has nothing wrong', async () => {
  const { history, table } = await theEvening();
  expect(judge(history, [table])).toEqual([]);
  expect(history.acknowledged).toBeGreaterThan(5);
  expect(table.shown[0]?.records.size).toBe(1);
});

test.for(WRONGS)('notices %s', async ([, kind, what, tamper]) => {
  const { history, table } = tamper(await theEvening());
  expect(judge(history, [table])).toContainEqual({ kind, what: expect.stringMatching(what) });
});

const REASONS = ['clock', 'absence', 'left', 'host'] as const;

/** Ann and Bob play; then come these lines, and a choice for Bob that is kept as by `kept` and shown as by `shown`. */
function choiceForBob(lines: readonly Readonly<Record<string, unknown>>[], kept: string, shown: string): Remains {
  const bodies: readonly Readonly<Record<string, unknown>>[] = [
    { kind: 'opened', options: {}, secret: 'x' },
    { kind: 'joined', member: 1, name: 'Ann', seated: true },
    { kind: 'joined', member: 2, name: 'Bob', seated: true },
    { kind: 'started', game: 1, secret: 'y' },
    ...lines,
    { kind: 'chose', seat: 1, choice: 'hit', by: kept },
  ];
  const rows = bodies.map((body, i) => ({ code: 'T', seq: i + 1, at: i, command: null, body }));
  const told = rows.map(({ seq, at, body: { secret: _, ...entry } }) => ({
    seq,
    at,
    entry: seq === rows.length ? { ...entry, by: shown } : entry,
    events: entry['kind'] === 'started' ? [{ kind: 'game started', decks: 1 }] : [],
  }));
  const view = { seq: rows.length, lobby: { seats: [{ name: 'Ann' }, { name: 'Bob' }] } };
  return { code: 'T', rows, shown: [{ node: 0, view, lines: told, records: new Map() }] };
}

test.for<
  [name: string, lines: readonly Readonly<Record<string, unknown>>[], kept: string, why: (typeof REASONS)[number]]
>([
  ['whose time was up', [], 'clock', 'clock'],
  ['whose connection was lost', [{ kind: 'absent', member: 2, node: 'n' }], 'absence', 'absence'],
  ['who stood up', [{ kind: 'stood', member: 2 }], 'absence', 'left'],
  ['for whom the host sent a bot', [{ kind: 'stood in', member: 2 }], 'absence', 'host'],
  ['whom the host sent away', [{ kind: 'kicked', member: 2 }], 'absence', 'host'],
  ['who was back and got lost', ['stood', 'sat'].map((kind) => ({ kind, member: 2 })), 'absence', 'absence'],
  [
    'who answered again and got lost',
    [
      { kind: 'stood in', member: 2 },
      { kind: 'chose', seat: 1, choice: 'hit', by: 'person', back: true },
    ],
    'absence',
    'absence',
  ],
])('of a choice for somebody %s only the true reason is good', ([, lines, kept, why]) => {
  for (const shown of REASONS) {
    const table = choiceForBob(lines, kept, shown);
    const wrong = judge(new History(false), [table]).filter(({ what }) => what.includes(`"by":"${shown}"`));
    expect(wrong).toHaveLength(shown === why ? 0 : 1);
  }
});
