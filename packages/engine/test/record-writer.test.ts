import { describe, expect, it, test } from 'vitest';
import { type GameRecord, HIT, moveWord, STAY, writeRecord } from '../src/index.ts';
import { cards, readOne } from './support.ts';

const HASH = '0123456789abcdef'.repeat(4);
const SECRET = 'fedcba9876543210'.repeat(4);

const plain: GameRecord = {
  notes: {},
  players: ['Ann'],
  dealer: 0,
  target: 200,
  decks: null,
  originalTurnThree: false,
  draws: [cards('7 L')],
  moves: [],
  expects: [],
};

describe('a written record', () => {
  it('says what there is to say', () => {
    expect(writeRecord(plain)).toBe('turn7 record 1\nplayers Ann\ndealer 1\ntarget 200\ndraw 7 L\n');
  });

  it('has its keys in one order', () => {
    const record: GameRecord = {
      notes: { date: 'today', seed: '3', case: 'R1', title: 'All' },
      players: ['Ann', 'Bob B'],
      dealer: 1,
      target: 50,
      decks: 2,
      originalTurnThree: true,
      fairness: { commitment: HASH, seeds: [null, '7f'], seeded: [1], secret: SECRET },
      draws: [cards('7 L'), cards('x2')],
      moves: [HIT, STAY, 1],
      standIns: [
        { move: 0, why: 'left' },
        { move: 1, why: 'clock' },
        { move: 2, why: 'left' },
      ],
      expects: ['draw 1', 'discard 0'],
    };
    expect(writeRecord(record).split('\n')).toEqual([
      'turn7 record 1',
      'title All',
      'case R1',
      'seed 3',
      'date today',
      'players Ann | Bob B',
      'dealer 2',
      'target 50',
      'decks 2',
      'house original-turn-three',
      `commitment ${HASH}`,
      'seeds - | 7f',
      'seeded 2',
      `secret ${SECRET}`,
      'draw 7 L',
      'draw x2',
      'moves h s >2',
      'stand-ins clock 2 | left 1 3',
      'expect draw 1',
      'expect discard 0',
      '',
    ]);
    expect(readOne(writeRecord(record)).record).toEqual(record);
  });

  it('has no secret that is not yet revealed', () => {
    const record: GameRecord = { ...plain, fairness: { commitment: HASH, seeds: [null], secret: null } };
    expect(writeRecord(record)).toContain(`\ncommitment ${HASH}\nseeds -\ndraw 7 L\n`);
    expect(readOne(writeRecord(record)).record).toEqual(record);
  });

  it.each([
    ['an older one does not say who gave them', { seeds: ['7'] }, 'seeds 7'],
    ['nobody gave one', { seeds: [null], seeded: [] }, 'seeds -'],
  ])('is as it always was where %s', (_, some, line) => {
    const record: GameRecord = { ...plain, fairness: { commitment: HASH, secret: SECRET, ...some } };
    expect(writeRecord(record)).toContain(`\n${line}\nsecret `);
  });

  it('says in which order several seeds came', () => {
    const fairness = { commitment: HASH, seeds: ['7', null, '8'], seeded: [2, 0], secret: SECRET };
    const record: GameRecord = { ...plain, players: ['Ann', 'Bob', 'Cleo'], fairness };
    expect(writeRecord(record)).toContain('\nseeded 3 1\n');
    expect(readOne(writeRecord(record)).record).toEqual(record);
  });

  test.each([
    [29, [29]],
    [30, [30]],
    [31, [30, 1]],
    [61, [30, 30, 1]],
  ])('has %i moves in lines of %j', (count, lengths) => {
    const lines = writeRecord({ ...plain, moves: Array<number>(count).fill(HIT) })
      .split('\n')
      .filter((line) => line.startsWith('moves '));
    expect(lines.map((line) => line.split(' ').length - 1)).toEqual(lengths);
  });

  it('has a word for every move', () => {
    expect([HIT, STAY, 0, 53].map(moveWord)).toEqual(['h', 's', '>1', '>54']);
  });
});

describe('what cannot be written', () => {
  const cannotBeCalled = (name: string) =>
    `a player cannot be called "${name}" in a record; expected a name on one line without # and |`;
  const cannotStand = (text: string) =>
    `"${text}" cannot stand in a record; expected one line without # and without spaces around it`;

  const notDigits = (key: string) => `this is not a ${key}; expected 64 hexadecimal digits in lower case`;
  const fair = { commitment: HASH, seeds: [null], secret: SECRET };

  test.each<[string, Partial<GameRecord>, string]>([
    ['a name with a bar', { players: ['A|B'] }, cannotBeCalled('A|B')],
    ['no name', { players: [''] }, cannotBeCalled('')],
    ['a name with a #', { players: ['A#1'] }, cannotBeCalled('A#1')],
    ['a name of two lines', { players: ['A\nB'] }, cannotBeCalled('A\nB')],
    ['a name with a carriage return', { players: ['A\rB'] }, cannotBeCalled('A\rB')],
    ['a name with a control character', { players: ['A\u001bB'] }, cannotBeCalled('A\u001bB')],
    ['a name that begins with a space', { players: [' A'] }, cannotBeCalled(' A')],
    ['a name that ends with a space', { players: ['Ann', 'A '] }, cannotBeCalled('A ')],
    ['a title with a space before it', { notes: { title: ' a' } }, cannotStand(' a')],
    ['a title of two lines', { notes: { title: 'a\nb' } }, cannotStand('a\nb')],
    ['a commitment that is none', { fairness: { ...fair, commitment: 'x' } }, notDigits('commitment')],
    ['a secret that is none', { fairness: { ...fair, secret: SECRET.slice(1) } }, notDigits('secret')],
    [
      'a seed that is none',
      { fairness: { ...fair, seeds: [''] } },
      '"" is not a seed; expected 1 to 64 hexadecimal digits in lower case, or null',
    ],
    [
      'more seeds than players',
      { fairness: { ...fair, seeds: [null, null] } },
      'the number of seeds is 2; expected 1, one for each player',
    ],
    [
      'a seed of a seat without one',
      { fairness: { ...fair, seeded: [0, 1] } },
      'the seats 0 1 did not give the seeds; expected each that gave one, once',
    ],
    [
      'a bot that stood in for no move',
      { moves: [HIT], standIns: [{ move: 1, why: 'clock' as const }] },
      'a bot stood in for what is no move; expected moves of the record, each once, in order',
    ],
    ['an expectation with a #', { expects: ['a # b'] }, cannotStand('a # b')],
  ])('%s', (_, part, message) => {
    expect(() => writeRecord({ ...plain, ...part })).toThrow(new TypeError(message));
  });
});
