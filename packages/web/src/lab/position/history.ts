/** Every state of a position while somebody changes it, so that any change can be taken back. */
import { positionAddress } from '../../game/position/address.ts';
import type { Draft } from '../../game/position/draft.ts';

export interface DraftHistory {
  readonly draft: Draft;
  /** The last one first. */
  readonly before: readonly Draft[];
}

/** More than anybody takes back. */
const MOST = 200;

/** What changes nothing is no step. */
export const changed = (history: DraftHistory, draft: Draft): DraftHistory =>
  positionAddress(draft) === positionAddress(history.draft)
    ? history
    : { draft, before: [history.draft, ...history.before].slice(0, MOST) };

export function undone(history: DraftHistory): DraftHistory {
  const [draft, ...before] = history.before;
  return draft === undefined ? history : { draft, before };
}
