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

/** `a, b or c` */
export const listOr = (words: readonly string[]): string => format().listOr(words);

/** A sentence begins with a capital letter, whatever word it begins with. */
export const capitalised = (text: string): string => format().capitalised(text);
