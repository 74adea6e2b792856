/** The rules and the cases of the FAQ, to be read and to be found by a question. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { RULINGS, type RulingId } from '@turn7/engine';
import { words } from '@turn7/narration/en';
import { rulings } from '@turn7/narration/en/rulings';
import type { Vocabulary } from '@turn7/narration/languages';
import { type Findable, folded, found } from '@turn7/narration/search';
import { casesIn, readCaseFiles } from '../conformance/case.ts';
import { ToolError } from './tool.ts';

export interface Ruling extends Findable {
  readonly kind: 'ruling';
  readonly id: RulingId;
  readonly title: string;
  readonly text: string;
}

/** A file of `cases/`: a game in which a question of the FAQ, or a ruling, comes up. */
export interface FaqCase extends Findable {
  readonly kind: 'case';
  readonly file: string;
  readonly title: string;
  /** What happens in it, and why. */
  readonly text: string;
  readonly rulings: readonly RulingId[];
  readonly record: string;
}

/** Assistants pass on whole questions, some words of which are about no rule; and they can tell what fits. */
const ENOUGH = 0.2;
const ABOUT_NO_RULE = new Set(
  `a am an and are as at be been being can could did do does for from get gets go goes going had happens has have how i if in is it
  its me my no not of on one or should so than that the their them then there they this to we what when where which who why will
  with would you your`.split(/\s+/),
);

export class Library {
  readonly rulings: readonly Ruling[];
  readonly cases: readonly FaqCase[];

  private constructor(vocabulary: Vocabulary, cases: readonly FaqCase[]) {
    this.rulings = RULINGS.map((id) => rulingOf(id, vocabulary));
    this.cases = cases;
  }

  static async open(vocabulary: Vocabulary): Promise<Library> {
    return new Library(vocabulary, (await readCaseFiles()).map(caseOf));
  }

  /** What a question is about: so many rulings and so many cases at most, of each the best first. */
  find(question: string, most: number): readonly (Ruling | FaqCase)[] {
    const asked = tellingWords(question);
    return [...found(asked, this.rulings, ENOUGH).slice(0, most), ...found(asked, this.cases, ENOUGH).slice(0, most)];
  }

  casesOf(ruling: RulingId): readonly FaqCase[] {
    return this.cases.filter(({ rulings }) => rulings.includes(ruling));
  }
}

/** A question that has none of them is taken as it is. */
function tellingWords(question: string): string {
  const asked = folded(question).split(' ');
  const telling = asked
    .filter((word) => !ABOUT_NO_RULE.has(word))
    .map((word) => (word === 'myself' ? 'yourself' : word));
  return (telling.length === 0 ? asked : telling).join(' ');
}

const RULINGS_BY = { turn7: rulings(words.turn7), classic: rulings(words.classic) };

/** Found by either name of a card, whichever the text has. */
function rulingOf(id: RulingId, vocabulary: Vocabulary): Ruling {
  const { turn7, classic } = { turn7: RULINGS_BY.turn7[id], classic: RULINGS_BY.classic[id] };
  const both = (part: 'title' | 'text'): string => `${turn7[part]} ${classic[part]}`;
  return {
    kind: 'ruling',
    id,
    ...RULINGS_BY[vocabulary][id],
    words: { title: both('title'), key: id, text: both('text') },
  };
}

/** Comments of a record say what it shows. */
const COMMENT = /^# ?(.*)$/gm;
/** `case-16c-…` is case 16c. */
const FAQ_NUMBER = /^case-0*(\d+[a-c]?)-/;

function caseOf(caseFile: { readonly file: string; readonly text: string }): FaqCase {
  const { file, text: record } = caseFile;
  const cases = [...casesIn(caseFile)];
  const title = cases[0]?.title ?? file;
  const text = [...record.matchAll(COMMENT)].map(([, comment]) => comment).join(' ');
  const cited = new Set(cases.flatMap((one) => one.rulings));
  const key = FAQ_NUMBER.exec(file)?.[1] ?? '';
  const inOtherWords = { title: withOtherNames(title), key, text: withOtherNames(text) };
  return { kind: 'case', file, title, text, rulings: [...cited], record, words: inOtherWords };
}

const NAMED = ['turn7', 'lifeSaver', 'lock', 'turnThree'] as const;

function withOtherNames(text: string): string {
  const isNamed = (name: string): boolean => text.toLowerCase().includes(name.toLowerCase());
  return [text, ...NAMED.filter((card) => isNamed(words.turn7[card])).map((card) => words.classic[card])].join(' ');
}

/** Beside this program where it is installed, among the documents in a checkout. */
const RULES = ['./rules.md', '../../../docs/rules.md'].map((path) => new URL(path, import.meta.url));

/** The page of the rules with every ruling, its reason and its source, as Markdown. */
export async function rulesPage(): Promise<string> {
  const file = RULES.find((url) => existsSync(url));
  if (file === undefined) throw new ToolError('The page of the rules is not installed; look_up_rule has every ruling.');
  return readFile(file, 'utf8');
}
