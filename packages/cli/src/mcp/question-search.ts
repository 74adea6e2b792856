/** Finds what a question is about: by the stems of its words and by other words for the same, the rare ones counting most. */
import { words } from '@turn7/narration/en';
import { folded } from '@turn7/narration/search';

/** What is found: by its title, its text and a short name such as `16b`. */
export interface Findable {
  readonly title: string;
  readonly text: string;
  readonly key: string;
}

/** Words about no rule: they stand in every question. */
const ABOUT_NO_RULE = new Set(
  `a about am an and any are as at be been being but by can could did do does for from get gets go goes going had happen happens has
  have he her his how i if in is it its just many may me might much must my no not of on one or our please she should so some tell than
  that the their them then there they this to us was we were what when where which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/** Words that people use for the same at a card table. A word may stand in several rows. */
const SAME_WORDS = `
  deck pile
  empty dry
  tie equal
  twin duplicate pair
  spare extra already another
  begin start first
  next after pass
  give pass hand
  seat player
  score point worth
  refuse decline
  win winner
  lose bust
  own myself yourself themselves
  take keep
  shuffle reshuffle
  end finish over`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

/** What is said in several words: first how it is said, then the word of the rules for it. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:runs?|running|ran) (?:out|dry)\b|\bout of cards\b|\bno (?:more )?cards (?:are )?left\b/g, 'empty'],
  [/\bsame (?:score|total|points)\b/g, 'tie'],
  [/\bsame number\b/g, 'twin'],
  // Who deals is the dealer.
  [/\bwho (\w{3,}?)s\b/g, 'who $1s $1er'],
];

const NAMED = {
  turn7: ['turn7'],
  lifesaver: ['lifeSavers', 'lifeSaver'],
  lock: ['locks', 'locked', 'lock'],
  turnthree: ['turnThrees', 'turnThree'],
} as const;

/** A card is one word, whichever of its names it is called by. */
const NAMES = Object.entries(NAMED).flatMap(([name, forms]) =>
  forms.flatMap((form) =>
    [words.turn7[form], words.classic[form]].map((said) => [new RegExp(`\\b${folded(said)}\\b`, 'g'), name] as const),
  ),
);

const TITLE_WORTH = 3;
const TEXT_WORTH = 1;
const SYNONYM_FIT = 0.6;
/** Of what a question asks, so much must be known: a word that stands in a ruling by chance makes no answer. */
const KNOWN_SHARE = 0.25;
/** Of what is known, the rare words counting more, an answer must have so much. */
const ENOUGH = 0.2;

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly key: string;
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

export class QuestionSearch<Entry extends Findable> {
  readonly #all: readonly Indexed<Entry>[];

  constructor(entries: readonly Entry[]) {
    this.#all = entries.map((entry) => ({
      entry,
      key: folded(entry.key),
      title: new Set(stemsIn(entry.title)),
      text: new Set(stemsIn(entry.text)),
    }));
  }

  /** Best first; none if too little of the question is known here. */
  find(question: string): readonly Entry[] {
    const asked = askedIn(question);
    const fits = this.#all.map((one) => ({ one, worths: asked.map((word) => worthOf(word, one)) }));
    const weights = asked.map((_, i) => rarity(fits.filter(({ worths }) => worths[i] !== 0).length, fits.length));
    const known = weights.filter((weight) => weight > 0).length;
    if (known === 0 || known < KNOWN_SHARE * asked.length) return [];
    const total = sumOf(weights);
    return fits
      .map(({ one, worths }) => ({
        entry: one.entry,
        share: sumOf(weights.filter((_, i) => worths[i] !== 0)) / total,
        rank: sumOf(weights.map((weight, i) => weight * (worths[i] ?? 0))),
      }))
      .filter(({ share }) => share >= ENOUGH)
      .toSorted((a, b) => b.rank * b.share - a.rank * a.share)
      .map(({ entry }) => entry);
  }
}

/** Forms that follow no pattern. */
const IRREGULAR: Readonly<Record<string, string>> = {
  drawn: 'draw',
  drew: 'draw',
  gave: 'give',
  given: 'give',
  kept: 'keep',
  lies: 'lie',
  lost: 'lose',
  tied: 'tie',
  ties: 'tie',
  won: 'win',
};

const SAME = SAME_WORDS.map((row) => row.map(stemOf));

/** A word that stands nowhere says nothing about what is meant. */
const rarity = (having: number, all: number): number => (having === 0 ? 0 : Math.log(1 + all / having));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function worthOf(word: string, { key, title, text }: Indexed<unknown>): number {
  if (word === key) return TITLE_WORTH;
  const fitIn = (stems: ReadonlySet<string>): number => {
    if (stems.has(word)) return 1;
    return SAME.some((row) => row.includes(word) && row.some((other) => stems.has(other))) ? SYNONYM_FIT : 0;
  };
  return TITLE_WORTH * fitIn(title) + TEXT_WORTH * fitIn(text);
}

const askedIn = (question: string): readonly string[] => [
  ...new Set(PHRASES.reduce(replaced, named(question)).split(' ').filter(isTelling).map(stemOf)),
];

const isTelling = (word: string): boolean => word !== '' && !ABOUT_NO_RULE.has(word);

const stemsIn = (text: string): readonly string[] => named(text).split(' ').map(stemOf);

const named = (text: string): string => NAMES.reduce(replaced, folded(text));

const replaced = (text: string, [said, word]: readonly [RegExp, string]): string => text.replaceAll(said, word);

/** `passes`, `passed` and `passing` are `pass`. The same for a question and for what answers it is all that matters. */
function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[aeiouy].*)(?:ing|ed)$/, '');
  const single = bare === word ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}
