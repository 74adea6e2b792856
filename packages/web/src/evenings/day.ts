/** The day of a game, as the chosen language writes it. */
import { settings } from '../settings/settings.ts';

export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(time);
