/** What may come in, and what may not. */
import { describe, expect, test } from 'vitest';
import {
  CODE_LETTERS,
  Code,
  Envelope,
  Hello,
  LONGEST_NAME,
  Options,
  Reaction,
  readMessage,
  SomeOptions,
  TableListing,
  USUAL_OPTIONS,
  WIRE_VERSION,
} from '../src/index.ts';

const envelope = (command: unknown, id: unknown = 'x1') => ({ id, command });
const move = (more: object) => envelope({ kind: 'move', game: 1, question: 0, choice: 'hit', ...more });

describe('an envelope', () => {
  test.each([
    ['with a move', move({})],
    ['with a target', move({ choice: 53 })],
    ['with an id of many signs', envelope({ kind: 'sit' }, 'A-z_09'.repeat(6))],
    ['with no options at all', envelope({ kind: 'set options', options: {} })],
    ['with one option', envelope({ kind: 'set options', options: { clock: null } })],
    ['with the longest seed', envelope({ kind: 'seed', seed: 'f'.repeat(64) })],
  ])('%s is read', (_, value) => expect(Envelope.safeParse(value).success).toBe(true));

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['without an id', { command: { kind: 'sit' } }],
    ['with an empty id', envelope({ kind: 'sit' }, '')],
    ['with a long id', envelope({ kind: 'sit' }, 'x'.repeat(41))],
    ['with signs in the id that nobody needs', envelope({ kind: 'sit' }, 'a:b')],
    ['with a key too many', { ...envelope({ kind: 'sit' }), token: 'x' }],
    ['with a command nobody knows', envelope({ kind: 'cheat' })],
    ['with a command of Object', envelope({ kind: 'constructor' })],
    ['with a key too many in the command', envelope({ kind: 'sit', seat: 1 })],
    ['with a seat of half', move({ choice: 0.5 })],
    ['with a seat below none', move({ choice: -1 })],
    ['with a seat beyond the last', move({ choice: 54 })],
    ['with a choice in capitals', move({ choice: 'HIT' })],
    ['with a game before the first', move({ game: 0 })],
    ['with a question as text', move({ question: '0' })],
    ['with an option nobody knows', envelope({ kind: 'set options', options: { cheat: true } })],
    ['with a clock too short', envelope({ kind: 'set options', options: { clock: 4 } })],
    ['with no seats', envelope({ kind: 'set options', options: { seats: 0 } })],
    ['with an option that is undefined', envelope({ kind: 'set options', options: { seats: undefined } })],
    ['with a seed that is not hexadecimal', envelope({ kind: 'seed', seed: 'xyz' })],
    ['with a seed too long', envelope({ kind: 'seed', seed: 'f'.repeat(65) })],
  ])('%s is refused', (_, value) => expect(Envelope.safeParse(value).success).toBe(false));
});

test('the usual options are options, and some of them are some', () => {
  expect(Options.parse(USUAL_OPTIONS)).toEqual(USUAL_OPTIONS);
  expect(SomeOptions.parse(USUAL_OPTIONS)).toEqual(USUAL_OPTIONS);
});

test('a code has no two letters that look or sound alike', () => {
  expect(CODE_LETTERS).not.toMatch(/[01ILOU]/);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  expect(Code.safeParse('ABC234').success).toBe(true);
  for (const text of ['ABC23', 'ABC2345', 'abc234', 'ABC0I1', 'ABC 23'])
    expect(Code.safeParse(text).success).toBe(false);
});

test('a greeting has a version and a code, perhaps a token and a seq, and nothing else', () => {
  const hello = { version: WIRE_VERSION, code: 'ABC234' };
  expect(Hello.safeParse(hello).success).toBe(true);
  expect(Hello.safeParse({ ...hello, token: 'x'.repeat(43), since: 12 }).success).toBe(true);
  expect(Hello.safeParse({ ...hello, token: 'short' }).success).toBe(false);
  expect(Hello.safeParse({ ...hello, member: 1 }).success).toBe(false);
  expect(Hello.safeParse({ code: 'ABC234' }).success).toBe(false);
});

test('a message is a name, what it carries, and perhaps a number', () => {
  expect(readMessage('["react","clap"]')).toEqual(['react', 'clap']);
  expect(readMessage('["catch up",3,7]')).toEqual(['catch up', 3, 7]);
  for (const text of [
    '',
    '[',
    '{}',
    '[]',
    '["react"]',
    '[1,2]',
    '["react","clap",0.5]',
    '["react","clap",1,2]',
    'null',
  ])
    expect(readMessage(text)).toBeNull();
});

test.each([
  ['of the most characters, however they are stored', '👩'.repeat(LONGEST_NAME), true],
  ['of the most characters with a number', `${'👩'.repeat(LONGEST_NAME)} 500`, true],
  ['that is longer', 'x'.repeat(LONGEST_NAME + 5), false],
  ['that is empty', '', false],
])('a name %s', (_, host, isName) => {
  const line = { code: 'ABC234', host, stage: 'lobby', taken: 1, seats: 8, clock: null, spectators: true };
  expect(TableListing.safeParse(line).success).toBe(isName);
});

test('there is a fixed set of reactions', () => {
  expect(Reaction.safeParse('clap').success).toBe(true);
  expect(Reaction.safeParse('insult').success).toBe(false);
});
