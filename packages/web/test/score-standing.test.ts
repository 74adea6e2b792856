import { appliedAll } from '@turn7/protocol';
import { describe, expect, it, test } from 'vitest';
import { newSheet, sheetAgain } from '../src/score/setup/new-sheet.ts';
import { firstDealers, reseating } from '../src/score/sheet/dealers.ts';
import { freshPlayerId, seating } from '../src/score/sheet/presence.ts';
import { standingOf } from '../src/score/sheet/standing.ts';
import { chartRounds } from '../src/score/sheet/summary.ts';
import { sheetOf } from './support/sheets.ts';

describe('the totals', () => {
  const { rounds, totals, places, leaders } = standingOf(
    sheetOf('Ann Bo Cy', ['12 9 x2 +4 | bust 5 5 | =30', '10 | =20 | 0 1 2 3 4 5 6', '- | 4 | -']),
  );

  it('are those of all rounds so far', () => {
    expect(rounds.map((round) => round.points)).toEqual([
      [46, 0, 30],
      [10, 20, 36],
      [null, 4, null],
    ]);
    expect(rounds.map((round) => round.totals)).toEqual([
      [46, 0, 30],
      [56, 20, 66],
      [56, 24, 66],
    ]);
    expect([totals, places, leaders]).toEqual([[56, 24, 66], [2, 3, 1], [2]]);
  });

  it('have no leader while nobody has points', () => {
    expect(standingOf(sheetOf('Ann Bo', ['bust | =0'])).leaders).toEqual([]);
  });

  it('share a place if they are equal', () => {
    expect(standingOf(sheetOf('Ann Bo Cy', ['5 | 5 | 4'])).places).toEqual([1, 1, 3]);
  });
});

describe('a round', () => {
  test.each<[why: string, rounds: string[], kept: number]>([
    ['is the first one at the start', [], 0],
    ['is kept until everybody has an entry', ['5 | - | 7'], 0],
    ['is followed by the next one', ['5 | bust | 7'], 1],
    ['of long ago is kept again when an entry is missing there', ['5 | - | 7', '5 | 6 | 7'], 0],
  ])('%s', (_, rounds, kept) => {
    expect(standingOf(sheetOf('Ann Bo Cy', rounds)).keptRound).toBe(kept);
  });

  it('does not wait for those who have left', () => {
    const sheet = sheetOf('Ann Bo', ['5 | 6', '5 | -']);
    const left = appliedAll(sheet, [{ kind: 'player', id: 2, player: { id: 2, name: 'Bo', left: true } }]);
    expect(standingOf(left).keptRound).toBe(2);
    expect(standingOf(left).totals).toEqual([10, 6]);
  });

  it('tells of a second Turn 7: the first one ends the round (R16)', () => {
    const { rounds } = standingOf(sheetOf('Ann Bo', ['0 1 2 3 4 5 6 | 1 2 3 4 5 6 7', '0 1 2 3 4 5 6 | =70']));
    expect(rounds.map(({ sevens }) => sevens)).toEqual([[0, 1], [0]]);
  });
});

describe('somebody who comes later', () => {
  const sheet = sheetOf('Ann Bo', ['5 | 6', '7 | 8', '9 | -']);
  const id = freshPlayerId(sheet);
  const joined = appliedAll(sheet, seating(sheet, { id, name: 'Cy', left: false }));

  it('plays the round that is being kept, and none before it', () => {
    const { keptRound, totals, rounds } = standingOf(joined);
    expect([keptRound, totals]).toEqual([2, [21, 14, 0]]);
    expect(rounds.map(({ points }) => points[2])).toEqual([null, null, null]);
  });

  it('deals when it is their turn, not for the rounds before', () => {
    expect(standingOf(joined).rounds.map(({ dealer }) => dealer)).toEqual([0, 1, 2]);
  });

  it('gets a number of their own', () => {
    expect([1, 2]).not.toContain(id);
  });
});

