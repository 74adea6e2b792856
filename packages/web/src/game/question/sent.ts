/** The answer of this device that the server has not confirmed yet. */
import type { Choice } from '@turn7/engine';
import { Signal, useSignal } from '../../device/signal.ts';
import type { Session } from '../session/session.ts';

export interface SentAnswer {
  readonly choice: Choice;
  /** Whether it waits for the connection to come back. */
  readonly waits: boolean;
}

const NONE = new Signal<Choice | null>(null);
const OPEN = new Signal({ kind: 'open' });

/** null if there is none; a game on this device takes every answer at once. */
export function useSent({ online }: Session): SentAnswer | null {
  const choice = useSignal(online?.answering ?? NONE);
  const { kind } = useSignal(online?.connection ?? OPEN);
  return choice === null ? null : { choice, waits: kind !== 'open' };
}
