import { settings } from '../settings/settings.ts';
import { tempoOf } from './tempo.ts';

/** As the person has chosen, here or in the system's settings. */
export const tempoNow = (): number =>
  tempoOf(settings.value.speed, matchMedia('(prefers-reduced-motion: reduce)').matches);
