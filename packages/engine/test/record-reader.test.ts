import { describe, expect, it, test } from 'vitest';
import { HIT, RecordError, readEachRecord, readRecords, replay, STAY } from '../src/index.ts';
import { cards, readOne, recordText, thrownBy } from './support.ts';

const HEAD = 'turn7 record 1';
const TWO = 'players Ann | Bob';
const CARD_NAMES = '0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 LS L T3';
const KEYS =
  'players, dealer, target, decks, house, commitment, seeds, seeded, secret, draw, moves, stand-ins, expect, title, case, seed, date';
const LONG = 'x'.repeat(40);
const HASH = '0123456789abcdef'.repeat(4);
const SECRET = 'fedcba9876543210'.repeat(4);

/** The line and message of the error that a text is refused with. */
const refusal = (lines: string[]): unknown => thrownBy(() => [...readRecords(lines.join('\n'))]);

describe('what cannot be read', () => {
  const whole = (words: string, most: number) =>
    `"${words}" is not possible; expected a whole number from 1 to ${most}`;
  const table: [lines: string[], line: number, message: string][] = [
    [['# a note', '', TWO], 3, 'a record cannot begin with "players Ann | Bob"; expected "turn7 record 1"'],
    [[LONG], 1, `a record cannot begin with "${LONG}"; expected "turn7 record 1"`],
    [[`${LONG}y`], 1, `a record cannot begin with "${'x'.repeat(39)}…"; expected "turn7 record 1"`],
    [['turn7 record 2'], 1, '"turn7 record 2" is not a version known here; expected "turn7 record 1"'],
    [['', 'turn7 record'], 2, '"turn7 record" is not a version known here; expected "turn7 record 1"'],
    [['turn7 record1'], 1, 'a record cannot begin with "turn7 record1"; expected "turn7 record 1"'],
    [[HEAD, 'turn7 recording'], 2, `"turn7" is not a key of a record; expected one of ${KEYS}`],
    [[HEAD, 'title a\u001b[2Jb'], 2, 'there is a control character; expected text'],
    [[HEAD, '# a note\u0000'], 2, 'there is a control character; expected text'],
    [[HEAD, 'title a\u0085b'], 2, 'there is a control character; expected text'],
    [[HEAD, 'draw 7'], 1, 'the record has no players; expected a line such as "players Ann | Bob"'],
    [['', HEAD, TWO], 2, 'the record has no draw pile; expected a line such as "draw 7 10 x2"'],
    [[HEAD, TWO, 'draw 7 8', HEAD, TWO], 4, 'the record has no draw pile; expected a line such as "draw 7 10 x2"'],
    [[HEAD, TWO, 'dealer 3', 'draw 7'], 3, 'seat 3 cannot deal; expected a seat from 1 to 2'],
    [[HEAD, TWO, 'dealer 0', 'draw 7'], 3, whole('dealer 0', 54)],
    [[HEAD, TWO, 'dealer 55', 'draw 7'], 3, whole('dealer 55', 54)],
    [[HEAD, TWO, 'dealer', 'draw 7'], 3, whole('dealer', 54)],
    [[HEAD, TWO, 'target 0', 'draw 7'], 3, whole('target 0', 1_000_000)],
    [[HEAD, TWO, 'target 1000001', 'draw 7'], 3, whole('target 1000001', 1_000_000)],
    [[HEAD, TWO, 'target 1e3', 'draw 7'], 3, whole('target 1e3', 1_000_000)],
    [[HEAD, TWO, 'target -5', 'draw 7'], 3, whole('target -5', 1_000_000)],
    [[HEAD, TWO, 'target x5', 'draw 7'], 3, whole('target x5', 1_000_000)],
    [[HEAD, TWO, 'target 0000000005', 'draw 7'], 3, whole('target 0000000005', 1_000_000)],
    [[HEAD, TWO, `target ${LONG}9`, 'draw 7'], 3, whole(`target ${'x'.repeat(32)}…`, 1_000_000)],
    [[HEAD, TWO, 'decks 13', 'draw 7'], 3, whole('decks 13', 12)],
    [[HEAD, TWO, 'house rules', 'draw 7'], 3, '"rules" is not a house rule; expected original-turn-three'],
    [[HEAD, TWO, 'house', 'draw 7'], 3, '"" is not a house rule; expected original-turn-three'],
    [
      [HEAD, TWO, `house ${LONG}y`, 'draw 7'],
      3,
      `"${'x'.repeat(39)}…" is not a house rule; expected original-turn-three`,
    ],
    ...['', 'x', HASH.slice(1), `${HASH}0`, HASH.toUpperCase(), `${HASH.slice(1)}g`].flatMap((word) =>
      ['commitment', 'secret'].map((key): [string[], number, string] => [
        [HEAD, TWO, `${key} ${word}`],
        3,
        `"${word.length > 40 ? `${word.slice(0, 39)}…` : word}" is not a ${key}; expected 64 hexadecimal digits in lower case`,
      ]),
    ),
    ...['', 'x', 'A', '--', '0x1', '1 2'].map((word): [string[], number, string] => [
      [HEAD, TWO, `seeds 7 | ${word}`],
      3,
      `"${word}" is not a seed; expected 1 to 64 hexadecimal digits in lower case, or - for none`,
    ]),
    [
      [HEAD, TWO, `seeds ${'0'.repeat(65)}`],
      3,
      `"${'0'.repeat(39)}…" is not a seed; expected 1 to 64 hexadecimal digits in lower case, or - for none`,
    ],
    [
      [HEAD, 'seeds 7', `commitment ${HASH}`, TWO, 'draw 7'],
      2,
      'the number of seeds is 1; expected 2, one for each player',
    ],
    [
      [HEAD, TWO, `commitment ${HASH}`, 'draw 7', 'seeds - | - | -'],
      5,
      'the number of seeds is 3; expected 2, one for each player',
    ],
    [
      [HEAD, TWO, `commitment ${HASH}`, `secret ${SECRET}`, 'draw 7'],
      3,
      '"commitment" is said without "seeds"; expected a line "seeds" as well',
    ],
    [
      [HEAD, TWO, 'draw 7', 'seeds - | 7'],
      4,
      '"seeds" is said without "commitment"; expected a line "commitment" as well',
    ],
    [[HEAD, TWO, 'seeded 0'], 3, '"0" is not a seat; expected seats from 1 to 54'],
    [[HEAD, TWO, 'seeded 1 Bob'], 3, '"Bob" is not a seat; expected seats from 1 to 54'],
    [[HEAD, TWO, 'seeded x1'], 3, '"x1" is not a seat; expected seats from 1 to 54'],
    [[HEAD, TWO, 'seeded 1x'], 3, '"1x" is not a seat; expected seats from 1 to 54'],
    [[HEAD, TWO, 'seeded 123'], 3, '"123" is not a seat; expected seats from 1 to 54'],
    [
      [HEAD, TWO, 'draw 7', 'seeded 1'],
      4,
      '"seeded" is said without "commitment"; expected a line "commitment" as well',
    ],
    ...[
      ...['', '2', '1 1', '1 2', '1 3'].map((seats) => ['7 | -', seats]),
      ...['1 1', '1'].map((seats) => ['7 | 8', seats]),
    ].map(([seeds, seats]): [string[], number, string] => [
      [HEAD, TWO, `commitment ${HASH}`, `seeds ${seeds}`, `seeded ${seats}`, 'draw 7'],
      5,
      'these are not the seats with a seed on line 4; expected each of them once, in the order in which the seeds came',
    ]),
    [
      [HEAD, TWO, `secret ${SECRET}`, 'draw 7'],
      3,
      '"secret" is said without "commitment"; expected a line "commitment" as well',
    ],
    [[HEAD, TWO, `secret ${SECRET}`, `secret ${SECRET}`], 4, '"secret" was already said on line 3; expected it once'],
    [
      [HEAD, TWO, 'draw 7', 'stand-ins weather 1'],
      4,
      '"weather" is no reason for a bot to stand in; expected one of clock, absence, left, host',
    ],
    [
      [HEAD, TWO, 'draw 7', 'stand-ins'],
      4,
      '"" is no reason for a bot to stand in; expected one of clock, absence, left, host',
    ],
    [[HEAD, TWO, 'draw 7', 'stand-ins clock'], 4, '"clock" names no move; expected numbers of moves behind it'],
    ...['0', 'x', '-1', '1x', '1234567890'].map((word): [string[], number, string] => [
      [HEAD, TWO, 'draw 7', `stand-ins clock 1 ${word}`],
      4,
      `"${word}" is not the number of a move; expected a whole number from 1`,
    ]),
    ...['clock 3', 'clock 1 1', 'clock 1 | left 1'].map((value): [string[], number, string] => [
      [HEAD, TWO, `stand-ins ${value}`, 'draw 7', 'moves s s'],
      3,
      'a bot cannot have stood in for these moves; expected numbers from 1 to 2, each once',
    ]),
    [[HEAD, TWO, 'speed 3'], 3, `"speed" is not a key of a record; expected one of ${KEYS}`],
    [[HEAD, TWO, `${LONG}y 3`], 3, `"${'x'.repeat(39)}…" is not a key of a record; expected one of ${KEYS}`],
    [[HEAD, 'players Ann | | Bob'], 2, 'a player has no name; expected names with | between them'],
    [[HEAD, 'players'], 2, 'a player has no name; expected names with | between them'],
    [[HEAD, `players ${Array(55).fill('x').join('|')}`], 2, '55 players are too many; expected 1 to 54'],
    [[HEAD, TWO, TWO], 3, '"players" was already said on line 2; expected it once'],
    [[HEAD, 'title a', TWO, 'title a'], 4, '"title" was already said on line 2; expected it once'],
    [[HEAD, TWO, 'draw'], 3, 'the draw pile is empty; expected at least one card'],
    [[HEAD, TWO, 'draw 7 13'], 3, `"13" is not a card; expected one of ${CARD_NAMES}`],
    [[HEAD, TWO, `draw ${LONG}y`], 3, `"${'x'.repeat(39)}…" is not a card; expected one of ${CARD_NAMES}`],
    ...['H', 'hh', '>', '>0', '>100', '>01', '>1x', 'x>1', '2'].map((word): [string[], number, string] => [
      [HEAD, TWO, 'draw 7', `moves h ${word}`],
      4,
      `"${word}" is not a move; expected h, s, or > and a seat such as >2`,
    ]),
    [
      [HEAD, TWO, 'draw 7', `moves ${LONG}y`],
      4,
      `"${'x'.repeat(39)}…" is not a move; expected h, s, or > and a seat such as >2`,
    ],
  ];

  test.each(table)('%j', (lines, line, message) => {
    const error = refusal(lines);
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ name: 'RecordError', line, message });
  });
});

