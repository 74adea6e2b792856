/**
 * How many see a shared sheet without its key, through whichever node. Nodes tell each other their own count when it
 * changes and with every beat; one that has not been heard of for long is counted no more.
 */
import { MOST_WATCHING } from '@turn7/protocol';
import type { Services } from '../services.ts';
import type { Hub } from './hub.ts';

/** Many come at once when a link is passed round. */
const SOON_MS = 150;
/** So long a node is believed that it still has those whom it told of: a few beats. */
const BELIEVED_MS = 20_000;

interface Told {
  readonly count: number;
  readonly at: number;
}

export class Watching {
  readonly #hub: Hub;
  readonly #services: Pick<Services, 'sheets' | 'hints' | 'steady'>;
  /** By log, what each other node told. */
  readonly #elsewhere = new Map<string, Map<string, Told>>();
  readonly #soon = new Map<string, NodeJS.Timeout>();
  #isStopped = false;

  constructor(hub: Hub, services: Pick<Services, 'sheets' | 'hints' | 'steady'>) {
    this.#hub = hub;
    this.#services = services;
    services.hints.onWatching((log, count, node) => this.#note(log, count, node));
  }

  /** Somebody came or went: those who are there are told in a moment. */
  changed(log: string): void {
    if (this.#isStopped || this.#soon.has(log)) return;
    const timer = setTimeout(() => {
      this.#soon.delete(log);
      if (!this.#hub.has(log)) this.#elsewhere.delete(log);
      this.beat(log);
    }, SOON_MS);
    this.#soon.set(log, timer);
  }

  beat(log: string): void {
    this.#services.hints.watching(log, this.#here(log));
    this.#tell(log);
  }

  /** Those who go because the server stops are told to nobody. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#soon.values()) clearTimeout(timer);
  }

  #tell(log: string): void {
    const sheet = this.#services.sheets.find(log);
    if (sheet === undefined) return;
    const watching = Math.min(this.#here(log) + this.#countElsewhere(log), MOST_WATCHING);
    this.#hub.beat(log, { seq: sheet.seq, watching });
  }

  #here(log: string): number {
    return this.#hub.at(log, null).length;
  }

  /** Only of what somebody here looks at. */
  #note(log: string, count: number, node: string): void {
    if (!this.#hub.has(log)) return;
    const nodes = this.#elsewhere.get(log) ?? new Map<string, Told>();
    const before = nodes.get(node)?.count ?? 0;
    this.#elsewhere.set(log, nodes.set(node, { count, at: this.#services.steady() }));
    if (count !== before) this.#tell(log);
  }

  #countElsewhere(log: string): number {
    const since = this.#services.steady() - BELIEVED_MS;
    const told = [...(this.#elsewhere.get(log)?.values() ?? [])].filter(({ at }) => at >= since);
    return told.reduce((sum, { count }) => sum + count, 0);
  }
}
