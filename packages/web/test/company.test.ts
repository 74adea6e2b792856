/** What those at a table are told of each other's coming and going. */
import { expect, test } from 'vitest';
import type { Person } from '../src/game/session/session.ts';
import { type Company, tidingsBetween } from '../src/lobby/company.ts';
import { texts as online } from '../src/words/en/chapters/online.ts';
import { english } from './support/words.ts';

const WORDS = { online: online(), lobby: english.lobby };
const HANNA: Person = { name: 'Hanna', kind: 'person', level: null, mine: false, presence: 'here', isHost: false };
const LOST: Person = { ...HANNA, presence: 'lost' };
const AWAY: Person = { ...HANNA, presence: 'away' };
const LEFT: Person = { ...HANNA, presence: 'left' };
const GONE: Person = { ...HANNA, presence: 'gone' };
const MEMBERS = [
  { id: 1, name: 'Ann', present: true },
  { id: 2, name: 'Hanna', present: true },
];

const at = (person: Person, host: number | null = 1, me = 1): Company => ({
  people: [person],
  lobby: { host, members: MEMBERS },
  me,
});
const told = (before: Company, now: Company): readonly string[] =>
  tidingsBetween(before, now, WORDS).map(({ text }) => text);

test.each<readonly [string, Person, Person, readonly string[]]>([
  ['whoever loses the connection', HANNA, LOST, ['Hanna lost the connection.']],
  ['whoever a bot plays for', LOST, AWAY, ['Hanna does not answer; a bot plays.']],
  ['whoever leaves', HANNA, LEFT, ['Hanna has left; a bot plays.']],
  ['whoever leaves after the game, which no bot plays on', HANNA, GONE, ['Hanna has left.']],
  ['nothing of the end of a game that they left before', LEFT, GONE, []],
  ['whoever is back', AWAY, HANNA, ['Hanna is back.']],
  ['nothing twice', LOST, LOST, []],
  ['nothing of oneself', { ...HANNA, mine: true }, { ...LOST, mine: true }, []],
  ['nothing of somebody else on the same seat', { ...HANNA, name: 'Zoe' }, LOST, []],
])('those at the table are told of %s', (_, before, now, expected) => {
  expect(told(at(before), at(now))).toEqual(expected);
});

test.each<readonly [string, number | null, number | null, number, readonly string[]]>([
  ['another one', 1, 2, 1, ['Hanna is the host now.']],
  ['oneself', 1, 2, 2, ['You are the host now.']],
  ['nobody', 1, null, 1, []],
  ['the same as before', 2, 2, 1, []],
])('who is host now is told if it is %s', (_, before, now, me, expected) => {
  expect(told(at(HANNA, before, me), at(HANNA, now, me))).toEqual(expected);
});

test('whose turn it is says when a bot answers instead', () => {
  expect(english.lobby.lost('Hanna', 20)).toBe('Hanna lost the connection; a bot takes over in 20 s.');
});
