/**
 * `npm run bench`: how fast complete games run through the public API, one core, every seat staying at 25 points.
 * A hand-tuned loop is run beside ours if its file is there (`--limit FILE`), because the machine's mood changes by the
 * minute. Then the averages are compared with the published ones, and it fails if they differ: a fast wrong engine is
 * worthless. With `--count` it prints instructions instead, which no mood changes.
 */
import type { Game } from '@turn7/engine';
import type { Bot } from '@turn7/strategy';
import { agreesWithFigures } from './lib/figures.ts';
import { countIfPossible, instructionsOf, type Work, workOf } from './lib/instructions.ts';
import { LIMIT_OPTION, limitPerSecond, limitWork } from './lib/limit.ts';
import { median, printRow, ratio, whole } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';
import { gameInPlay, heardTableOf, makeClones, makeCopies, playGames, stayer, tableOf } from './lib/table.ts';

const TABLES = [2, 4, 6, 18];
const FOUR = 4;
const SLICES = 7;
/** The limit plays so many times our games in a slice: it starts anew each time, and its warming up must not count. */
const LIMIT_SHARE = 8;
const COPIES = 200_000;
/** Games of four in the shorter of two counted runs. */
const COUNTED_GAMES = 20_000;

const options = optionsFrom({
  games: { type: 'string', default: '60000' }, // of four players in one slice; other tables get as many rounds
  limit: LIMIT_OPTION,
  count: { type: 'boolean', default: false },
});
const slice = wholeOption('games', options.games);

/** As many hands as in so many games of four. */
const gamesFor = (seats: number, gamesOfFour: number): number => Math.round((gamesOfFour * FOUR) / seats);

interface Measured {
  readonly speed: number;
  /** Of the limit; NaN where that is not at hand. */
  readonly share: number;
}

function measure(game: Game, player: Bot): Measured {
  const games = gamesFor(game.seats, slice);
  playGames(game, player, games);
  const slices = Array.from({ length: SLICES }, () => {
    const limit = limitPerSecond(options.limit, game.seats, games * LIMIT_SHARE);
    const speed = games / seconds(() => playGames(game, player, games));
    return { speed, share: speed / limit };
  });
  return { speed: median(slices.map(({ speed }) => speed)), share: median(slices.map(({ share }) => share)) };
}

function seconds(what: () => void): number {
  const start = performance.now();
  what();
  return (performance.now() - start) / 1000;
}

/** Nanoseconds of one of so many. */
const timeOf = (what: () => void): number =>
  median(Array.from({ length: SLICES }, () => seconds(what))) * (1e9 / COPIES);

function time(player: Bot): void {
  // Silent tables first: once V8 has seen a listener, it keeps the code for it in every game of the process.
  const silent = TABLES.map((seats) => ({ seats, measured: measure(tableOf(seats), player) }));
  const copies = timesOfCopies();
  console.log(`Complete games a second, medians of ${SLICES} slices:\n`);
  printRow(['players', 'games/s', 'of the limit', 'with listener', 'of the limit']);
  for (const { seats, measured } of silent) {
    printRow([seats, ...cellsOf(measured), ...cellsOf(measure(heardTableOf(seats), player))]);
  }
  console.log(`\n${copies}\n`);
}

const cellsOf = ({ speed, share }: Measured): string[] => [whole(speed), ratio(share)];

function timesOfCopies(): string {
  const game = gameInPlay(FOUR);
  const copy = game.clone();
  const clone = timeOf(() => makeClones(game, COPIES));
  const copyFrom = timeOf(() => makeCopies(game, copy, COPIES));
  return `four players: clone ${whole(clone)} ns, copyFrom ${whole(copyFrom)} ns`;
}

/** Each in processes of its own. */
async function count(): Promise<void> {
  const games = async (seats: number, work: Work | undefined): Promise<number> =>
    work ? instructionsOf(work, gamesFor(seats, COUNTED_GAMES)) : Number.NaN;
  console.log('Instructions a game:\n');
  printRow(['players', 'silent', 'with listener', 'the limit']);
  for (const seats of TABLES) {
    const silent = await games(seats, workOf('games', seats));
    const heard = await games(seats, workOf('heard', seats));
    const limit = await games(seats, limitWork(options.limit, seats));
    printRow([seats, ...[silent, heard, limit].map(whole)]);
  }
  const clone = await instructionsOf(workOf('clones', FOUR), COPIES);
  const copyFrom = await instructionsOf(workOf('copies', FOUR), COPIES);
  console.log(`\nfour players: clone ${whole(clone)}, copyFrom ${whole(copyFrom)}`);
}

if (options.count) {
  await countIfPossible(count);
} else {
  const player = stayer();
  time(player);
  if (!agreesWithFigures(player)) process.exitCode = 1;
}
