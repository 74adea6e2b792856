/** `turn7 replay`: plays records and tells what happened, in words or as JSON. */
import { stdin } from 'node:process';
import { type LocatedRecord, RecordError, readRecords } from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { Command, Option } from 'commander';
import { vocabularyOption } from '../english.ts';
import { playthrough, replayedGame } from '../records/playthrough.ts';
import { judge, STANDARD_INPUT } from '../records/record-input.ts';

type Options = { readonly json?: true; readonly why?: true; readonly names: Vocabulary };

const EXAMPLES = `
Examples:
  turn7 replay cases/example-walkthrough.t7
  turn7 replay --why cases/case-16c-first-in-first-out.t7
  turn7 replay --json game.t7 > result.jsonl
  cat *.t7 | turn7 replay --json -`;

export function replayCommand(): Command {
  return new Command('replay')
    .description('replay game records (.t7) and tell what happened')
    .argument('[files...]', 'records to replay; - or nothing reads standard input')
    .addOption(new Option('--json', 'one line of JSON for each record').conflicts(['why', 'names']))
    .option('--why', 'name the ruling behind every event')
    .addOption(vocabularyOption())
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], options: Options, command: Command) => {
      if (files.length === 0 && stdin.isTTY)
        command.error('error: no record; expected a file, or records on standard input');
      process.exitCode = await judge(files.length === 0 ? [STANDARD_INPUT] : files, (text) => {
        replayText(text, options);
      });
    });
}

function replayText(text: string, options: Options): void {
  let records = 0;
  for (const located of readRecords(text)) {
    show(located, options);
    records++;
  }
  // Silence would look like a game in which nothing happened.
  if (records === 0) throw new RecordError(1, 'there is no record', 'at least one');
}

function show(located: LocatedRecord, options: Options): void {
  const replayed = replayedGame(located);
  if (options.json) process.stdout.write(`${JSON.stringify(replayed.outcome)}\n`);
  else process.stdout.write(playthrough(replayed, options.names, options.why === true));
}
