/** Who wins from which totals: what the win chance learns from. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import type { Bot } from '../src/bot.ts';
import { WIN_CHANCE_INPUTS, WinChance } from '../src/bots/win-chance.ts';
import { Samples } from './samples.ts';

export interface OutcomeTask {
  readonly kind: 'outcomes';
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
}

/** A net that knows nothing: here only the inputs are wanted. */
const BLANK = { inputs: WIN_CHANCE_INPUTS, weights: [], output: [0] };
/** Rounds a game that there is room for, on average; no table size needs as many. */
const ROOM = 14;

/** Plays games with one bot in every seat: a row for every seat at the start of every round, 1 if it won. */
export function playOutcomes({ seats, games, seed }: OutcomeTask, bot: Bot): Samples {
  const table = new Game(rulesFrom({ seats }), new SeededShuffler(seed));
  const samples = new Samples(WIN_CHANCE_INPUTS, games * seats * ROOM);
  for (let i = 0; i < games; i++) addGame(table, i % seats, bot, samples);
  return samples;
}

const winChance = new WinChance(BLANK);

function addGame(game: Game, dealer: number, bot: Bot, samples: Samples): void {
  const first = samples.size;
  let round = 0;
  game.start(dealer);
  while (!game.finished) {
    if (game.round !== round) addRound(game, samples);
    round = game.round;
    game.play(bot.choose(game));
  }
  for (let row = first; row < samples.size; row++)
    samples.setAnswer(row, (row - first) % game.seats === game.winner ? 1 : 0);
}

function addRound(game: Game, samples: Samples): void {
  if (samples.room < game.seats) return;
  for (const hand of game.hands) samples.add(winChance.inputsAt(game, hand), 0);
}