describe('what is read', () => {
  const full = [
    HEAD,
    'title A title | with bars',
    'case 000/1',
    'seed 7',
    'date 2024-01-01',
    'players Ann B | Bob',
    'dealer 2',
    'target 1000000',
    'decks 12',
    'house original-turn-three',
    `commitment ${HASH}`,
    'seeds 0c0ffee|-',
    'seeded 1',
    `secret ${SECRET}`,
    'draw 7 +10 L',
    'draw T3 LS',
    'moves h s',
    'moves >1 >54',
    'expect ask  1   hit-or-stay',
    'expect totals 0 0',
  ];
  const record = {
    notes: { title: 'A title | with bars', case: '000/1', seed: '7', date: '2024-01-01' },
    players: ['Ann B', 'Bob'],
    dealer: 1,
    target: 1_000_000,
    decks: 12,
    originalTurnThree: true,
    fairness: { commitment: HASH, seeds: ['0c0ffee', null], seeded: [0], secret: SECRET },
    draws: [cards('7 +10 L'), cards('T3 LS')],
    moves: [HIT, STAY, 0, 53],
    expects: ['ask 1 hit-or-stay', 'totals 0 0'],
  };

  it('every key, with the lines it stands on', () => {
    const keys = full.slice(1, 14).map((line, i): [string, number] => [line.split(' ', 1)[0] ?? '', i + 2]);
    expect(readOne(full.join('\n'))).toEqual({
      record,
      lines: { header: 1, keys: new Map(keys), draws: [15, 16], moves: [17, 17, 18, 18], expects: [19, 20] },
    });
  });

  test.each([
    ['lines of Windows', full.join('\r\n')],
    ['lines of old Macs', full.join('\r')],
    ['a byte order mark', `\uFEFF${full.join('\n')}`],
    ['keys in any order', [HEAD, ...full.slice(1, 14).reverse(), ...full.slice(14)].join('\n')],
    ['comments and blank lines', full.map((line) => `\n  ${line}\t# a note # more\u2028still\n#`).join('\n')],
    ['tabs', full.map((line) => line.replace(/^(draw|moves|expect) /, '$1\t')).join('\n')],
    ['a wider header', [`${HEAD.replace(' 1', '   1')}`, ...full.slice(1)].join('\n')],
  ])('%s', (_, text) => {
    expect(readOne(text).record).toEqual(record);
  });

  it('what is said if nothing is said', () => {
    const { record: plain } = readOne(`${HEAD}\nplayers Ann\ndraw 7`);
    expect(plain).toEqual({
      notes: {},
      players: ['Ann'],
      dealer: 0,
      target: 200,
      decks: null,
      originalTurnThree: false,
      draws: [cards('7')],
      moves: [],
      expects: [],
    });
    expect('fairness' in plain).toBe(false);
  });

  it('a commitment whose secret is not yet revealed', () => {
    const { record: pending } = readOne([HEAD, TWO, `commitment ${HASH}`, `seeds -|${HASH}`, 'draw 7'].join('\n'));
    expect(pending.fairness).toEqual({ commitment: HASH, seeds: [null, HASH], secret: null });
  });

  it('several records, those before a bad one included', () => {
    const text = `${HEAD}\nplayers Ann\ndraw 7\n${HEAD}\nplayers Bob\ndraw 8\n${HEAD}\nplayers Cy`;
    const read: string[] = [];
    const error = thrownBy(() => {
      for (const { record: one, lines } of readRecords(text)) read.push(`${one.players} ${lines.header}`);
    });
    expect(read).toEqual(['Ann 1', 'Bob 4']);
    expect(error).toMatchObject({ line: 7 });
  });

  it('those after a bad one too, for whoever asks for each', () => {
    const text = `stray\n${HEAD}\nplayers Ann\ndraw 7\n${HEAD}\nplayers Bob\nmoves x\ndraw\n${HEAD}\nplayers Cy\ndraw 8`;
    const read = Array.from(readEachRecord(text), (one) =>
      one instanceof RecordError ? one.message : `${one.record.players} ${one.lines.header}`,
    );
    expect(read).toEqual([
      'a record cannot begin with "stray"; expected "turn7 record 1"',
      'Ann 2',
      '"x" is not a move; expected h, s, or > and a seat such as >2',
      'Cy 9',
    ]);
  });

  it('a byte order mark as it is where it does not begin the text', () => {
    expect(readOne(`${HEAD}\nplayers A\uFEFFnn\ndraw 7`).record.players).toEqual(['A\uFEFFnn']);
  });

  it('nothing in a text without records', () => {
    expect([...readRecords('\n# only a note\n')]).toEqual([]);
  });

  it('draw lines that are not needed', () => {
    expect(replay(readOne(recordText(2, '5 6 7', 'h', 'draw 1'))).drawSize).toBe(0);
  });

  test.each([
    ['dealer 1', { dealer: 0 }],
    ['target 1', { target: 1 }],
    ['decks 1', { decks: 1 }],
    ['decks 12', { decks: 12 }],
  ])('%s', (line, part) => {
    expect(readOne([HEAD, TWO, line, 'draw 7'].join('\n')).record).toMatchObject(part);
  });

  it('54 players, the last of whom deals', () => {
    const players = Array.from({ length: 54 }, (_, i) => `P${i}`);
    const text = [HEAD, `players ${players.join('|')}`, 'dealer 54', 'draw 7'].join('\n');
    expect(readOne(text).record).toMatchObject({ players, dealer: 53 });
  });
});
