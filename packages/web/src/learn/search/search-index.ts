/** Everything that can be learnt, as search finds it: lessons, rulings, cases, examples, mistakes, words. */
import { SECTIONS } from '../../game/help/sections.ts';
import { arithmeticOf } from '../../game/summary/arithmetic.ts';
import type { Chapters } from '../../words/chapters.ts';
import type { Texts } from '../../words/texts.ts';
import { STEPS } from '../basics/steps.ts';
import { caseLabel, FAQ } from '../catalogue.ts';
import { PLAY_MISTAKES, RULE_MISTAKES } from '../mistakes/mistakes.ts';
import { PARTS } from '../parts.ts';
import type { Example } from '../scoring/examples.ts';
import type { Entry } from './search.ts';

/** `id` is the place on the page of scoring. */
export type NamedExample = Example & { readonly id: string };

type Plain = Omit<Entry, 'words'> & { readonly key?: string };

/** The chapters that are searched. */
export interface Searched {
  readonly learn: Chapters['learn'];
  readonly rulings: Chapters['rulings'];
}

export function entriesFrom(
  texts: Texts,
  { learn: t, rulings: told }: Searched,
  examples: readonly NamedExample[],
): readonly Entry[] {
  const plain = [
    ...lessons(t),
    ...basics(t),
    ...cases(t),
    ...rulings(told),
    ...mistakes(t),
    ...examples.map((example) => scored(example, texts, t)),
    ...meanings(texts),
  ];
  return plain.map(({ key = '', ...entry }) => ({
    ...entry,
    words: { title: t.withOtherNames(entry.title), key, text: t.withOtherNames(entry.text) },
  }));
}

const lessons = ({ parts }: Chapters['learn']): readonly Plain[] =>
  PARTS.map(({ part }) => ({
    kind: 'lesson',
    title: parts[part].name,
    text: parts[part].tells,
    address: `/learn/${part}`,
  }));

const basics = (t: Chapters['learn']): readonly Plain[] =>
  STEPS.map(({ id }) => ({ kind: 'basics', ...t.basics.steps[id], address: `/learn/basics#${id}` }));

const cases = (t: Chapters['learn']): readonly Plain[] =>
  Object.values(FAQ)
    .flat()
    .map((id) => ({
      kind: 'case',
      title: t.faq[id].question,
      text: t.faq[id].answer,
      address: `/learn/cases#${id}`,
      key: `${id} ${t.cases.numbered(caseLabel(id))}`,
    }));

const rulings = (all: Chapters['rulings']): readonly Plain[] =>
  SECTIONS.flatMap(({ rulings: ids }) => ids).map((id) => ({
    kind: 'ruling',
    ...all[id],
    address: `/rules#${id}`,
    key: id,
  }));

const mistakes = (t: Chapters['learn']): readonly Plain[] =>
  [...RULE_MISTAKES, ...PLAY_MISTAKES].map(({ id }) => ({
    kind: 'mistake',
    title: t.mistakes.list[id].wrong,
    text: t.mistakes.list[id].right,
    address: `/learn/mistakes#${id}`,
  }));

function scored({ id, cards, score }: NamedExample, { common }: Texts, t: Chapters['learn']): Plain {
  const { sum, turn7 } = arithmeticOf(cards);
  const points = t.scoring.points(score ?? 0);
  return {
    kind: 'example',
    title: score === null ? t.scoring.bust : `${[sum, turn7].filter(Boolean).join(' ')} = ${points}`,
    text: cards.map(common.cardSign).join(', '),
    address: `/learn/scoring#${id}`,
  };
}

const meanings = ({ help }: Texts): readonly Plain[] =>
  help.meanings.map(([word = '', meaning = '']) => ({
    kind: 'word',
    title: word,
    text: meaning,
    address: '/rules#meanings',
  }));
