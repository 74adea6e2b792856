import { describe, expect, it } from 'vitest';
import { rivalsOf } from '../src/score/evenings/rivals.ts';
import { statisticsOf } from '../src/score/evenings/statistics.ts';
import { sheetOf } from './support/sheets.ts';

const first = sheetOf('Ann Bo', ['=150 | bust 5 5', '=60 | 0 1 2 3 4 5 6'], { id: '1', startedAt: 1 });
const second = sheetOf('bo Cy', ['=200 | =0', '- | -'], { id: '2', startedAt: 2 });
const open = sheetOf('Ann Cy', ['5 | 7 8'], { id: '3', startedAt: 3 });

describe('the statistics', () => {
  const all = statisticsOf([second, open, first]);
  const of = (name: string) => all.find((person) => person.name === name);

  it('know people by their names, in capitals or not', () => {
    expect(all.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Cy', 'bo']);
  });

  it('count wins and averages of games that were finished', () => {
    expect(of('Ann')).toMatchObject({ games: 2, finished: 1, wins: 1, winRate: 1, averageTotal: 210, bestRound: 150 });
    expect(of('bo')).toMatchObject({ games: 2, finished: 2, wins: 1, winRate: 0.5, averageTotal: 118 });
  });

  it('have the average of all rounds', () => {
    expect(of('Ann')).toMatchObject({ rounds: 3, averageRound: 215 / 3 });
    expect(of('bo')).toMatchObject({ rounds: 3, averageRound: 236 / 3 });
  });

  it('count a Turn 7 by its cards', () => {
    expect(all.map(({ name, sevens }) => [name, sevens])).toContainEqual(['bo', 1]);
  });

  it('count busts that were noted, and are unsure of a typed 0', () => {
    expect(of('bo')).toMatchObject({ busts: 1, unclear: 0, bustRate: [1 / 3, 1 / 3], longestRun: 2 });
    expect(of('Cy')).toMatchObject({ busts: 0, unclear: 1, bustRate: [0, 1 / 2], longestRun: 1 });
  });

  it('leave out the rounds that somebody missed', () => {
    const [late] = statisticsOf([sheetOf('Ann', ['', '=40'])]);
    expect(late).toMatchObject({ rounds: 1, averageRound: 40 });
  });

  it('end where the game does', () => {
    const [ann, bo] = statisticsOf([sheetOf('Ann Bo', ['=200 | =1', '=0 | =500'])]);
    expect(ann).toMatchObject({ name: 'Ann', wins: 1, rounds: 1, averageTotal: 200 });
    expect(bo).toMatchObject({ name: 'Bo', wins: 0, bestRound: 1, averageTotal: 1 });
    expect(rivalsOf([sheetOf('Ann Bo', ['=200 | =1', '=0 | =500'])], 'Bo')).toMatchObject([{ ahead: 0, behind: 1 }]);
  });

  it.each([
    ['in under five rounds', ['=90', '=60', '=40', '=10'], 1],
    ['later', ['=90', '=60', '=40', '=9', '=1'], 0],
  ])('count a game for one as won if the challenge was beaten (R3): %s', (_, rounds, wins) => {
    expect(statisticsOf([sheetOf('Ann', rounds)])).toMatchObject([{ finished: 1, wins }]);
  });

  it('know nobody who has not played', () => {
    expect(statisticsOf([sheetOf('Ann Bo', [])])).toEqual([]);
  });

  it('say nothing of games that nobody won', () => {
    expect(statisticsOf([open])[0]).toMatchObject({ finished: 0, winRate: null, averageTotal: null });
  });
});

describe('one against another', () => {
  it('counts who had more in the end', () => {
    expect(rivalsOf([first, second, open], 'Bo')).toEqual([
      { name: 'Ann', games: 1, ahead: 0, behind: 1 },
      { name: 'Cy', games: 1, ahead: 1, behind: 0 },
    ]);
  });
});
