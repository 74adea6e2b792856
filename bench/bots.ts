/**
 * `npm run bench bots`: how long `sharp` and `master` take for a choice, at tables of two, four and six, in positions of
 * their own games. One warm-up game each; then the mean and the longest. Then how many playouts `master` makes in a
 * second of the processor's time, and how much one differs from another; with `--count`, the instructions of one instead of
 * all that.
 */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { countIfPossible, instructionsOf, workOf } from './lib/instructions.ts';
import { chooseAsMaster } from './lib/master.ts';
import { median, printRow, whole } from './lib/numbers.ts';
import { optionsFrom } from './lib/options.ts';
import { spreadAt } from './lib/spread.ts';

const TABLES = [2, 4, 6];
const BOTS = [
  { name: 'sharp', games: 400 },
  { name: 'master', games: 2 },
];
/** Choices of `master` in a slice, and in the shorter of two counted runs. */
const CHOICES = 200;
const SLICES = 5;

const options = optionsFrom({ count: { type: 'boolean', default: false } });

interface Times {
  readonly choices: number;
  readonly mean: number;
  readonly longest: number;
}

/** In milliseconds. */
function timesOf(name: string, seats: number, games: number): Times {
  const bot = botNamed(name);
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  const times: number[] = [];
  for (let i = -1; i < games; i++) {
    game.start();
    while (!game.finished) {
      const start = performance.now();
      const choice = bot.choose(game);
      if (i >= 0) times.push(performance.now() - start);
      game.play(choice);
    }
  }
  const sum = times.reduce((total, time) => total + time, 0);
  return { choices: times.length, mean: sum / times.length, longest: times.reduce((a, b) => Math.max(a, b)) };
}

function timeChoices(): void {
  printRow(['bot', 'players', 'choices', 'mean', 'longest']);
  for (const { name, games } of BOTS) {
    for (const seats of TABLES) {
      const { choices, mean, longest } = timesOf(name, seats, games);
      const unit = name === 'sharp' ? { factor: 1000, name: 'µs' } : { factor: 1, name: 'ms' };
      const shown = [mean, longest].map((time) => `${(time * unit.factor).toFixed(1)} ${unit.name}`);
      printRow([name, seats, choices.toLocaleString('en'), ...shown]);
    }
  }
}

/** By the processor's time, so that others at work matter less. */
function playoutsPerSecond(seats: number): number {
  const start = process.cpuUsage();
  const playouts = chooseAsMaster(seats, CHOICES);
  const { user, system } = process.cpuUsage(start);
  return playouts / ((user + system) / 1e6);
}

function timePlayouts(): void {
  console.log('\nPlayouts of master a second:\n');
  printRow(['players', 'playouts/s']);
  for (const seats of TABLES) {
    playoutsPerSecond(seats);
    printRow([seats, whole(median(Array.from({ length: SLICES }, () => playoutsPerSecond(seats))))]);
  }
}

function measureSpread(): void {
  console.log('\nStandard deviation of one playout: of the best answer, and of its lead on the second best:\n');
  printRow(['players', 'level', 'difference']);
  for (const seats of TABLES) {
    const { level, difference } = spreadAt(seats);
    printRow([seats, level.toFixed(3), difference.toFixed(3)]);
  }
}

/** A choice is what is counted: its playouts, and what it takes to weigh them. */
async function countPlayouts(): Promise<void> {
  console.log('Instructions of master for a playout:\n');
  printRow(['players', 'playouts', 'instructions']);
  for (const seats of TABLES) {
    const playouts = (chooseAsMaster(seats, 2 * CHOICES) - chooseAsMaster(seats, CHOICES)) / CHOICES;
    printRow([seats, whole(playouts), whole((await instructionsOf(workOf('choices', seats), CHOICES)) / playouts)]);
  }
}

if (options.count) {
  await countIfPossible(countPlayouts);
} else {
  timeChoices();
  timePlayouts();
  measureSpread();
}
