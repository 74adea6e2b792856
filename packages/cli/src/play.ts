/** `turn7 play`: a game in the terminal against simple bots. */
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { isCancel, select } from '@clack/prompts';
import {
  type Choice,
  HIT,
  MOST_SEATS,
  type Question,
  SeededShuffler,
  STAY,
  shufflerFrom,
  writeRecord,
} from '@turn7/engine';
import { Command, InvalidArgumentError } from 'commander';
import { type Ask, playGame } from './terminal-game.ts';
import { cardWords, isVocabulary, VOCABULARIES, type Vocabulary } from './vocabulary.ts';

interface Options {
  readonly bots: number;
  readonly name: string;
  readonly seed?: number;
  readonly save?: string;
  readonly names: string;
}

const BOT_NAMES = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Jo'] as const;

const EXAMPLES = `
Examples:
  turn7 play
  turn7 play --bots 5 --name Ann
  turn7 play --bots 0                 the solo challenge: 200 points in under 5 rounds
  turn7 play --seed 7 --save game.t7  a game that can be played again, and its record`;

export function playCommand(): Command {
  return new Command('play')
    .description('play in this terminal against simple bots')
    .option('--bots <number>', 'how many bots play', wholeNumber(0, MOST_SEATS - 1), 3)
    .option('--name <name>', 'what you are called', playerName, 'Player')
    .option('--seed <number>', 'the same cards every time', wholeNumber(0, 2 ** 31 - 1))
    .option('--save <file>', 'keep the record of the game in a file, up to date after every choice')
    .option('--names <vocabulary>', `what cards are called: ${VOCABULARIES.join(' or ')}`, 'turn7')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options, command: Command) => {
      const { names } = options;
      if (!isVocabulary(names)) command.error(`error: "${names}" are no names; expected ${VOCABULARIES.join(' or ')}`);
      else if (!stdin.isTTY || !stdout.isTTY) command.error('error: a game needs a terminal to be played in');
      else await play(options, names);
    });
}

async function play(options: Options, vocabulary: Vocabulary): Promise<void> {
  const { save, seed } = options;
  await playGame({
    players: [options.name, ...botNames(options.bots)],
    vocabulary,
    shuffler: seed === undefined ? shufflerFrom((n) => randomInt(n)) : new SeededShuffler(seed),
    notes: seed === undefined ? {} : { seed: String(seed) },
    ask: asker(vocabulary),
    print: (line) => stdout.write(`${line}\n`),
    keep: (record) => {
      if (save !== undefined) writeFileSync(save, writeRecord(record));
    },
  });
}

/** Beyond the named bots the names go round with a number. */
function botNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const name = BOT_NAMES[i % BOT_NAMES.length] ?? 'Bot';
    const lap = Math.floor(i / BOT_NAMES.length);
    return lap === 0 ? name : `${name} ${lap + 1}`;
  });
}

const asker =
  (vocabulary: Vocabulary): Ask =>
  async (question, players, points) => {
    const answer = await select<Choice>(
      question.kind === 'target' ? targetPrompt(question, players, vocabulary) : hitOrStayPrompt(points),
    );
    return isCancel(answer) ? null : answer;
  };

const hitOrStayPrompt = (points: number) => ({
  message: 'Hit or stay?',
  options: [
    { value: HIT, label: 'Hit', hint: 'draw a card' },
    { value: STAY, label: 'Stay', hint: `bank ${points}` },
  ],
});

const targetPrompt = (
  { card, seat, targets }: Extract<Question, { kind: 'target' }>,
  players: readonly string[],
  vocabulary: Vocabulary,
) => ({
  message: `Who gets the ${cardWords(card, vocabulary)}?`,
  options: targets.map((target) => ({
    value: target,
    label: `${players[target]}${target === seat ? ' (you)' : ''}`,
  })),
});

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
  };

function playerName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= 20 && !/[#|\p{Cc}]/u.test(name)) return name;
  throw new InvalidArgumentError('Expected 1 to 20 characters without # and |.');
}
