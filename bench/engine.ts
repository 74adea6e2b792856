/**
 * `npm run bench`: how fast complete games run through the public API, one core, every seat staying at 25 points.
 * A hand-tuned loop is run beside ours if its file is there (`--limit FILE`), because the machine's mood changes by the
 * minute. Then the averages are compared with the published ones, and it fails if they differ: a fast wrong engine is
 * worthless.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { agreesWithFigures } from './lib/figures.ts';

const POINTS = 25;
const PLAYER = botNamed(`stay:${POINTS}`);
const PLAYERS = [2, 4, 6, 18];
const SLICES = 7;
/** The limit plays so many times our games in a slice: it starts anew each time, and its warming up must not count. */
const LIMIT_SHARE = 8;

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '60000' }, // of four players in one slice; other tables get as many rounds
    limit: { type: 'string', default: '../shared/bench/limit.mjs' },
  },
});

/** Plays so many games and tells how many a second. */
function gamesPerSecond(game: Game, games: number): number {
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    game.start(i % game.seats);
    while (!game.finished) game.play(PLAYER.choose(game));
  }
  return games / ((performance.now() - start) / 1000);
}

/** The same by the hand-tuned loop, or undefined where it is not at hand. */
function limitPerSecond(seats: number, games: number): number | undefined {
  if (!existsSync(options.limit)) return undefined;
  const args = [options.limit, games * LIMIT_SHARE, 1, seats, POINTS].map(String);
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return Number(/games\/s=(\d+)/.exec(printed)?.[1]);
}

function tableOf(seats: number, listener: boolean): Game {
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  if (listener) game.listen(() => {});
  return game;
}

function timeOf(what: () => void): number {
  const times = 200_000;
  for (let i = 0; i < times; i++) what();
  const start = performance.now();
  for (let i = 0; i < times; i++) what();
  return ((performance.now() - start) / times) * 1e6;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Row {
  readonly seats: number;
  readonly speed: number;
  /** Of the limit; NaN where that is not at hand. */
  readonly ratio: number;
}

const gamesFor = (seats: number): number => Math.round((Number(options.games) * 4) / seats);

function measureSilent(seats: number): Row {
  const games = gamesFor(seats);
  const game = tableOf(seats, false);
  gamesPerSecond(game, games);
  const slices = Array.from({ length: SLICES }, () => {
    const limit = limitPerSecond(seats, games);
    const speed = gamesPerSecond(game, games);
    return { speed, ratio: limit === undefined ? Number.NaN : speed / limit };
  });
  return {
    seats,
    speed: median(slices.map((slice) => slice.speed)),
    ratio: median(slices.map((slice) => slice.ratio)),
  };
}

function measureHeard(seats: number): number {
  const games = gamesFor(seats);
  const game = tableOf(seats, true);
  gamesPerSecond(game, games);
  return median(Array.from({ length: SLICES }, () => gamesPerSecond(game, games)));
}

function print({ seats, speed, ratio }: Row): void {
  const cells = [seats, whole(speed), Number.isNaN(ratio) ? '–' : ratio.toFixed(2), whole(measureHeard(seats))];
  console.log(cells.map((cell) => String(cell).padStart(14)).join(''));
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function measureCopies(): void {
  const game = tableOf(4, false);
  game.start();
  const copy = game.clone();
  console.log(
    `\nfour players: clone ${whole(timeOf(() => game.clone()))} ns, copyFrom ${whole(timeOf(() => copy.copyFrom(game)))} ns`,
  );
}

// Silent tables first: once V8 has seen a listener, it keeps the code for it in every game of the process.
const rows = PLAYERS.map(measureSilent);
console.log(`Complete games a second, medians of ${SLICES} slices:\n`);
console.log(['players', 'games/s', 'of the limit', 'with listener'].map((head) => head.padStart(14)).join(''));
for (const row of rows) print(row);
measureCopies();
console.log('');
if (!agreesWithFigures(PLAYER)) process.exitCode = 1;
