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
  new Intl.ListFormat(localeFor(settings.value.language), { type }).format(words);

/** Our English has no comma before the last “and”. */
const localeFor = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A sentence begins with a capital letter, whatever word it begins with. */
export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(settings.value.language) + text.slice(1);
