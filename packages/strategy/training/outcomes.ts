/** Who wins from which totals: what the win chance learns from. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import type { Bot } from '../src/bot.ts';
import { modelsWith, STYLES, sharesOf } from '../src/bots/styles.ts';
import { WIN_CHANCE_INPUTS, WinChance } from '../src/bots/win-chance.ts';
import { Random } from './random.ts';
import { Samples } from './samples.ts';

export interface OutcomeTask {
  readonly kind: 'outcomes';
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** Who plays: one bot in every seat, or in one seat among others. */
  readonly among: 'its like' | 'others';
}

/** A net that knows nothing: here only the inputs are wanted. */
const blank = (inputs: number) => ({ inputs, weights: [], output: [0] });
/** Rounds a game that there is room for, on average; no table size needs as many. */
const ROOM = 14;
/** Of the tables with others so many have rivals of one kind, as people fill them; the rest have any. */
const SHARE_OF_ONE_KIND = 0.75;

/** Plays games: a row for every seat of the bot at the start of every round, 1 if it won. */
export const playOutcomes = (task: OutcomeTask, bot: Bot): Samples =>
  task.among === 'others' ? playAmongOthers(task, bot) : playAmongEquals(task, bot);

function playAmongEquals({ seats, games, seed }: OutcomeTask, bot: Bot): Samples {
  const table = new Game(rulesFrom({ seats }), new SeededShuffler(seed));
  const samples = new Samples(WIN_CHANCE_INPUTS, games * seats * ROOM);
  const winChance = new WinChance(blank(WIN_CHANCE_INPUTS));
  const players = Array.from({ length: seats }, () => bot);
  const all = players.map((_, seat) => seat);
  for (let i = 0; i < games; i++) {
    table.start(i % seats);
    addGame(table, players, all, winChance, samples);
  }
  return samples;
}

/** The win chance is told who the others are. */
function playAmongOthers({ seats, games, seed }: OutcomeTask, bot: Bot): Samples {
  const table = new Game(rulesFrom({ seats }), new SeededShuffler(seed));
  const inputs = WIN_CHANCE_INPUTS + STYLES;
  const samples = new Samples(inputs, games * ROOM);
  const winChance = new WinChance(blank(inputs));
  const random = new Random(seed);
  const models = modelsWith(bot);
  for (let i = 0; i < games; i++) {
    const kind = random.pick(models);
    const isOneKind = random.unit() < SHARE_OF_ONE_KIND;
    const place = random.below(seats);
    const players = Array.from({ length: seats }, () => (isOneKind ? kind : random.pick(models))).with(place, bot);
    winChance.among(sharesOf(players.toSpliced(place, 1), models));
    table.start(random.below(seats));
    addGame(table, players, [place], winChance, samples);
  }
  return samples;
}

/** `seats`: those that are looked at. */
function addGame(
  game: Game,
  players: readonly Bot[],
  seats: readonly number[],
  winChance: WinChance,
  samples: Samples,
): void {
  const first = samples.size;
  let round = 0;
  while (!game.finished) {
    if (game.round !== round && samples.room >= seats.length)
      for (const seat of seats) samples.add(winChance.inputsAt(game, game.hands[seat]!), 0); // one for each seat
    round = game.round;
    game.play(players[game.asked.seat]!.choose(game)); // likewise
  }
  for (let row = first; row < samples.size; row++)
    samples.setAnswer(row, seats[(row - first) % seats.length] === game.winner ? 1 : 0);
}
