import { isMotionReduced } from '../../device/reduced-motion.ts';
import { settings } from '../../device/settings.ts';
import { tempoOf } from './tempo.ts';

/** As the person has chosen, here or in the system's settings. */
export const tempoNow = (): number => tempoOf(settings.value.speed, isMotionReduced());
