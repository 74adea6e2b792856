/** Who is connected through this node. A connection that comes back within moments was never gone. */
import type { MemberId } from '../table/state.ts';

export class Presence {
  readonly #tables = new Map<string, Map<MemberId | null, number>>();
  readonly #lingering = new Set<NodeJS.Timeout>();
  readonly #linger: number;
  readonly #onChange: (code: string) => void;

  /** `linger`: for how many milliseconds a connection that ended may come back. */
  constructor(linger: number, onChange: (code: string) => void) {
    this.#linger = linger;
    this.#onChange = onChange;
  }

  /** Counts a connection, of a member or of somebody who only watches, until the function it returns is called. */
  attend(code: string, member: MemberId | null): () => void {
    this.#count(code, member, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const timer = setTimeout(() => {
        this.#lingering.delete(timer);
        this.#count(code, member, -1);
      }, this.#linger);
      this.#lingering.add(timer);
    };
  }

  /** Whether anybody here cares for a table. */
  hasAudience(code: string): boolean {
    return this.#tables.has(code);
  }

  /** How many connections are there. */
  audience(code: string): number {
    let all = 0;
    for (const count of this.#tables.get(code)?.values() ?? []) all += count;
    return all;
  }

  isHere(code: string, member: MemberId): boolean {
    return this.#tables.get(code)?.has(member) ?? false;
  }

  stop(): void {
    for (const timer of this.#lingering) clearTimeout(timer);
    this.#lingering.clear();
  }

  #count(code: string, member: MemberId | null, by: 1 | -1): void {
    const counts = this.#tables.get(code) ?? new Map<MemberId | null, number>();
    const before = counts.get(member) ?? 0;
    if (before + by > 0) counts.set(member, before + by);
    else counts.delete(member);
    if (counts.size > 0) this.#tables.set(code, counts);
    else this.#tables.delete(code);
    if (before === 0 || before + by === 0) this.#onChange(code);
  }
}
