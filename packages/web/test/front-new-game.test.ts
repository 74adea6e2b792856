import { isSecret, MOST_SEATS } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import {
  lastNewGame,
  mostBots,
  type NewGame,
  type NewGameKind,
  newGameFrom,
  SOLO,
  savedGameFrom,
  seatsOf,
  withBots,
} from '../src/game/start/new-game.ts';

const unnamed = (place: number) => `Player ${place + 1}`;
const game = (some: Partial<NewGame>): NewGame => ({ people: [''], bots: ['Regular'], target: 200, ...some });
const namesOf = (some: Partial<NewGame>) => seatsOf(game(some), unnamed).map(({ name }) => name);

describe('a new game', () => {
  it('is against three Rookies the first time', () => {
    expect(seatsOf(lastNewGame('bots'), () => 'You')).toEqual([
      { name: 'You', level: null },
      { name: 'Ada', level: 'Rookie' },
      { name: 'Bo', level: 'Rookie' },
      { name: 'Cleo', level: 'Rookie' },
    ]);
  });

  it('is saved before its first card, with a secret of its own', () => {
    const first = savedGameFrom('bots', game({ target: 50 }), unnamed, 7);
    const second = savedGameFrom('bots', game({ target: 50 }), unnamed, 7);
    expect(first).toMatchObject({
      setup: { mode: 'bots', target: 50 },
      number: 1,
      startedAt: 7,
      moves: [],
      over: false,
    });
    expect(isSecret(first.secret)).toBe(true);
    expect(first.secret).not.toBe(second.secret);
  });

  it('has one seat in the solo challenge', () => {
    expect(seatsOf(SOLO, () => 'You')).toEqual([{ name: 'You', level: null }]);
  });

  it.each<[string, Partial<NewGame>, readonly string[]]>([
    ['people before bots', { people: ['Ann', 'Ben'] }, ['Ann', 'Ben', 'Ada']],
    ['names for those who gave none', { people: ['', 'Ben', '  '] }, ['Player 1', 'Ben', 'Player 3', 'Ada']],
    ['people of one name with a number', { people: ['Ann', 'Ann', 'Ann'], bots: [] }, ['Ann', 'Ann 2', 'Ann 3']],
    [
      'people of one long name, whose number is not cut off',
      { people: ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhausen'], bots: [] },
      ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhaus 2'],
    ],
    ['bots that are called like nobody else', { people: ['Ada'] }, ['Ada', 'Bo']],
    ['names without the signs of a record', { people: ['A|n#n '], bots: [] }, ['Ann']],
  ])('seats %s', (_, some, names) => {
    expect(namesOf(some)).toEqual(names);
  });

  it('names as many bots as find a seat, each in its own way', () => {
    const names = namesOf({ bots: withBots(['Rookie'], mostBots(1)) });
    expect(new Set(names).size).toBe(MOST_SEATS);
    expect(names.slice(1).filter((name) => /\d/.test(name))).toEqual([]);
  });
});

describe('the number of bots', () => {
  it('grows with bots like the last one, and shrinks from the end', () => {
    expect(withBots(['Rookie', 'Master'], 4)).toEqual(['Rookie', 'Master', 'Master', 'Master']);
    expect(withBots(['Rookie', 'Master'], 1)).toEqual(['Rookie']);
    expect(withBots([], 1)).toEqual(['Regular']);
  });
});

describe('the choices of the last time', () => {
  it.each<[NewGameKind, NewGame]>([
    ['bots', game({ bots: ['Master'], target: 50 })],
    ['pass', game({ people: ['Ann', ''], bots: [] })],
  ])('are what was stored (%s)', (kind, stored) => {
    expect(newGameFrom(kind, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each<[string, NewGameKind, unknown]>([
    ['nothing stored', 'bots', null],
    ['something else', 'bots', 'bots'],
    ['no bots', 'bots', game({ bots: [] })],
    ['a level that is no more', 'bots', { ...game({}), bots: ['Wizard'] }],
    ['a name that is no text', 'bots', { ...game({}), people: [7] }],
    ['a target that cannot be', 'bots', game({ target: 0 })],
    ['too many seats', 'bots', game({ bots: withBots(['Rookie'], MOST_SEATS) })],
    ['one person from hand to hand', 'pass', game({})],
  ])('do not count with %s', (_, kind, stored) => {
    expect(newGameFrom(kind, stored)).toBeNull();
  });
});
