/** The win chances are calibrated: of the positions that they give 30 %, 30 % are won. */
import { Game, NO_HAND, nextDrawer, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import midRound from '../data/mid-round.json' with { type: 'json' };
import fine from '../data/win-chance.json' with { type: 'json' };
import styled from '../data/win-chance-styles.json' with { type: 'json' };
import { Field } from '../src/bots/standing.ts';
import { modelsWith, sharesOf } from '../src/bots/styles.ts';
import { placeOf, WinChance } from '../src/bots/win-chance.ts';
import { botNamed } from '../src/index.ts';
import { MidRound } from '../src/review/mid-round.ts';

const BINS = 10;

interface Bin {
  predicted: number;
  won: number;
  count: number;
}

/** What is predicted of every seat, or of the first alone, at some positions of a game; none where it has nothing to say. */
type Predict = (game: Game) => readonly number[];

/** Predictions in games of these players, in ten bins. `told`: of how many seats there are predictions. */
function binsOf(names: readonly string[], games: number, predict: Predict, told = names.length): Bin[] {
  const bots = names.map((name) => botNamed(name));
  const seats = names.length;
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  const bins = Array.from({ length: BINS }, () => ({ predicted: 0, won: 0, count: 0 }));
  for (let i = 0; i < games; i++) {
    const predictions: number[] = [];
    game.begin(i % seats);
    while (!game.finished) {
      predictions.push(...predict(game));
      if (game.isAsked) game.answer(bots[game.asked.seat]?.choose(game) ?? 0);
      else game.step();
    }
    predictions.forEach((chance, at) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) throw new Error(`${chance} is no chance`);
      bin.predicted += chance;
      bin.won += at % told === game.winner ? 1 : 0;
      bin.count++;
    });
  }
  return bins;
}

function expectCalibrated(bins: readonly Bin[], most: number): void {
  expect(Math.min(...bins.map(({ count }) => count))).toBeGreaterThan(100);
  for (const { predicted, won, count } of bins) expect(Math.abs(predicted - won) / count).toBeLessThanOrEqual(most);
}

/** When a round begins. */
function atStarts(): Predict {
  const winChance = new WinChance(fine);
  let round = 0;
  return (game) => {
    const isNew = game.round !== round;
    round = game.round;
    return isNew ? game.hands.map((hand) => winChance.after(game, hand)) : [];
  };
}

/** At every seventh question or card. */
function atPositions(): Predict {
  const net = new MidRound(midRound, new WinChance(fine));
  let position = 0;
  return (game) => ((game.isAsked || nextDrawer(game) !== NO_HAND) && position++ % 7 === 0 ? net.chances(game) : []);
}

const KINDS: readonly (readonly [name: string, most: number, games: number, predict: () => Predict])[] = [
  ['at the start of a round', 0.03, 20_000, atStarts],
  ['in the middle of a round', 0.02, 20_000, atPositions],
];

describe.each(KINDS)(
  '%s the win chance differs from the games won by at most %s in ten bins',
  (_, most, games, predict) => {
    test.each([2, 4, 6])('at a table of %i', { timeout: 600_000 }, (seats) => {
      const names = Array.from({ length: seats }, () => 'sharp');
      expectCalibrated(binsOf(names, games, predict()), most);
    });
  },
);

/** Of the first seat, when a round begins, by the win chance that is told who the others are. */
function ofTheFirst(others: readonly string[]): Predict {
  const models = modelsWith(botNamed('sharp'));
  const winChance = new WinChance(styled);
  winChance.among(
    sharesOf(
      others.map((name) => botNamed(name)),
      models,
    ),
  );
  let round = 0;
  return (game) => {
    const isNew = game.round !== round;
    round = game.round;
    return isNew ? game.hands.slice(0, 1).map((hand) => winChance.after(game, hand)) : [];
  };
}

describe('the win chance that knows styles differs from the games won by at most .03 in ten bins', () => {
  test.each([
    'stay:25',
    'count,closer',
    'stay:25,stay:25,stay:25',
    'count,count,count',
    'closer,closer,closer',
    'sharp,sharp,sharp',
    'stay:15,count,closer,sharp,stay:30',
  ])('among %s', { timeout: 600_000 }, (text) => {
    const others = text.split(',');
    expectCalibrated(binsOf(['sharp', ...others], 20_000, ofTheFirst(others), 1), 0.03);
  });
});

describe('the win chance', () => {
  const game = new Game(rulesFrom({ seats: 3, dealer: 0 }), new SeededShuffler(1));
  const winChance = new WinChance(fine);

  test('rises with the own total and falls with those of the others', () => {
    const chance = (own: number, rival: number): number => {
      const field = new Field();
      field.meet(rival);
      field.meet(40);
      winChance.face(game, field, 0);
      return winChance.of(own);
    };
    for (let points = 0; points < 200; points += 20) {
      expect(chance(points + 20, 100)).toBeGreaterThan(chance(points, 100));
      expect(chance(100, points + 20)).toBeLessThan(chance(100, points));
    }
  });

  test('counts places from the left of the dealer', () => {
    game.begin(1);
    expect(game.hands.map((hand) => placeOf(game, hand))).toEqual([1, 2, 0]);
  });
});
