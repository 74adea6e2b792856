/** Days and what is left of them, as the chosen language writes it. A day of the challenge is one of UTC everywhere. */
import { startOf } from '@turn7/protocol';
import { settings } from '../device/settings.ts';

export const dayText = (date: string, dateStyle: 'medium' | 'full' = 'medium'): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle, timeZone: 'UTC' }).format(startOf(date));

/** Where the player is. */
export const timeText = (time: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'short', timeStyle: 'short' }).format(time);
