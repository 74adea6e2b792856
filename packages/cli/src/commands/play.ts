/** `turn7 play`: a game in the terminal against bots of every level, with a coach if wanted. */
import { randomInt } from 'node:crypto';
import { stdin, stdout } from 'node:process';
import {
  type Chance,
  type HouseRules,
  houseRulesFrom,
  isPlayerName,
  SeededShuffler,
  shufflerFrom,
} from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { botName } from '@turn7/strategy';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber, withHouseRules } from '../arguments.ts';
import { LEVEL_HELP, type Opponent, opponentFrom, type Wish, wishFrom } from '../bots.ts';
import { narratorFor, vocabularyOption } from '../english.ts';
import { asker } from '../game/prompt.ts';
import { playGame } from '../game/terminal-game.ts';
import { RecordFile } from '../records/record-file.ts';

interface Options extends Partial<HouseRules> {
  readonly bots: Wish;
  readonly level: Opponent;
  readonly coach?: Opponent | true;
  readonly name: string;
  readonly seed?: number;
  readonly save?: string;
  readonly names: Vocabulary;
}

const LONGEST_NAME = 20;
const USUAL_COLUMNS = 80;
/** Sound play that a newcomer can beat, and the best advice there is. */
const USUAL = 'regular';
const COACH = 'master';

const EXAMPLES = `
Examples:
  turn7 play
  turn7 play --bots 5 --level sharp --name Ann
  turn7 play --bots rookie,counter,master --coach
  turn7 play --bots 0                 the solo challenge: 200 points in under 5 rounds
  turn7 play --target 100 --decks 2   with rules of the house
  turn7 play --seed 7 --save game.t7  a game that can be dealt again, and its record`;

export function playCommand(): Command {
  const command = new Command('play')
    .description('play in this terminal against bots')
    .option('--bots <number or names>', 'how many bots play, or which', wishFrom, 3)
    .addOption(
      new Option('--level <name>', 'how well they play').argParser(opponentFrom).default(opponentFrom(USUAL), USUAL),
    )
    .option('--coach [name]', 'be told what this bot would do in your place, and why', opponentFrom)
    .option('--name <name>', 'what you are called', playerName, 'Player')
    .option('--seed <number>', 'the same cards every time', wholeNumber(0, 2 ** 31 - 1))
    .option('--save <file>', 'keep the record of the game in a file, up to date after every choice')
    .addOption(vocabularyOption());
  return withHouseRules(command)
    .addHelpText('after', LEVEL_HELP + EXAMPLES)
    .action(async (options: Options) => {
      if (typeof options.bots !== 'number' && command.getOptionValueSource('level') === 'cli') {
        command.error('error: --level is for a number of bots, but --bots names them; expected one or the other');
      }
      if (!stdin.isTTY || !stdout.isTTY) command.error('error: a game needs a terminal to be played in');
      stdout.columns ||= USUAL_COLUMNS; // a terminal that does not know its width says 0
      const file = options.save === undefined ? undefined : new RecordFile(options.save);
      const problem = file?.problem;
      if (problem) command.error(`error: ${options.save} ${problem}`);
      await play(options, file);
    });
}

/** A secret source without a state of ours. */
const SECRET: Chance = { below: (n) => randomInt(n), clone: () => SECRET };

async function play(options: Options, file: RecordFile | undefined): Promise<void> {
  const { names, seed, name, coach } = options;
  const print = (line: string): void => {
    stdout.write(`${line}\n`);
  };
  const opponents =
    typeof options.bots === 'number' ? Array.from({ length: options.bots }, () => options.level) : options.bots;
  const narrator = narratorFor([name, ...botNames(opponents.length, name)], names, 0);
  await playGame({
    narrator,
    opponents,
    coach: coach === true ? opponentFrom(COACH).bot : (coach?.bot ?? null),
    houseRules: houseRulesFrom(options),
    shuffler: seed === undefined ? shufflerFrom(SECRET) : new SeededShuffler(seed),
    notes: seed === undefined ? {} : { seed: String(seed) },
    ask: asker(narrator),
    print,
    keep: (record) => file?.keep(record, print),
  });
  const { save } = options;
  if (file) print(`The record is in ${save}; see it with: npx turn7 replay ${save}, or: npx turn7 review ${save}`);
}

function botNames(count: number, player: string): string[] {
  const taken = [player];
  for (let i = 0; i < count; i++) taken.push(botName(taken, i));
  return taken.slice(1);
}

function playerName(text: string): string {
  const name = text.trim();
  if (isPlayerName(name) && name.length <= LONGEST_NAME) return name;
  throw new InvalidArgumentError(`Expected 1 to ${LONGEST_NAME} characters without # and |.`);
}