describe('the dealer (R4)', () => {
  test.each<[why: string, dealer: number, left: number[], dealers: number[]]>([
    ['is the next one clockwise each round', 1, [], [0, 1, 2]],
    ['may be another one at first', 3, [], [2, 0, 1]],
    ['is the first seat if nobody knows better', 9, [], [0, 1, 2]],
    ['was somebody who has left since', 1, [2], [0, 1, 2]],
  ])('%s', (_, dealer, left, dealers) => {
    const sheet = sheetOf('Ann Bo Cy', ['1 | 2 | 3', '1 | 2 | 3', '1 | - | 3'], { dealer });
    const players = sheet.players.map((player) => ({ ...player, left: left.includes(player.id) }));
    expect(standingOf({ ...sheet, players }).rounds.map((round) => round.dealer)).toEqual(dealers);
  });

  it('is the same one after others have changed seats', () => {
    const sheet = sheetOf('Ann Bo Cy Di', ['1 | 2 | 3 | 4']); // Bo deals the second round
    const reseated = appliedAll(sheet, reseating(sheet, [2, 3, 4, 1], 1));
    expect(reseated.players.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Di', 'Ann']);
    expect(reseated.players[standingOf(reseated).dealer]?.name).toBe('Bo');
  });

  it('may be chosen among those to whom the deal can come', () => {
    expect([...firstDealers(sheetOf('Ann Bo Cy', ['1 | 2 | 3']), 1)]).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    const late = sheetOf('Ann Bo Cy', ['1 | 2 | ', '1 | 2 | ']); // Cy came for the third round, and sits between Bo and Ann
    expect([...firstDealers(late, 2).keys()]).toEqual([2, 1]);
  });

  it('skips those who have left', () => {
    const sheet = sheetOf('Ann Bo Cy', ['1 | - | 3', '1 | - | 3']);
    const players = sheet.players.map((player) => ({ ...player, left: player.id === 2 }));
    const standing = standingOf({ ...sheet, players });
    expect([...standing.rounds.map((round) => round.dealer), standing.dealer]).toEqual([0, 2, 0]);
  });
});

describe('the game', () => {
  test.each<[why: string, rounds: string[], outcome: unknown]>([
    ['goes on below the target', ['=199 | =100'], { kind: 'playing' }],
    ['is won at the target by who is alone at the top (R43)', ['=200 | =199'], { kind: 'won', seat: 0, round: 0 }],
    ['is won by the highest total, not by who came there first', ['=205 | =230'], { kind: 'won', seat: 1, round: 0 }],
    ['goes on when the highest are equal (R44)', ['=210 | =210'], { kind: 'tie', seats: [0, 1] }],
    ['is won when one is ahead after a tie', ['=210 | =210', '=3 | bust'], { kind: 'won', seat: 0, round: 1 }],
    ['is judged when the round is complete', ['=250 | -'], { kind: 'playing' }],
    ['is not judged while an earlier round has a gap', ['=150 | -', '=150 | =10'], { kind: 'playing' }],
    ['ends with the first round that has a winner', ['=200 | =1', '=0 | =500'], { kind: 'won', seat: 0, round: 0 }],
  ])('%s', (_, rounds, outcome) => {
    expect(standingOf(sheetOf('Ann Bo', rounds)).outcome).toEqual(outcome);
  });

  it('flags the rounds after its end, and counts none of them', () => {
    const { rounds, totals, places } = standingOf(sheetOf('Ann Bo', ['=200 | =1', '=0 | =500']));
    expect(rounds.map(({ afterEnd }) => afterEnd)).toEqual([false, true]);
    expect([totals, places]).toEqual([
      [200, 1],
      [1, 2],
    ]);
  });

  it('for one is won by reaching the target (R3)', () => {
    expect(standingOf(sheetOf('Ann', ['=120', '=90'])).outcome).toEqual({ kind: 'won', seat: 0, round: 1 });
  });

  it('has another target if the table says so (R45)', () => {
    expect(standingOf(sheetOf('Ann Bo', ['=60 | =10'], { target: 50 })).outcome.kind).toBe('won');
  });

  it('with nobody at the table is no game', () => {
    const empty = newSheet({ names: [], target: 200, decks: null, title: '' });
    expect(standingOf(empty)).toMatchObject({ keptRound: 0, totals: [], outcome: { kind: 'playing' } });
  });
});

describe('the next game', () => {
  it('has the same players, and the next one deals', () => {
    const again = sheetAgain(sheetOf('Ann Bo Cy', ['=200 | =1 | =2'], { dealer: 2, title: 'Friday', target: 300 }));
    expect(again.players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    expect(again).toMatchObject({ dealer: 3, rounds: [], title: 'Friday', target: 300 });
  });

  it('is without those who have left', () => {
    const sheet = sheetOf('Ann Bo Cy', []);
    const players = sheet.players.map((player) => ({ ...player, left: player.id === 2 }));
    const again = sheetAgain({ ...sheet, players });
    expect([again.players.map(({ id }) => id), again.dealer]).toEqual([[1, 3], 3]);
  });
});

test('a chart shows no round in which somebody has no score yet', () => {
  const totals = (...rounds: string[]) => chartRounds(standingOf(sheetOf('Ann Bo', rounds))).map((one) => one.totals);
  expect(totals('=10 | =20', '=5 | -')).toEqual([[10, 20]]);
  expect(totals('=10 | =20', '=5 | =0')).toEqual([
    [10, 20],
    [15, 20],
  ]);
});
