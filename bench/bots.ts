/**
 * `npm run bench bots`: how long `sharp` and `master` take for a choice, at tables of two, four and six, in positions of
 * their own games. One warm-up game each; then the mean and the longest.
 */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';

const TABLES = [2, 4, 6];
const BOTS = [
  { name: 'sharp', games: 400 },
  { name: 'master', games: 2 },
];

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

const cells = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).padStart(14)).join('');

console.log(cells(['bot', 'players', 'choices', 'mean', 'longest']));
for (const { name, games } of BOTS) {
  for (const seats of TABLES) {
    const { choices, mean, longest } = timesOf(name, seats, games);
    const unit = name === 'sharp' ? { factor: 1000, name: 'µs' } : { factor: 1, name: 'ms' };
    const shown = [mean, longest].map((time) => `${(time * unit.factor).toFixed(1)} ${unit.name}`);
    console.log(cells([name, seats, choices.toLocaleString('en'), ...shown]));
  }
}
