import { expect, test } from 'vitest';
import { absenceNews } from '../src/game/online/absence.tsx';
import type { Person } from '../src/game/session/session.ts';
import { english } from './support/words.ts';

const HANNA: Person = { name: 'Hanna', kind: 'person', level: null, mine: false, presence: 'here' };
const GONE: Person = { ...HANNA, presence: 'lost' };
const REPLACED: Person = { ...HANNA, presence: 'away' };
const ZOE: Person = { ...HANNA, name: 'Zoe' };

test.each<readonly [string, Person, Person, readonly string[]]>([
  ['whoever loses the connection', HANNA, GONE, ['Hanna lost the connection.']],
  ['whoever a bot plays for', GONE, REPLACED, ['Hanna is away; a bot plays.']],
  ['whoever is back', REPLACED, HANNA, ['Hanna is back.']],
  ['nothing twice', GONE, GONE, []],
  ['nothing of oneself', { ...HANNA, mine: true }, { ...GONE, mine: true }, []],
  ['nothing of somebody else on the same seat', ZOE, GONE, []],
])('those who listen are told of %s', (_, before, now, expected) => {
  expect(absenceNews([before], [now], english.lobby)).toEqual(expected);
});

test('whose turn it is says when a bot answers instead', () => {
  expect(english.lobby.absence.lost('Hanna', 20)).toBe('Hanna lost the connection; a bot plays in 20 s.');
});
