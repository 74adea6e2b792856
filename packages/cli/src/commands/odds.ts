/** `turn7 odds`: exact odds of a position and what to do in it, from a record or from what lies on the table. */
import { HOUSE_RULES, MOST_TARGET, PositionError, type SeatPosition, SetupError } from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { Command, Option } from 'commander';
import { cardList, rivalFrom, wholeNumber, withHouseRules } from '../arguments.ts';
import { type Opponent, opponentFrom } from '../bots.ts';
import { vocabularyOption } from '../english.ts';
import { type AskedTable, type ToldTable, tableIn, tableOf } from '../records/asked-table.ts';
import { complaint, readText, sourceName } from '../records/record-input.ts';
import { oddsJson, oddsLines } from './odds-report.ts';

interface Options extends ToldTable {
  readonly bot: Opponent;
  readonly json?: true;
  readonly names: Vocabulary;
}

const EXAMPLES = `
Cards are written as in records: 0 to 12, +2 +4 +6 +8 +10, x2, LS, L, T3.

Examples:
  turn7 odds --hand "3 7 12"
  turn7 odds --hand "3 7 12 +4" --total 120 --other "150:5 8 x2" --other "95:12 10:stayed"
  turn7 odds --hand "5 9 10 11" --seen "12 12 12 11 8 8 T3 +2" --bot count
  turn7 odds cases/example-walkthrough.t7     the position in which a record stops`;

export function oddsCommand(): Command {
  const command = new Command('odds')
    .description('exact odds of the next card and of the round, and advice with its reason')
    .argument('[record]', 'a record (.t7) that stops at a question; - reads standard input')
    .option('--hand <cards>', 'the cards in front of you', cardList)
    .option('--total <points>', 'your points from earlier rounds', wholeNumber(0, MOST_TARGET), 0)
    .addOption(
      new Option('--other <total:cards:status>', 'another player; status is active, stayed, locked or busted')
        .argParser((text, others: readonly SeatPosition[]) => [...others, rivalFrom(text)])
        .default([], 'nobody'),
    )
    .addOption(
      new Option('--seen <cards>', 'cards seen earlier that are no longer on the table')
        .argParser(cardList)
        .default([], 'none'),
    )
    .addOption(
      new Option('--bot <name>', 'whose advice').argParser(opponentFrom).default(opponentFrom('master'), 'master'),
    )
    .addOption(new Option('--json', 'everything as one line of JSON').conflicts('names'))
    .addOption(vocabularyOption());
  return withHouseRules(command)
    .addHelpText('after', EXAMPLES)
    .action(async (record: string | undefined, options: Options) => {
      const { game, narrator } = await positionFrom(record, options, command);
      if (record !== undefined && game.finished) {
        command.error(`error: the game from ${sourceName(record)} is over; expected one that stops at a question`);
      }
      const { bot } = options.bot;
      if (options.json) console.log(JSON.stringify(oddsJson(game, bot, narrator)));
      else for (const line of oddsLines(game, bot, narrator)) console.log(line);
    });
}

/** Options that describe a table, as a record does. */
const OF_A_HAND: readonly { readonly name: keyof Options; readonly word: string }[] = [
  ...(['total', 'other', 'seen'] as const).map((name) => ({ name, word: name })),
  ...HOUSE_RULES,
];

async function positionFrom(record: string | undefined, options: Options, command: Command): Promise<AskedTable> {
  if ((record === undefined) === (options.hand === undefined)) {
    return command.error('error: expected either a record or --hand with the cards in front of you');
  }
  const given = OF_A_HAND.find(({ name }) => command.getOptionValueSource(name) === 'cli');
  if (record !== undefined && given)
    return command.error(`error: --${given.word} goes with --hand; expected a record alone`);
  try {
    return record === undefined ? tableOf(options, options.names) : tableIn(await readText(record), options.names);
  } catch (error) {
    const isPosition = error instanceof PositionError || error instanceof SetupError;
    return command.error(`error: ${isPosition ? error.message : complaint(record ?? '', error)}`);
  }
}
