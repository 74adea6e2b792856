/** How the way to a server stands, and what this end says of it when nobody else does. */
import type { Refused } from '@turn7/protocol';
import type { Problem } from './refusal.ts';

export type Connection =
  | { readonly kind: 'open' }
  /** Trying again by itself. */
  | { readonly kind: 'lost'; readonly since: number }
  /** For good: it is gone, the place was given up, or watching is not allowed. */
  | { readonly kind: 'closed'; readonly code: Problem; readonly message: string };

export const HUNG_UP: Refused = { code: 'unavailable', message: 'This end has hung up.' };
export const OUTDATED: Refused = { code: 'outdated', message: 'The server says what this version does not know.' };
