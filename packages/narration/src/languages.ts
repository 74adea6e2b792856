/** The languages: their names, how they write numbers and lists, and how their texts are made. */

/** Each language by its own name: whoever looks for it reads it. What it says is a folder here and one in the page's words. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES).filter((name): name is Language => name in LANGUAGE_NAMES);

/** Our own names of the cards, and those that people know the game by. */
export const VOCABULARIES = ['turn7', 'classic'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

type Makers<Words> = Readonly<Record<string, (w: Words) => unknown>>;

/** What some parts are once they are made of words. */
export type Made<All extends Makers<never>> = { readonly [Part in keyof All]: ReturnType<All[Part]> };

export const made = <Words, All extends Makers<Words>>(parts: All, w: Words): Made<All> =>
  Object.assign({}, ...Object.entries(parts).map(([name, make]) => ({ [name]: make(w) })));

/** How a language writes numbers and lists. */
interface Format {
  /** `1,234.5`; so many digits after the point, always. */
  number(value: number, digits?: number): string;
  /** The same with its sign: `+1.2`, `−0.3`, and `0.0` of what rounds to nothing. */
  signed(value: number, digits?: number): string;
  /** `12%` of a share between 0 and 1, with the space that the language puts there. */
  percent(share: number, digits?: number): string;
  /** `a, b and c` */
  list(words: readonly string[]): string;
  /** `a, b or c` */
  listOr(words: readonly string[]): string;
  /** A sentence begins with a capital letter, whatever word it begins with. */
  capitalised(text: string): string;
}

const FORMATS = new Map<Language, Format>();

export function formatIn(language: Language): Format {
  const format = FORMATS.get(language) ?? newFormat(language);
  FORMATS.set(language, format);
  return format;
}

function newFormat(language: Language): Format {
  const lists = language === 'en' ? 'en-GB' : language; // our English has no comma before the last “and”
  const joined = (words: readonly string[], type: Intl.ListFormatType): string =>
    new Intl.ListFormat(lists, { type }).format(words);
  const number = numbersIn(language, 'decimal');
  return {
    number,
    signed: (value, digits = 0) => {
      const sign = Number(value.toFixed(digits)) === 0 ? '' : value < 0 ? '−' : '+';
      return sign + number(Math.abs(value), digits);
    },
    percent: numbersIn(language, 'percent'),
    list: (words) => joined(words, 'conjunction'),
    listOr: (words) => joined(words, 'disjunction'),
    capitalised: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}

/** Making a format takes far longer than using it, and a table is full of numbers. */
function numbersIn(language: Language, style: 'decimal' | 'percent'): Format['number'] {
  const formats = new Map<number, Intl.NumberFormat>();
  return (value, digits = 0) => {
    const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const format = formats.get(digits) ?? new Intl.NumberFormat(language, { style, ...places });
    formats.set(digits, format);
    return format.format(value);
  };
}
