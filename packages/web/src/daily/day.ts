/** Days and what is left of them, as the chosen language writes it. A day of the challenge is one of UTC everywhere. */
import { startOf } from '@turn7/protocol';
import { spokenLanguage } from '../words/spoken-language.ts';

export const dayText = (date: string, dateStyle: 'medium' | 'full' = 'medium'): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { dateStyle, timeZone: 'UTC' }).format(startOf(date));

/** Where the player is. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'short', timeStyle: 'short' }).format(time);
