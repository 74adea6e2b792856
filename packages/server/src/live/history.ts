/** Lines of long ago, as everybody may read them. They are found by replaying the log from the milestone before them. */
import type { LogLine } from '@turn7/protocol';
import type { Services } from '../services.ts';
import { apply } from '../table/apply.ts';
import { entryOf, readBody } from '../table/body.ts';
import type { Pause } from '../table/milestone.ts';
import type { TableState } from '../table/state.ts';
import type { LogKind } from './live-log.ts';
import { Milestones } from './milestones.ts';
import type { TableLog } from './tables.ts';

export class History {
  readonly #services: Pick<Services, 'store' | 'replays'>;
  readonly #milestones: Milestones<TableLog>;
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(kind: LogKind<TableLog>, services: Pick<Services, 'store' | 'replays'>) {
    this.#services = services;
    this.#milestones = new Milestones(kind, services.store);
  }

  /** The lines of a table after a seq, at most so many. One replay of a table waits for the other. */
  async lines(code: string, since: number, most: number, address: string | null): Promise<readonly LogLine[]> {
    const before = this.#underWay.get(code) ?? Promise.resolve();
    const replay = before.then(() =>
      this.#services.replays.run(address, (pause) => this.#replay(code, since, most, pause)),
    );
    const ended = replay.catch(() => {});
    this.#underWay.set(code, ended);
    ended.then(() => {
      if (this.#underWay.get(code) === ended) this.#underWay.delete(code);
    });
    return replay;
  }

  /** Without views: only the game itself is needed to know what a line caused. */
  async #replay(code: string, since: number, most: number, pause: Pause): Promise<readonly LogLine[]> {
    const lines: LogLine[] = [];
    let state: TableState | null = (await this.#milestones.last(code, pause, since))?.state ?? null;
    const before = state?.seq ?? 0;
    for (const { seq, at, body: text } of await this.#services.store.read(code, before, since - before + most)) {
      await pause();
      const body = readBody(text);
      const applied = apply(code, state, body, seq, at);
      state = applied.state;
      if (seq > since) lines.push({ seq, at, entry: entryOf(body, state), events: applied.events });
    }
    return lines;
  }
}
