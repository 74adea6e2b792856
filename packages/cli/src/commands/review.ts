/** `turn7 review`: how much of a game was luck and how much was choices; of many games, how everybody played. */
import { stderr, stdin, stdout } from 'node:process';
import type { Vocabulary } from '@turn7/narration/languages';
import { Command, Option } from 'commander';
import { seedOption, untilInterrupted, type Work } from '../arena.ts';
import { wholeNumber } from '../arguments.ts';
import { counted, vocabularyOption, whole } from '../english.ts';
import { complaint, goodRecords, STANDARD_INPUT } from '../records/record-input.ts';
import { passesFor, type Reviewed, seatOf, type Task, think } from '../records/reviewing.ts';
import { playersReport } from './players-report.ts';
import { reviewJson } from './review-json.ts';
import { reviewLine, reviewReport } from './review-report.ts';

/** An hour for one record. */
const MOST_SECONDS = 3600;
const BAD_RECORD = 1;

interface Options {
  readonly seat?: string;
  readonly seconds?: number;
  readonly seed: number;
  readonly json?: true;
  readonly names: Vocabulary;
}

const NOTES = `
Every figure is wins in 100 games, with its standard error (SE). Chances assume that from there on everybody plays like
sharp. What became of a seat's chance adds up: result - start = cards + own choices + others' choices + correction.
  cards            luck: what the cards did, whoever drew them
  own choices      compared with what sharp would have done
  correction       the error of the estimate itself, neither luck nor skill
A choice costs what the best answer would have won more: below 0.5, or within two SEs of the best, it is best; below 1
fine, below 3 an inaccuracy, below 8 a mistake, from there on a blunder. Accuracy falls from 100 with what choices cost.

The same seed gives the same review, unless --seconds makes it a matter of time. Several records get less work each, and
give a line each and a table of players, by their names. Unfinished games are reviewed as far as they go. A bad record is named with its line,
the others are reviewed, and the exit code is 1. Ctrl-C prints what was reached and exits with 130.

--json prints one object for each record: file, line, status, winner, seed, passes, playouts, stopped, and
  seats    name start result luck own others correction accuracy standIns se{luck own others correction}
  choices  move seat played standIn best before after cost se grade; only those of --seat, if given
  cards    seat card luck[], in the order drawn, with the luck of every seat
Seats and moves count from 1, chances lie between 0 and 1, moves and cards are words of records (h, s, >2; 12, +4, LS).
Where a choice is graded best, best is the one played, and cost what is left by chance or too small to matter.

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

/** One after the other, each told when it is done; what was complete, if interrupted. */
async function reviewAll(tasks: readonly Task[], options: Options, { progress, signal }: Work): Promise<Reviewed[]> {
  const reviewed: Reviewed[] = [];
  const tell = options.json ? reviewJson : tasks.length === 1 ? reviewReport : reviewLine;
  for (const [i, task] of tasks.entries()) {
    if (signal.aborted) break;
    const passes = passesFor(task, tasks.length);
    const onShare = (share: number, words: string): void =>
      progress.show(
        (i + share) / tasks.length,
        tasks.length === 1 ? words : `${whole(i)} of ${whole(tasks.length)} records`,
      );
    const review = await think(task, { ...options, passes, signal, onShare });
    if (review === null || (signal.aborted && tasks.length > 1)) break;
    const one = { ...task, review, stopped: signal.aborted };
    reviewed.push(one);
    progress.hide();
    stdout.write(tell(one, options));
  }
  return reviewed;
}

function interruption(reviewed: readonly Reviewed[], tasks: readonly Task[]): string {
  if (tasks.length > 1) return `Interrupted after ${whole(reviewed.length)} of ${whole(tasks.length)} records.`;
  const [one] = reviewed;
  if (one === undefined) return 'Interrupted before there was a complete review.';
  return `Interrupted after ${counted(one.review.precision.playouts, 'playout')}; what is told is what they came to.`;
}
