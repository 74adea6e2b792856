/**
 * Whoever waits for the answer to a command finds the update in it, and is not sent it a second time: of the messages
 * that a move causes, one in five would say nothing new.
 */
import type { SheetUpdate, TableUpdate } from '@turn7/protocol';

type Update = TableUpdate | SheetUpdate;

interface Asker {
  readonly socket: string;
  update: Update | undefined;
}

export class Answers {
  readonly #askers = new Map<string, Asker>();

  /** Does what was asked for, and returns it with the update that it caused, if it did just now. */
  async with<T>(
    log: string,
    command: string,
    socket: string,
    work: () => Promise<T>,
  ): Promise<[T, Update | undefined]> {
    const key = keyOf(log, command);
    const asker: Asker = { socket, update: undefined };
    this.#askers.set(key, asker);
    try {
      const result = await work();
      return [result, asker.update];
    } finally {
      if (this.#askers.get(key) === asker) this.#askers.delete(key);
    }
  }

  /** Keeps an update for the socket that waits for it, and says which that is. */
  keep(log: string, command: string | null, update: Update): string | null {
    const asker = command === null ? undefined : this.#askers.get(keyOf(log, command));
    if (asker === undefined) return null;
    asker.update = update;
    return asker.socket;
  }
}

const keyOf = (log: string, command: string): string => `${log} ${command}`;
