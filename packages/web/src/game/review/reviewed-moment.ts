/** What the parts of a review are shown of: a moment of a replay, and the review of its game. */
import type { Narrator } from '@turn7/narration';
import type { Review } from '@turn7/strategy';
import type { Texts } from '../../words/texts.ts';
import type { Replay } from '../replay/replay.ts';
import type { Focus } from './chances.ts';

export interface ReplayMoment {
  readonly replay: Replay;
  readonly narrator: Narrator<Texts>;
  readonly at: number;
  /** Round and step in words. */
  readonly place: string;
  readonly onFrame: (at: number) => void;
}

export interface ReviewedMoment extends ReplayMoment, Focus {
  readonly review: Review;
}
