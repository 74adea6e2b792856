/**
 * What nodes tell each other: that the log of a table or a shared sheet has grown, and reactions, which pass. A hint may
 * be lost or come twice; the log alone is the truth, and every node looks there now and then anyway.
 */
import type { Reacted } from '@turn7/protocol';

export interface Hints {
  /** Tells the other nodes that this one has added to a log. Never throws. */
  advanced(code: string, seq: number): void;
  reacted(code: string, reacted: Reacted): void;
  /** What other nodes tell, never what this one told. */
  onAdvanced(hear: (code: string, seq: number) => void): void;
  onReacted(hear: (code: string, reacted: Reacted) => void): void;
  /** Whether hints get through. */
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** A node without others has nobody to tell. */
export const NO_HINTS: Hints = {
  advanced() {},
  reacted() {},
  onAdvanced() {},
  onReacted() {},
  isUp: true,
  async close() {},
};
