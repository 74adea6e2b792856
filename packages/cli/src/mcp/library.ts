/** The rules and the cases of the FAQ, to be read and to be found by a question. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { RULINGS, type RulingId } from '@turn7/engine';
import { words } from '@turn7/narration/en';
import { rulings } from '@turn7/narration/en/rulings';
import type { Vocabulary } from '@turn7/narration/languages';
import { casesIn, readCaseFiles } from '../conformance/case.ts';
import { type Findable, QuestionSearch } from './question-search.ts';
import { ToolError } from './tool.ts';

export interface Ruling extends Findable {
  readonly kind: 'ruling';
  readonly id: RulingId;
}

/** A file of `cases/`: a game in which a question of the FAQ, or a ruling, comes up. */
export interface FaqCase extends Findable {
  readonly kind: 'case';
  readonly file: string;
  readonly rulings: readonly RulingId[];
  readonly record: string;
}

export class Library {
  readonly rulings: readonly Ruling[];
  readonly cases: readonly FaqCase[];
  readonly #rulingSearch: QuestionSearch<Ruling>;
  readonly #caseSearch: QuestionSearch<FaqCase>;

  private constructor(vocabulary: Vocabulary, cases: readonly FaqCase[]) {
    this.rulings = RULINGS.map((id) => rulingOf(id, vocabulary));
    this.cases = cases;
    this.#rulingSearch = new QuestionSearch(this.rulings);
    this.#caseSearch = new QuestionSearch(cases);
  }

  static async open(vocabulary: Vocabulary): Promise<Library> {
    return new Library(vocabulary, (await readCaseFiles()).map(caseOf));
  }

  /** What a question is about: so many rulings and so many cases at most, of each the best first. */
  find(question: string, most: number): readonly (Ruling | FaqCase)[] {
    return [...this.#rulingSearch.find(question).slice(0, most), ...this.#caseSearch.find(question).slice(0, most)];
  }

  casesOf(ruling: RulingId): readonly FaqCase[] {
    return this.cases.filter(({ rulings }) => rulings.includes(ruling));
  }
}

const RULINGS_BY = { turn7: rulings(words.turn7), classic: rulings(words.classic) };

const rulingOf = (id: RulingId, vocabulary: Vocabulary): Ruling => ({
  kind: 'ruling',
  id,
  key: id,
  ...RULINGS_BY[vocabulary][id],
});

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
  return { kind: 'case', file, title, key, text, rulings: [...cited], record };
}

/** Beside this program where it is installed, among the documents in a checkout. */
const RULES = ['./rules.md', '../../../docs/rules.md'].map((path) => new URL(path, import.meta.url));

/** The page of the rules with every ruling, its reason and its source, as Markdown. */
export async function rulesPage(): Promise<string> {
  const file = RULES.find((url) => existsSync(url));
  if (file === undefined) throw new ToolError('The page of the rules is not installed; look_up_rule has every ruling.');
  return readFile(file, 'utf8');
}
