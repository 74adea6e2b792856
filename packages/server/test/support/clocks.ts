/** The clocks of a node, as it has them. */
import type { Services } from '../../src/services.ts';

export const CLOCKS: Pick<Services, 'now' | 'steady'> = { now: Date.now, steady: () => performance.now() };
