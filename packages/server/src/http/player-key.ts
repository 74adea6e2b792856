/** The key of a player who has no account: their device made it. */
import { Refusal } from '../refusal.ts';
import type { Asked } from './route.ts';

/** Throws a Refusal. */
export function keyOf({ token }: Pick<Asked, 'token'>): string {
  if (token !== null) return token;
  throw new Refusal('unauthorised', 'This needs the key of a player; expected it as "Authorization: Bearer KEY".');
}
