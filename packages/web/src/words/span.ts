/** How long something may take or still takes, in words. */

import { number } from './format.ts';
import { spokenLanguage } from './spoken-language.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(spokenLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** Minutes are few enough to be told as seconds. */
const FEW_SECONDS = 5 * MINUTE;

/** A time that somebody chose, whole: `90 seconds`, `8 hours`, `3 days`. */
export function span(seconds: number): string {
  if (seconds % DAY === 0) return counted(seconds / DAY, 'day');
  if (seconds % HOUR === 0) return counted(seconds / HOUR, 'hour');
  const isLong = seconds > FEW_SECONDS && seconds % MINUTE === 0;
  return isLong ? counted(seconds / MINUTE, 'minute') : counted(seconds, 'second');
}

/** A long time that is left, about: `3 days`, `5 h`, `12 min`; null for less than two minutes. */
export function roughly(seconds: number): string | null {
  if (seconds >= 1.5 * DAY) return counted(Math.round(seconds / DAY), 'day');
  if (seconds >= 1.5 * HOUR) return `${number(Math.round(seconds / HOUR))} h`;
  return seconds >= 2 * MINUTE ? `${number(Math.floor(seconds / MINUTE))} min` : null;
}
