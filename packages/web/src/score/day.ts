/** When a game was, as the chosen language writes it, in the region that the browser is set to if it speaks that language. */
import type { Language } from '@turn7/narration/languages';
import type { Sheet } from '@turn7/protocol';
import { settings } from '../device/settings.ts';

/** `en-GB` writes a date in another order than `en`. */
export const localeFor = (language: Language, browser: string): string =>
  browser.toLowerCase().startsWith(`${language}-`) ? browser : language;

export const dayOf = (time: number, dateStyle: 'medium' | 'long' = 'medium'): string => dateText(time, { dateStyle });

/** With the hour where another of these games was on the same day. */
export function whenOf({ id, startedAt }: Sheet, sheets: readonly Sheet[]): string {
  const day = dayOf(startedAt);
  const isAlone = sheets.every((other) => other.id === id || dayOf(other.startedAt) !== day);
  return isAlone ? day : dateText(startedAt, { dateStyle: 'medium', timeStyle: 'short' });
}

const dateText = (time: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeFor(settings.value.language, navigator.language), style).format(time);
