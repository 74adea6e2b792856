/** What is wrong with a file, as a sentence: where, what was found, and what was expected. */
import { CARDS } from '@turn7/engine';
import type { Chapters } from '../../words/chapters.ts';
import type { Expected, FileProblem } from '../files/file-problem.ts';

type Words = Chapters['evenings'];

export function problemText(problem: FileProblem, t: Words): string {
  switch (problem.kind) {
    case 'empty':
      return t.wrong.empty;
    case 'no score':
      return t.wrong.noScore;
    case 'too large':
      return t.wrong.tooLarge(problem.most);
    case 'json':
      return t.wrong.json(problem.line, problem.column);
    case 'quote':
      return t.wrong.quote(problem.line);
    case 'cell':
      return t.wrong.cell(problem.line, problem.column, foundText(problem.found, t), expectedText(problem.expected, t));
    case 'value':
      return t.wrong.value(
        problem.path === '' ? t.wrong.whole : problem.path,
        foundText(problem.found, t),
        expectedText(problem.expected, t),
      );
    default:
      return problem satisfies never;
  }
}

const foundText = (found: string, t: Words): string => (found === '' ? t.wrong.nothing : t.wrong.quoted(found));

function expectedText(expected: Expected, t: Words): string {
  switch (expected.kind) {
    case 'at least':
      return t.expected.atLeast(expected.least);
    case 'at most':
      return t.expected.atMost(expected.most);
    case 'text up to':
      return t.expected.textUpTo(expected.most);
    case 'list up to':
      return t.expected.listUpTo(expected.most);
    case 'from to':
      return t.expected.fromTo(expected.least, expected.most);
    case 'one of':
      return t.expected.oneOf(expected.words.map(t.wrong.quoted));
    case 'cards':
      return t.expected.cards(CARDS);
    default:
      return plainWords(t)[expected.kind];
  }
}

const plainWords = (t: Words) => ({
  'whole number': t.expected.wholeNumber,
  text: t.expected.text,
  list: t.expected.list,
  object: t.expected.object,
  'yes or no': t.expected.yesOrNo,
  name: t.expected.name,
  'another name': t.expected.anotherName,
  'a player': t.expected.player,
  'another player': t.expected.anotherPlayer,
  date: t.expected.date,
  'score sheet': t.expected.sheet,
  nothing: t.expected.nothing,
});
