/** `turn7 verify`: checks records, shuffles included, and tells what was checked. */
import { stdin } from 'node:process';
import { type LocatedRecord, RecordError, readRecords } from '@turn7/engine';
import { Command } from 'commander';
import { counted } from '../english.ts';
import { judge, STANDARD_INPUT } from '../records/record-input.ts';
import { type Verification, verify } from '../records/verification.ts';

type Options = { readonly json?: true };

const NOTES = `
Checked are the text, the cards of every pile, every move, the score of every round from its cards, the totals, the
winner and what the record expects. A record with a commitment and a secret also proves its shuffles: compare the
commitment and your seed with those that you saw before the first card.
The first bad record ends the run with exit code 1.

Examples:
  turn7 verify game.t7
  turn7 verify --json *.t7 > checked.jsonl
  cat *.t7 | turn7 verify -`;

export function verifyCommand(): Command {
  return new Command('verify')
    .description('check game records (.t7): shuffles, moves, scores')
    .argument('[files...]', 'records to check; - or nothing reads standard input')
    .option('--json', 'one line of JSON for each record')
    .addHelpText('after', NOTES)
    .action(async (files: string[], options: Options, command: Command) => {
      if (files.length === 0 && stdin.isTTY)
        command.error('error: no record; expected a file, or records on standard input');
      const report = options.json ? jsonLine : lines;
      process.exitCode = await judge(files.length === 0 ? [STANDARD_INPUT] : files, (text, file) =>
        verifyText(text, (located, verification) => process.stdout.write(report(file, located, verification))),
      );
    });
}

function verifyText(text: string, tell: (located: LocatedRecord, verification: Verification) => void): void {
  let records = 0;
  for (const located of readRecords(text)) {
    tell(located, verify(located));
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
  return `${counted(proof.shuffles, 'shuffle')} proven by the secret of ${proof.commitment}`;
}

const roundsLine = ({ rounds, totals }: Verification): string =>
  `${counted(rounds, 'round')} ${rounds === 1 ? 'adds' : 'add'} up: ${totals.join(' ')}`;

function winnerLine({ status, winner }: Verification, players: readonly string[]): string {
  if (winner !== null) return `winner: ${players[winner - 1]}`;
  return status === 'finished' ? 'no winner' : 'no winner yet';
}
