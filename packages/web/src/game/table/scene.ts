/** All that the parts of a table screen are made of. */
import type { Seat } from '@turn7/engine';
import type { Counsel } from '../bots/thinker.ts';
import type { Moment } from '../playback/moment.ts';
import type { Person, Session } from '../session/session.ts';

/** How a seat is called in a sentence: the one person at this device is "you". */
export interface Name {
  readonly text: string;
  readonly you: boolean;
}

export interface Scene {
  readonly session: Session;
  readonly moment: Moment;
  /** By seat. */
  readonly people: readonly Person[];
  /** By seat. */
  readonly names: readonly Name[];
  /** Whose hand lies at the bottom: the seat of this device that is asked or was last; null for those who only watch. */
  readonly me: Seat | null;
  /** What the coach says to the question, if it is on, asked of this device, and thought through. */
  readonly counsel: Counsel | null;
  /** On to the next round. */
  readonly goOn: () => void;
  /** To the end of what is being told. */
  readonly skip: () => void;
}

export interface SceneProps {
  readonly scene: Scene;
}
