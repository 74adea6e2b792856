/** Dates as the chosen language writes them, in the region that the browser is set to if it speaks that language. */
import type { Language } from '@turn7/narration/languages';
import { spokenLanguage } from './spoken-language.ts';

/** `en-GB` writes a date in another order than `en`. */
export const localeFor = (language: Language, browser: string): string =>
  browser.toLowerCase().startsWith(`${language}-`) ? browser : language;

export const dayOf = (time: number, dateStyle: 'medium' | 'long' = 'medium'): string => dateText(time, { dateStyle });

/** With the hour. */
export const hourOf = (time: number): string => dateText(time, { dateStyle: 'medium', timeStyle: 'short' });

const dateText = (time: number, style: Intl.DateTimeFormatOptions): string =>
  formatFor(localeFor(spokenLanguage(), navigator.language), style).format(time);

const formats = new Map<string, Intl.DateTimeFormat>();

/** To make one takes longer than a thousand dates. */
function formatFor(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, ...Object.values(style)].join(' ');
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, format);
  return format;
}
