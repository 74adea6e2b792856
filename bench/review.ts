/**
 * `npm run bench review`: whether reviews measure skill. Players from `master` to a beginner play mixed games at tables of
 * two, four and six, all of which are reviewed. What choices cost must rank the players; luck must know nothing of strength.
 * `--games 96` of each size, `--passes 2` of each review, `--seed 1`.
 */
import { review, type SeatReview } from '@turn7/strategy';
import { type MixedGame, mixedGames, PLAYERS, type Player } from './lib/mixed-games.ts';
import { printRow } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';

const TABLES = [2, 4, 6];
/** A cost that people would call a mistake. */
const DEAR = 0.03;

const options = optionsFrom({
  games: { type: 'string', default: '96' },
  passes: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
});
const [games, passes] = [wholeOption('games', options.games), wholeOption('passes', options.passes)];
const seed = wholeOption('seed', options.seed, 0);

/** A seat of a reviewed game. */
interface Row {
  readonly player: Player;
  readonly seat: SeatReview;
  readonly dear: number;
}

function rowsOf({ players, located }: MixedGame): Row[] {
  const { seats, choices } = review(located, { passes });
  return seats.map((seat, i) => ({
    player: players[i] ?? 'sharp',
    seat,
    dear: choices.filter((choice) => choice.seat === i && choice.measured > DEAR && choice.grade !== 'best').length,
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [middleA, middleB] = [mean(a), mean(b)];
  return sum(a.map((value, i) => (value - middleA) * ((b[i] ?? 0) - middleB))) / a.length;
};

const correlation = (a: readonly number[], b: readonly number[]): number =>
  covariance(a, b) / Math.sqrt(covariance(a, a) * covariance(b, b));

/** A mean with its standard error, in points of 100. */
const points = (values: readonly number[]): string =>
  `${(100 * mean(values)).toFixed(2)} ± ${(100 * Math.sqrt(covariance(values, values) / values.length)).toFixed(2)}`;

/** A mean with its standard deviation. */
const spreadOf = (values: readonly number[]): string =>
  `${mean(values).toFixed(0)} (${Math.sqrt(covariance(values, values)).toFixed(0)})`;

/** What a choice costs on average; games differ in how many there are. */
function lossOf(rows: readonly Row[]): { readonly loss: number; readonly se: number } {
  const choices = sum(rows.map(({ seat }) => seat.choices));
  const loss = sum(rows.map(({ seat }) => seat.cost)) / choices;
  return { loss, se: Math.sqrt(sum(rows.map(({ seat }) => (seat.cost - loss * seat.choices) ** 2))) / choices };
}

function printPlayers(rows: readonly Row[]): void {
  printRow(['player', 'games', 'loss a choice', 'a game', '> 3, %', 'accuracy (SD)', 'luck a game', 'own a game']);
  for (const player of PLAYERS) {
    const own = rows.filter((row) => row.player === player);
    const { loss, se } = lossOf(own);
    const choices = sum(own.map(({ seat }) => seat.choices));
    printRow([
      player,
      own.length,
      `${(100 * loss).toFixed(3)} ± ${(100 * se).toFixed(3)}`,
      (100 * mean(own.map(({ seat }) => seat.cost))).toFixed(1),
      ((100 * sum(own.map(({ dear }) => dear))) / choices).toFixed(1),
      spreadOf(own.map(({ seat }) => seat.accuracy ?? 100)),
      points(own.map(({ seat }) => seat.luck)),
      points(own.map(({ seat }) => seat.own)),
    ]);
  }
}

/** How much of the spread of results each part carries, and whether luck knows who is strong. */
function printParts(rows: readonly Row[]): void {
  const results = rows.map(({ seat }) => seat.result - seat.start);
  const shares = (['luck', 'own', 'others', 'correction'] as const).map((part) => {
    const values = rows.map(({ seat }) => seat[part]);
    return `${part} ${((100 * covariance(values, results)) / covariance(results, results)).toFixed(1)} %`;
  });
  console.log(`\nShares of the spread of results: ${shares.join(', ')}.`);
  const strength = rows.map(({ player }) => -lossOf(rows.filter((row) => row.player === player)).loss);
  const luck = rows.map(({ seat }) => seat.luck);
  console.log(
    `Correlation of luck with strength: ${correlation(luck, strength).toFixed(3)} ± ${(1 / Math.sqrt(rows.length)).toFixed(3)}.`,
  );
  const gap = Math.max(
    ...rows.map(({ seat }) =>
      Math.abs(seat.result - seat.start - seat.luck - seat.own - seat.others - seat.correction),
    ),
  );
  console.log(`The parts differ from the result by at most ${gap.toExponential(1)}.`);
}

const rows = TABLES.flatMap((seats) => Array.from(mixedGames(seats, games, seed), rowsOf).flat());
const { user } = process.cpuUsage();
printPlayers(rows);
printParts(rows);
console.log(`${(user / 1e6).toFixed(0)} s of the processor, playing included.`);
