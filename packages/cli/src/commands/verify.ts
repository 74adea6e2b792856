/** `turn7 verify`: checks records, shuffles included, and tells what was checked. */
import { stdin } from 'node:process';
import { isSecret, isSeed, type LocatedRecord, RecordError, readRecords } from '@turn7/engine';
import { Command, InvalidArgumentError } from 'commander';
import { counted } from '../english.ts';
import { comparisonLines, type Seen, seedsLine } from '../records/comparison.ts';
import { judge, STANDARD_INPUT } from '../records/record-input.ts';
import { type Verification, verify } from '../records/verification.ts';

type Options = { readonly json?: true } & Seen;

const NOTES = `
Checked are the text, the cards of every pile, every move, the score of every round from its cards, the totals, the
winner and what the record expects. A record with a commitment and a secret also shows that its shuffles are those that
secret and seeds make. That proves nothing yet: both could have been made up after the game. Give the commitment that
you saw before the first card, and the seed that your device gave, and they are compared with those of the record.
The first bad record ends the run with exit code 1.

Examples:
  turn7 verify game.t7
  turn7 verify game.t7 --commitment 630dcd29… --seed c0ffee
  turn7 verify --json *.t7 > checked.jsonl
  cat *.t7 | turn7 verify -`;

export function verifyCommand(): Command {
  return new Command('verify')
    .description('check game records (.t7): shuffles, moves, scores')
    .argument('[files...]', 'records to check; - or nothing reads standard input')
    .option('--commitment <hash>', 'the hash that you saw before the first card, for one record', hashIn)
    .option('--seed <seed>', 'the seed that your device gave for this game, for one record', seedIn)
    .option('--json', 'one line of JSON for each record')
    .addHelpText('after', NOTES)
    .action(async (files: string[], { json, ...seen }: Options, command: Command) => {
      if (files.length === 0 && stdin.isTTY)
        command.error('error: no record; expected a file, or records on standard input');
      if (files.length > 1 && isOfOne(seen))
        command.error('error: --commitment and --seed are of one game; expected one file');
      const report = json ? jsonLine : lines;
      process.exitCode = await judge(files.length === 0 ? [STANDARD_INPUT] : files, (text, file) =>
        verifyText(text, seen, (located, verification) => process.stdout.write(report(file, located, verification))),
      );
    });
}

const isOfOne = ({ commitment, seed }: Seen): boolean => commitment !== undefined || seed !== undefined;

/** As the page shows it, in groups of four digits, or as a record has it. */
const digitsIn = (text: string): string => text.replace(/\s/g, '').toLowerCase();

function hashIn(text: string): string {
  if (isSecret(digitsIn(text))) return digitsIn(text);
  throw new InvalidArgumentError('expected 64 hexadecimal digits');
}

function seedIn(text: string): string {
  if (isSeed(digitsIn(text))) return digitsIn(text);
  throw new InvalidArgumentError('expected 1 to 64 hexadecimal digits');
}

function verifyText(
  text: string,
  seen: Seen,
  tell: (located: LocatedRecord, verification: Verification) => void,
): void {
  let records = 0;
  for (const located of readRecords(text)) {
    if (records === 1 && isOfOne(seen))
      throw new RecordError(located.lines.header, 'there is another record', 'one, to compare with what you saw');
    tell(located, verify(located, seen));
    records++;
  }
  // A file that lost its content must not pass for one that was found good.
  if (records === 0) throw new RecordError(1, 'there is no record', 'at least one');
}

const jsonLine = (file: string, { lines: { header } }: LocatedRecord, verification: Verification): string =>
  `${JSON.stringify({ file, line: header, ...verification })}\n`;

function lines(file: string, located: LocatedRecord, verification: Verification): string {
  const { notes, players } = located.record;
  const checks = [
    pilesLine(verification),
    proofLine(verification),
    ...seedsLine(located.record),
    ...comparisonLines(located.record, verification.compared),
    `${counted(verification.moves, 'move')} legal`,
    roundsLine(verification),
    `${counted(verification.expectations, 'expectation')} met`,
    winnerLine(verification, players),
  ];
  return `${file}:${located.lines.header}: ${notes.title ?? players.join(', ')}\n  ${checks.join('\n  ')}\n`;
}

function pilesLine({ proof, cards, reshuffles }: Verification): string {
  const first = `${counted(cards, 'card')}, ${proof.kind === 'none' ? 'as written' : 'nothing but whole decks'}`;
  return `${first}; ${counted(reshuffles, 'reshuffle')} of the discard pile`;
}

function proofLine({ proof }: Verification): string {
  if (proof.kind === 'none') return 'no shuffle proven: the record has no commitment';
  if (proof.kind === 'pending') return `no shuffle proven yet: the secret of ${proof.commitment} is not revealed`;
  return `${counted(proof.shuffles, 'shuffle')} as the secret of ${proof.commitment} and the seeds make them`;
}

const roundsLine = ({ rounds, totals }: Verification): string =>
  `${counted(rounds, 'round')} ${rounds === 1 ? 'adds' : 'add'} up: ${totals.join(' ')}`;

function winnerLine({ status, winner }: Verification, players: readonly string[]): string {
  if (winner !== null) return `winner: ${players[winner - 1]}`;
  return status === 'finished' ? 'no winner' : 'no winner yet';
}
