/** `turn7 review`: how much of a game was luck and how much was choices; of many games, how everybody played. */
import { stderr, stdin, stdout } from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { RecordError, type Seat } from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { type Review, Reviewer } from '@turn7/strategy';
import { Command, Option } from 'commander';
import { seedOption, untilInterrupted, type Work } from '../arena.ts';
import { wholeNumber } from '../arguments.ts';
import { counted, listOr, vocabularyOption, whole } from '../english.ts';
import { complaint, type FiledRecord, goodRecords, STANDARD_INPUT } from '../records/record-input.ts';
import { playersReport } from './players-report.ts';
import { reviewJson } from './review-json.ts';
import { reviewLine, reviewReport } from './review-report.ts';

/** An hour for one record. */
const MOST_SECONDS = 3600;
/**
 * How often the estimates are made better where no time is said: for some seconds of one record, and less of each of many. At
 * a table with more seats than these everything takes far longer, so one pass less has to do.
 */
const PASSES_OF_ONE = 3;
const PASSES_OF_MANY = 2;
const LARGE = [9, 18];
/** Between two looks at whether somebody interrupts, in milliseconds. */
const BREATH = 30;
const BAD_RECORD = 1;

interface Options {
  readonly seat?: string;
  readonly seconds?: number;
  readonly seed: number;
  readonly json?: true;
  readonly names: Vocabulary;
}

/** A record that is to be reviewed; `seat`: whose choices are wanted in detail. */
interface Task extends FiledRecord {
  readonly seat: Seat | null;
}

/** What has come of it; `stopped`: whether somebody interrupted that. */
export interface Reviewed extends Task {
  readonly review: Review;
  readonly stopped: boolean;
}

const NOTES = `
Every figure is wins in 100 games, with its standard error (SE). Chances assume that from there on everybody plays like
sharp. What became of a seat's chance adds up: result - start = cards + own choices + others' choices + correction.
  cards            luck: what the cards did, whoever drew them
  own choices      compared with what sharp would have done
  correction       the error of the estimate itself, neither luck nor skill
A choice costs what the best answer would have won more: below 0.5, or within two SEs of the best, it is best; below 1
fine, below 3 an inaccuracy, below 8 a mistake, from there on a blunder. Accuracy falls from 100 with what choices cost.

The same seed gives the same review, unless --seconds makes it a matter of time. Several records give a line each and a
table of players, by their names. Unfinished games are reviewed as far as they go. A bad record is named with its line,
the others are reviewed, and the exit code is 1. Ctrl-C prints what was reached and exits with 130.

--json prints one object for each record: file, line, status, winner, seed, passes, playouts, stopped, and
  seats    name start result luck own others correction accuracy standIns se{luck own others correction}
  choices  move seat played standIn best before after cost se grade; only those of --seat, if given
  cards    seat card luck[], in the order drawn, with the luck of every seat
Seats and moves count from 1, chances lie between 0 and 1, moves and cards are words of records (h, s, >2; 12, +4, LS).

Examples:
  turn7 review game.t7
  turn7 review game.t7 --seat Ann --seconds 30
  turn7 review evening/*.t7
  cat *.t7 | turn7 review --json - > reviews.jsonl`;

export function reviewCommand(): Command {
  return new Command('review')
    .description('tell luck from skill in game records (.t7): what cards and choices did to the chance to win')
    .argument('[files...]', 'records to review; - or nothing reads standard input')
    .option('--seat <name or number>', 'the choices of this player in detail')
    .option('--seconds <number>', 'how long to think about a record', wholeNumber(1, MOST_SECONDS))
    .addOption(seedOption('another number makes other playouts'))
    .addOption(new Option('--json', 'one line of JSON for each record').conflicts('names'))
    .addOption(vocabularyOption())
    .addHelpText('after', NOTES)
    .action(async (files: string[], options: Options, command: Command) => {
      if (files.length === 0 && stdin.isTTY)
        command.error('error: no record; expected a file, or records on standard input');
      await reviewFiles(files.length === 0 ? [STANDARD_INPUT] : files, options);
    });
}

