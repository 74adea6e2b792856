/** Commands of somebody in the lobby, and why the last one was refused. */
import type { Problem } from '@turn7/client';
import type { Command } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import type { Online } from '../game/session/session.ts';

export interface Sender {
  /** Whether it was done. */
  send(command: Command): Promise<boolean>;
  readonly refused: Problem | null;
}

export function useSend(online: Online): Sender {
  const [refused, setRefused] = useState<Problem | null>(null);
  return {
    refused,
    send: async (command) => {
      setRefused(null);
      const why = await online.send(command);
      setRefused(why);
      return why === null;
    },
  };
}
