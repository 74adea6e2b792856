/** Numbers and lists as the chosen language writes them. */
import { type Language, settings } from '../device/settings.ts';

/** `1,234.5`; so many digits after the point, always. */
export const number = (value: number, digits = 0): string => formatFor('decimal', digits).format(value);

/** `12%` of a share between 0 and 1, with the space that the language puts there. */
export const percent = (share: number, digits = 0): string => formatFor('percent', digits).format(share);

/** Making a format takes far longer than using it, and a table is full of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(style: 'decimal' | 'percent', digits: number): Intl.NumberFormat {
  const { language } = settings.value;
  const key = `${language} ${style} ${digits}`;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style, ...places });
  formats.set(key, format);
  return format;
}

/** `a, b and c` */
export const list = (words: readonly string[]): string => joined(words, 'conjunction');

/** `a, b or c` */
export const listOr = (words: readonly string[]): string => joined(words, 'disjunction');

const joined = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(LISTS[settings.value.language], { type }).format(words);

/** Our English has no comma before the last “and”. */
const LISTS: Record<Language, string> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' };

/** The place in a ranking: `1st`. */
export const ordinal = (place: number): string => ORDINALS[settings.value.language](place);

const ORDINALS: Record<Language, (place: number) => string> = {
  en: (place) => `${place}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]}`,
  de: (place) => `${place}.`,
  fr: (place) => `${place}${place === 1 ? 'er' : 'e'}`,
  es: (place) => `${place}.º`,
};

const SUFFIXES: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** A sentence begins with a capital letter, whatever word it begins with. */
export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(settings.value.language) + text.slice(1);
