/** A time that is only estimated, in the unit that people would say it in. */
import { settings } from '../../device/settings.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `3 minutes`, `0.4 seconds`; from one and a half of a unit on it is told in that unit. */
export function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 1.5 * one) ?? ['second', 1];
  const told = seconds < 1 ? seconds : Math.round(seconds / length);
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumSignificantDigits: seconds < 1 ? 1 : 21 } as const;
  return new Intl.NumberFormat(settings.value.language, format).format(told);
}
