/**
 * `npm run bench simulator`: how fast `turn7 simulate` plays four players who stay at 25 points, with one worker and
 * with two, as the command itself tells. A hand-tuned loop is run beside it if its file is there (`--limit FILE`), and
 * ratios are taken within a turn, because the machine's mood changes by the minute.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const POINTS = 25;
const SEATS = 4;
const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/turn7.mjs', import.meta.url));

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '500000' }, // of one worker in a turn
    turns: { type: 'string', default: '5' },
    limit: { type: 'string', default: '../shared/bench/limit.mjs' },
  },
});

const run = (args: readonly string[]): string => execFileSync(process.execPath, args, { encoding: 'utf8' });

function simulatorSpeed(workers: number): number {
  const seats = Array<string>(SEATS).fill(`stay:${POINTS}`).join();
  const games = String(Number(options.games) * workers);
  const args = ['simulate', '--seats', seats, '--games', games, '--workers', String(workers), '--json'];
  return Number(JSON.parse(run([COMMAND, ...args])).gamesPerSecond);
}

/** NaN where the hand-tuned loop is not at hand. */
function limitSpeed(): number {
  if (!existsSync(options.limit)) return Number.NaN;
  const args = [options.limit, Number(options.games) * 2, 1, SEATS, POINTS].map(String);
  return Number(/games\/s=(\d+)/.exec(run(args))?.[1]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ratio = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const print = (cells: readonly string[]): void => console.log(cells.map((cell) => cell.padStart(14)).join(''));

interface Turn {
  readonly limit: number;
  readonly one: number;
  readonly two: number;
}

const figuresOf = ({ limit, one, two }: Turn): readonly string[] => [
  whole(one),
  ratio(one / limit),
  whole(two),
  ratio(two / one),
];

print(['one worker', 'of the limit', 'two workers', 'two of one']);
const turns = Array.from({ length: Number(options.turns) }, () => {
  const turn: Turn = { limit: limitSpeed(), one: simulatorSpeed(1), two: simulatorSpeed(2) };
  print(figuresOf(turn));
  return turn;
});
console.log('\nmedians:');
print([
  whole(median(turns.map(({ one }) => one))),
  ratio(median(turns.map(({ one, limit }) => one / limit))),
  whole(median(turns.map(({ two }) => two))),
  ratio(median(turns.map(({ one, two }) => two / one))),
]);
