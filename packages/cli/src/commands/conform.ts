/** `turn7 conform`: tries another engine of the game, a program in any language, against all cases. */
import { stderr, stdout } from 'node:process';
import { words } from '@turn7/narration/en';
import { rulings } from '@turn7/narration/en/rulings';
import { Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { type Case, readCases } from '../conformance/case.ts';
import { type JudgedCase, judgedCases } from '../conformance/judge.ts';
import { counted, whole } from '../english.ts';

const NOTES = `
The program is started once. It reads a line of JSON for each game, and writes a line of JSON that says where the game stands
after its moves; docs/conformance.md describes both. A program that ends or does not answer is started again for the next case.
PROGRAM is what starts yours, with its arguments; docs/conformance.md has one for our own engine, to begin with.
Exit code 0: all cases pass; 1: some fail; 2: the program cannot be started.

Examples:
  turn7 conform -- PROGRAM
  turn7 conform --json -- PROGRAM > report.jsonl
  turn7 conform --list > cases.jsonl`;

interface Options {
  readonly json?: true;
  readonly list?: true;
  readonly seconds: number;
}

export function conformCommand(): Command {
  return new Command('conform')
    .description('try another engine of this game against all cases')
    .argument('[program...]', 'what starts it, behind --')
    .option('--seconds <number>', 'how long it may think about one game', wholeNumber(1, 3600), 10)
    .addOption(new Option('--json', 'one line of JSON for each case').conflicts('list'))
    .option('--list', 'print the cases as JSON, with what is expected, and start nothing')
    .addHelpText('after', NOTES)
    .action(async (program: string[], options: Options, command: Command) => {
      const cases = await readCases();
      if (options.list) return print(cases);
      if (program.length === 0) command.error('error: no program; expected one behind --, as in: -- python3 engine.py');
      await conform(program, cases, options, (why) => command.error(`error: ${why}`));
    });
}

const print = (lines: readonly object[]): void => {
  for (const line of lines) stdout.write(`${JSON.stringify(line)}\n`);
};

async function conform(
  program: readonly string[],
  cases: readonly Case[],
  { json, seconds }: Options,
  refuse: (why: string) => never,
): Promise<void> {
  let [passed, failed] = [0, 0];
  let givenUp = '';
  for await (const judged of judgedCases(program, cases, seconds)) {
    if (judged.kind === 'not started')
      return refuse(`"${program[0]}" cannot be started (${judged.why}); expected a program`);
    if (judged.kind === 'given up') {
      givenUp = judged.why;
      continue;
    }
    const { kind, ...told } = judged;
    if (told.problems.length === 0) passed++;
    else failed++;
    if (json) print([told]);
    else if (told.problems.length > 0) stdout.write(`${report(told)}\n`);
  }
  process.exitCode = passed === cases.length ? 0 : 1;
  const untried = cases.length - passed - failed;
  const rest = untried === 0 ? '' : `, ${whole(untried)} not tried, for ${givenUp}`;
  (json ? stderr : stdout).write(`${whole(passed)} of ${counted(cases.length, 'case')} passed${rest}\n`);
}

const RULINGS = rulings(words.turn7);
const MOST_PROBLEMS = 5;

function report({ file, title, rulings: ids, problems }: Omit<JudgedCase, 'kind'>): string {
  const shown = problems.slice(0, MOST_PROBLEMS);
  const more = problems.length - shown.length;
  return [
    `${title} (${file})`,
    ...shown.map((problem) => `  ${problem}`),
    ...(more > 0 ? [`  and ${counted(more, 'difference')} more`] : []),
    ...ids.map((id) => `  ${id} ${RULINGS[id].title}`),
    '',
  ].join('\n');
}
