import { MOST_DECKS, MOST_SEATS } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import {
  added,
  forgetSetup,
  isSetup,
  keepSetup,
  keptSetup,
  moved,
  NO_SETUP,
  namesIn,
  problemIn,
  type Setup,
  seated,
} from '../src/score/setup/setup.ts';
import { MapStorage } from './support/map-storage.ts';

function setupOf(...names: string[]): Setup {
  return { ...NO_SETUP, players: names.map((name, i) => ({ id: i + 1, name })) };
}

test.each([
  ['Ana', ['Ana']],
  [' Ana ,Ben;Chidi\nDagmar\t Eli ', ['Ana', 'Ben', 'Chidi', 'Dagmar', 'Eli']],
  ['\n,;  ', []],
])('the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

describe('adding players', () => {
  test('gives each an id of their own, whoever was removed before', () => {
    const setup = added({ ...NO_SETUP, players: [{ id: 7, name: 'Ana' }] }, ['Ben', 'Chidi']);
    expect(isSetup(setup) && setup.players.map(({ id }) => id)).toEqual([7, 8, 9]);
  });

  test.each([
    ['nothing', [], { kind: 'empty' }],
    ['a name that is there, in other capitals', ['ana'], { kind: 'twice', name: 'ana' }],
    ['more than there are seats', Array.from({ length: MOST_SEATS }, (_, i) => `P${i}`), { kind: 'many' }],
  ])('refuses %s', (_, names, problem) => {
    expect(added(setupOf('Ana'), names)).toEqual(problem);
  });
});

describe('a game may begin', () => {
  test.each([
    ['with somebody', setupOf('Ana'), null],
    ['not with nobody', setupOf(), { kind: 'none' }],
    ['not with an empty name', setupOf('Ana', ' '), { kind: 'empty' }],
    ['not with a name twice', setupOf('Ana', 'ANA'), { kind: 'twice', name: 'ANA' }],
    ['not without a target', { ...setupOf('Ana'), target: '' }, { kind: 'target' }],
    ['not with half a point', { ...setupOf('Ana'), target: '10.5' }, { kind: 'target' }],
  ])('%s', (_, setup, problem) => {
    expect(problemIn(setup)).toEqual(problem);
  });
});

test('the dealer stays the dealer, until they are gone', () => {
  const setup = { ...setupOf('Ana', 'Ben'), dealer: 2 };
  expect(seated(setup, setup.players.toReversed()).dealer).toBe(2);
  expect(seated(setup, setup.players.slice(0, 1)).dealer).toBeNull();
});

test('a player moves by one seat, and nowhere beyond the ends', () => {
  const { players } = setupOf('Ana', 'Ben', 'Chidi');
  const names = (by: 1 | -1, id: number) => moved(players, id, by).map(({ name }) => name);
  expect(names(1, 1)).toEqual(['Ben', 'Ana', 'Chidi']);
  expect(names(-1, 3)).toEqual(['Ana', 'Chidi', 'Ben']);
  expect(names(-1, 1)).toEqual(['Ana', 'Ben', 'Chidi']);
  expect(names(1, 3)).toEqual(['Ana', 'Ben', 'Chidi']);
});

describe('a setup on a device', () => {
  test('is there when the page is opened again, until the game begins', () => {
    const storage = new MapStorage();
    const setup = { ...setupOf('Ana', 'Ben'), dealer: 2, decks: 3, target: '150' };
    keepSetup(storage, setup);
    expect(keptSetup(storage)).toEqual(setup);
    forgetSetup(storage);
    expect(keptSetup(storage)).toEqual(NO_SETUP);
  });

  test('is read with decks that there can be', () => {
    const storage = new MapStorage();
    keepSetup(storage, { ...setupOf('Ana'), decks: MOST_DECKS + 1 });
    expect(keptSetup(storage).decks).toBeNull();
  });

  test.each(['', '[]', '{"players":[{"id":1}],"target":"200","title":""}'])(
    'that makes no sense is none: %s',
    (text) => {
      const storage = new MapStorage();
      storage.setItem('turn7 score-setup', text);
      expect(keptSetup(storage)).toEqual(NO_SETUP);
    },
  );
});
