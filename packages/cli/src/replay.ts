/** `turn7 replay`: plays records and tells what happened, in words or as JSON. */
import { readFileSync } from 'node:fs';
import { stdin } from 'node:process';
import {
  checkExpectations,
  type GameEvent,
  type LocatedRecord,
  outcomeOf,
  RecordError,
  type RoundEnd,
  readRecords,
  replay,
  scorePad,
} from '@turn7/engine';
import { Command } from 'commander';
import { type Narration, narrate } from './narration.ts';
import { isVocabulary, VOCABULARIES } from './vocabulary.ts';

/** The name of standard input on a command line. */
const STANDARD_INPUT = '-';

type Options = { readonly json?: true; readonly why?: true; readonly names: string };

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
    .option('--json', 'one line of JSON for each record')
    .option('--why', 'name the ruling behind every event')
    .option('--names <vocabulary>', `what cards are called: ${VOCABULARIES.join(' or ')}`, 'turn7')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], options: Options, command: Command) => {
      if (files.length === 0 && stdin.isTTY)
        command.error('error: no record; expected a file, or records on standard input');
      if (!isVocabulary(options.names))
        command.error(`error: "${options.names}" are no names; expected ${VOCABULARIES.join(' or ')}`);
      process.exitCode = replayFiles(files.length === 0 ? [STANDARD_INPUT] : files, options);
    });
}

/** Replays up to the first bad record. The exit code: 0 if there was none. */
function replayFiles(files: readonly string[], options: Options): 0 | 1 {
  for (const file of files) {
    try {
      for (const located of readRecords(read(file))) show(located, options);
    } catch (error) {
      process.stderr.write(`${complaint(file, error)}\n`);
      return 1;
    }
  }
  return 0;
}

/** Standard input is file descriptor 0. */
const read = (file: string): string => readFileSync(file === STANDARD_INPUT ? 0 : file, 'utf8');

function complaint(file: string, error: unknown): string {
  if (error instanceof RecordError) return `${file}:${error.line}: ${error.message}`;
  if (error instanceof Error && 'code' in error)
    return `${file}: cannot be read (${error.message}); expected a file of records`;
  throw error;
}

function show(located: LocatedRecord, options: Options): void {
  const rounds: RoundEnd[] = [];
  const events: GameEvent[] = [];
  const keepScore = scorePad(rounds);
  const game = replay(located, (event) => {
    keepScore(event);
    if (!options.json) events.push(event);
  });
  const outcome = outcomeOf(game, rounds);
  checkExpectations(located, outcome);
  if (options.json) process.stdout.write(`${JSON.stringify(outcome)}\n`);
  else process.stdout.write(playthrough(located, events, game, options));
}

function playthrough(
  located: LocatedRecord,
  events: readonly GameEvent[],
  game: ReturnType<typeof replay>,
  options: Options,
): string {
  const { notes, players } = located.record;
  const narration: Narration = {
    players,
    names: isVocabulary(options.names) ? options.names : 'turn7',
    why: options.why === true,
  };
  const title = notes.title === undefined ? [] : [notes.title, '='.repeat(notes.title.length)];
  return `${[...title, ...narrate(events, game, narration), ''].join('\n')}\n`;
}