async function reviewFiles(files: readonly string[], options: Options): Promise<void> {
  const tasks: Task[] = [];
  const complain = (line: string): void => {
    stderr.write(`${line}\n`);
    process.exitCode = BAD_RECORD;
  };
  for await (const filed of goodRecords(files, complain)) {
    try {
      tasks.push({ ...filed, seat: options.seat === undefined ? null : seatOf(filed, options.seat) });
    } catch (error) {
      complain(complaint(filed.file, error));
    }
  }
  if (tasks.length === 0) return;
  const { result: reviewed, interrupted } = await untilInterrupted((work) => reviewAll(tasks, options, work));
  if (interrupted) stderr.write(`${interruption(reviewed, tasks)}\n`);
  if (tasks.length > 1 && reviewed.length > 0 && !options.json) stdout.write(`\n${playersReport(reviewed)}`);
}

/** A player by name, or by the number of the seat. */
function seatOf({ located: { record, lines } }: FiledRecord, wanted: string): Seat {
  const { players } = record;
  const isWanted = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  const [seat, second] = players.flatMap((name, i) => (isWanted(name) ? [i] : []));
  if (seat !== undefined && second === undefined) return seat;
  const number = /^\d{1,2}$/.test(wanted) ? Number(wanted) : 0;
  if (number >= 1 && number <= players.length) return number - 1;
  const problem = seat === undefined ? `there is no player "${wanted}"` : `several players are called "${wanted}"`;
  const expected = `${listOr([...new Set(players)])}, or a seat from 1 to ${players.length}`;
  throw new RecordError(lines.keys.get('players') ?? lines.header, problem, expected);
}

/** One after the other, each told when it is done; what was complete, if interrupted. */
async function reviewAll(tasks: readonly Task[], options: Options, { progress, signal }: Work): Promise<Reviewed[]> {
  const reviewed: Reviewed[] = [];
  const tell = options.json ? reviewJson : tasks.length === 1 ? reviewReport : reviewLine;
  for (const [i, task] of tasks.entries()) {
    if (signal.aborted) break;
    const larger = LARGE.filter((seats) => task.located.record.players.length > seats).length;
    const passes = Math.max(1, (tasks.length === 1 ? PASSES_OF_ONE : PASSES_OF_MANY) - larger);
    const onShare = (share: number, words: string): void =>
      progress.show(
        (i + share) / tasks.length,
        tasks.length === 1 ? words : `${whole(i)} of ${whole(tasks.length)} records`,
      );
    const review = await think(task, { ...options, passes, signal, onShare });
    if (review === null) break;
    const one = { ...task, review, stopped: signal.aborted };
    reviewed.push(one);
    progress.hide();
    stdout.write(tell(one, options));
  }
  return reviewed;
}

interface Thinking {
  readonly seconds?: number;
  readonly seed: number;
  /** What a review takes that has no time of its own. */
  readonly passes: number;
  readonly signal: AbortSignal;
  readonly onShare: (share: number, words: string) => void;
}

/** Null if it was interrupted before there was anything complete. */
async function think({ located }: Task, { seconds, seed, passes, signal, onShare }: Thinking): Promise<Review | null> {
  const reviewer = new Reviewer(located, { passes: seconds === undefined ? passes : Infinity, seed });
  const now = (): number => performance.now();
  const [startedAt, most] = [now(), seconds === undefined ? Infinity : 1000 * seconds];
  let breathedAt = -Infinity;
  while (!reviewer.isDone && !signal.aborted && !(reviewer.isComplete && now() - startedAt >= most)) {
    reviewer.advance();
    if (now() - breathedAt < BREATH) continue;
    const share = seconds === undefined ? shareOf(reviewer, passes) : Math.min(1, (now() - startedAt) / most);
    onShare(share, reviewer.isComplete ? 'getting more precise' : 'looking at every choice');
    await setImmediate();
    breathedAt = now();
  }
  return reviewer.isComplete ? reviewer.review() : null;
}

/** Each pass takes about twice as long as the one before. */
const shareOf = ({ progress }: Reviewer, passes: number): number =>
  (2 ** progress.passes * (1 + progress.share) - 1) / (2 ** passes - 1);

function interruption(reviewed: readonly Reviewed[], tasks: readonly Task[]): string {
  if (tasks.length > 1) return `Interrupted after ${whole(reviewed.length)} of ${whole(tasks.length)} records.`;
  const [one] = reviewed;
  if (one === undefined) return 'Interrupted before there was a complete review.';
  return `Interrupted after ${counted(one.review.precision.playouts, 'playout')}; what is told is what they came to.`;
}
