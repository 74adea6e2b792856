import { settings } from '../settings/settings.ts';
import { isMotionReduced } from './reduced.ts';
import { tempoOf } from './tempo.ts';

/** As the person has chosen, here or in the system's settings. */
export const tempoNow = (): number => tempoOf(settings.value.speed, isMotionReduced());
