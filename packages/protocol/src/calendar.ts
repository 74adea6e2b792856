/** The days of the daily challenge, counted in UTC and written like 2026-11-18. */

const DAY_MS = 24 * 3600_000;
/** That has a challenge. */
export const FIRST_DAY = '2026-01-01';
/** A try may be ended so long after its day: whoever began before midnight need not hurry. */
export const GRACE_HOURS = 6;

/** The calendar repeats itself after 400 years. */
const ERA_DAYS = 146_097;
/** From the first of March of the year 0, where years begin that end with their leap day, to 1970. */
const EPOCH = 719_468;

/** `time`: milliseconds since 1970. */
export function dateAt(time: number): string {
  const days = Math.floor(time / DAY_MS) + EPOCH;
  const era = Math.floor(days / ERA_DAYS);
  const day = days - era * ERA_DAYS;
  const leaps = Math.floor(day / 1460) - Math.floor(day / 36_524) + Math.floor(day / (ERA_DAYS - 1));
  const year = Math.floor((day - leaps) / 365);
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153); // 0 is March
  const ofMonth = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  return [
    `${era * 400 + year + (month < 10 ? 0 : 1)}`.padStart(4, '0'),
    `${month < 10 ? month + 3 : month - 9}`.padStart(2, '0'),
    `${ofMonth}`.padStart(2, '0'),
  ].join('-');
}

/** Its midnight, in milliseconds since 1970. */
export function startOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const years = month > 2 ? year : year - 1;
  const era = Math.floor(years / 400);
  const ofEra = years - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const days = 365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear;
  return (era * ERA_DAYS + days - EPOCH) * DAY_MS;
}

/** So many days later; earlier if it is negative. */
export const daysAfter = (date: string, days: number): string => dateAt(startOf(date) + days * DAY_MS);

/** From then on nothing can be played of that day any more, and its secrets are told. */
export const closingOf = (date: string): number => startOf(date) + DAY_MS + GRACE_HOURS * 3600_000;

/** The Monday of the week that a day is in; the first day of 1970 was a Thursday. */
export const mondayOf = (date: string): string => daysAfter(date, -((startOf(date) / DAY_MS + 3) % 7));
