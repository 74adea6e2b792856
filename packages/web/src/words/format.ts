/** Numbers and lists as the language that is spoken writes them. */
import { formatIn } from '@turn7/narration/languages';
import { spokenLanguage } from './spoken-language.ts';

const format = () => formatIn(spokenLanguage());

/** `1,234.5`; so many digits after the point, always. */
export const number = (value: number, digits = 0): string => format().number(value, digits);

/** `12%` of a share between 0 and 1, with the space that the language puts there. */
export const percent = (share: number, digits = 0): string => format().percent(share, digits);

/** `a, b and c` */
export const list = (words: readonly string[]): string => format().list(words);

/** Each of these once, with how often it is there: two of a kind are named together. */
export const kindsOf = <T>(all: readonly T[]): readonly (readonly [kind: T, count: number])[] =>
  [...new Set(all)].map((kind) => [kind, all.filter((one) => one === kind).length]);

/** `a, b or c` */
export const listOr = (words: readonly string[]): string => format().listOr(words);

/** A sentence begins with a capital letter, whatever word it begins with. */
export const capitalised = (text: string): string => format().capitalised(text);

/** With its sign, where it is not as good as nothing. */
export function signed(value: number, digits = 0): string {
  const text = number(Math.abs(value), digits);
  if (text === number(0, digits)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
