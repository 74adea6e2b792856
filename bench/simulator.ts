/**
 * `npm run bench simulator`: how fast `turn7 simulate` plays four players who stay at 25 points, with one worker and
 * with two, as the command itself tells. A hand-tuned loop plays as many games beside it if its file is there
 * (`--limit FILE`), and ratios are taken within a turn, because the machine's mood changes by the minute. V8's warming
 * up is part of the time, as it is for whoever waits. With `--count`: the instructions of a game and of its statistics.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countIfPossible, instructionsOf, workOf } from './lib/instructions.ts';
import { LIMIT_OPTION, limitPerSecond } from './lib/limit.ts';
import { median, printRow, ratio, whole } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';
import { PLAYER } from './lib/table.ts';

const SEATS = 4;
const COUNTED_GAMES = 20_000;
const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/turn7.mjs', import.meta.url));

const options = optionsFrom({
  games: { type: 'string', default: '1000000' }, // of each worker, and of the limit, in a turn
  turns: { type: 'string', default: '5' },
  limit: LIMIT_OPTION,
  count: { type: 'boolean', default: false },
});
const [gamesOfOne, turnCount] = [wholeOption('games', options.games), wholeOption('turns', options.turns)];

function simulatorSpeed(workers: number): number {
  const seats = Array<string>(SEATS).fill(PLAYER).join();
  const games = String(gamesOfOne * workers);
  const args = ['simulate', '--seats', seats, '--games', games, '--workers', String(workers), '--json'];
  const printed = execFileSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return Number(JSON.parse(printed).gamesPerSecond);
}

interface Turn {
  readonly limit: number;
  readonly one: number;
  readonly two: number;
}

function time(): void {
  printRow(['one worker', 'of the limit', 'two workers', 'two of one']);
  const turns = Array.from({ length: turnCount }, () => {
    const limit = limitPerSecond(options.limit, SEATS, gamesOfOne);
    const turn: Turn = { limit, one: simulatorSpeed(1), two: simulatorSpeed(2) };
    printMedians([turn]);
    return turn;
  });
  console.log('\nmedians:');
  printMedians(turns);
}

const printMedians = (turns: readonly Turn[]): void =>
  printRow([
    whole(median(turns.map(({ one }) => one))),
    ratio(median(turns.map(({ one, limit }) => one / limit))),
    whole(median(turns.map(({ two }) => two))),
    ratio(median(turns.map(({ one, two }) => two / one))),
  ]);

async function count(): Promise<void> {
  const game = await instructionsOf(workOf('games', SEATS), COUNTED_GAMES);
  const simulated = await instructionsOf(workOf('simulated', SEATS), COUNTED_GAMES);
  console.log(`Instructions a game: ${whole(game)}, simulated ${whole(simulated)}`);
}

await (options.count ? countIfPossible(count) : time());
