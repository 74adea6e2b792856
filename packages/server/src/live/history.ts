/** Lines of long ago. They are found by replaying the log from its beginning, which must not hold up everybody else. */
import { setImmediate as letOthers } from 'node:timers/promises';
import type { LogLine } from '@turn7/protocol';
import type { Store } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { entryOf, readBody } from '../table/body.ts';
import type { TableState } from '../table/state.ts';

/** Lines in one go. */
const STRETCH = 200;

export class History {
  readonly #store: Store;
  readonly #replays = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The lines of a table after a seq, at most so many. One replay of a table waits for the other. */
  async lines(code: string, since: number, most: number): Promise<readonly LogLine[]> {
    const before = this.#replays.get(code) ?? Promise.resolve();
    const replay = before.then(() => this.#replay(code, since, since + most));
    const ended = replay.catch(() => {});
    this.#replays.set(code, ended);
    ended.then(() => {
      if (this.#replays.get(code) === ended) this.#replays.delete(code);
    });
    return replay;
  }

  /** Without views: only the game itself is needed to know what a line caused. */
  async #replay(code: string, since: number, last: number): Promise<readonly LogLine[]> {
    const lines: LogLine[] = [];
    let state: TableState | null = null;
    for (const { seq, at, body: text } of await this.#store.read(code, 0)) {
      if (seq > last) break;
      const body = readBody(text);
      const applied = apply(code, state, body, seq, at);
      state = applied.state;
      if (seq > since) lines.push({ seq, at, entry: entryOf(body), events: [...applied.events] });
      if (seq % STRETCH === 0) await letOthers();
    }
    return lines;
  }
}
