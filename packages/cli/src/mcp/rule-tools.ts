/** Questions about the rules: rulings and cases by what somebody asks, and what a hand is worth. */
import { handProblem, MOST_DECKS, nameOf, pointsAtEnd, scoreOf } from '@turn7/engine';
import { words } from '@turn7/narration/en';
import type { Vocabulary } from '@turn7/narration/languages';
import { z } from 'zod';
import { cardList } from '../arguments.ts';
import { whole } from '../english.ts';
import type { FaqCase, Library, Ruling } from './library.ts';
import { caseAddress, rulingAddress } from './resources.ts';
import { type Answer, answer, ToolError, tool } from './tool.ts';

const MOST_FOUND = 10;

export const CARDS_WANTED = 'Cards as in "3 7 12 +4 x2 LS": 0 to 12, +2 +4 +6 +8 +10, x2, LS, L, T3.';

export const ruleTools = (library: Library, names: Vocabulary) => [
  tool(
    {
      name: 'look_up_rule',
      title: 'Look up a rule',
      description:
        'Finds the rulings and the FAQ cases that answer a question about the rules, the best of each first.',
      changes: 'nothing',
    },
    {
      question: z
        .string()
        .min(1)
        .max(300)
        .describe('The question, some words of it, a ruling (R18) or a FAQ case (16c)'),
      most: z.int().min(1).max(MOST_FOUND).default(3).describe('How many rulings, and how many cases, at most'),
    },
    ({ question, most }) => lookUp(library, question, most),
  ),
  tool(
    {
      name: 'score_hand',
      title: 'Score a hand',
      description: 'The score of the cards in front of a player at the end of a round, with its arithmetic.',
      changes: 'nothing',
    },
    {
      cards: z.string().max(500).describe(CARDS_WANTED),
      decks: z.int().min(1).max(MOST_DECKS).default(1).describe('With how many decks the game is played'),
    },
    ({ cards, decks }) => score(cards, decks, names),
  ),
];

function lookUp(library: Library, question: string, most: number): Answer {
  const found = library.find(question, most);
  if (found.length === 0) {
    const about = 'try words such as bust, tie, Life Saver, Turn Three, or the resource turn7://rules';
    return answer(`No ruling knows the words of "${question}". Rulings are in English; ${about}.`, { found: [] });
  }
  const told = found.map((one) => (one.kind === 'ruling' ? rulingTold(one, library) : caseTold(one)));
  return answer(told.map(({ lines }) => lines.join('\n')).join('\n\n'), { found: told.map(({ data }) => data) });
}

function rulingTold({ id, title, text }: Ruling, library: Library) {
  const cases = library.casesOf(id).map(({ file }) => caseAddress(file));
  const shown = cases.length === 0 ? [] : [`  shown by ${cases.slice(0, 3).join(', ')}`];
  return {
    lines: [`${id}: ${title}`, `  ${text}`, ...shown],
    data: { kind: 'ruling', id, title, text, address: rulingAddress(id), cases },
  };
}

function caseTold({ file, title, text, rulings }: FaqCase) {
  const address = caseAddress(file);
  return {
    lines: [`Case: ${title}`, `  ${text}`, `  by ${rulings.join(', ')}; the game is ${address}`],
    data: { kind: 'case', file, title, text, rulings, address },
  };
}

function score(text: string, decks: number, names: Vocabulary): Answer {
  const cards = cardList(text);
  const points = pointsAtEnd(cards);
  const { numbers, factor, bonus, turn7, total } = scoreOf(cards);
  const data = { cards: cards.map(nameOf), points, numbers, factor, bonus, turn7, busted: points !== total };
  const problem = handProblem(cards, decks, 'kept');
  if (problem?.kind === 'twin')
    return answer(`0 points: the number ${nameOf(problem.card)} is there twice, which is a bust (R14).`, data);
  if (problem !== null) throw new ToolError(`"${text}" is no hand: ${problemWords(problem)}.`);
  const parts = [factor === 1 ? `${numbers}` : `${numbers} × ${factor}`, ...[bonus, turn7].filter((part) => part > 0)];
  const seven = turn7 > 0 ? ` Seven different numbers: ${words[names].turn7}, which ends the round (R16).` : '';
  return answer(`${whole(points)} points = ${parts.join(' + ')}.${seven}`, data);
}

function problemWords(problem: NonNullable<ReturnType<typeof handProblem>>): string {
  switch (problem.kind) {
    case 'too many numbers':
      return `it has ${problem.count} numbers; expected at most ${problem.most}`;
    case 'too many copies':
      return `it has ${problem.count} cards ${nameOf(problem.card)}; expected at most ${problem.most}`;
    case 'not kept':
      return `nobody keeps a ${nameOf(problem.card)} in front of them; expected numbers, modifiers, LS or L`;
    case 'twin':
      return `the number ${nameOf(problem.card)} is there twice`;
  }
}
