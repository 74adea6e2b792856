/** Remembers what was acknowledged and compares it with the log: nothing lost, nothing twice. */
import { expect } from 'vitest';
import type { Acknowledged, Drive } from '../../load/driven-table.ts';
import { LiveLog } from '../../src/live/live-log.ts';
import { tableKind } from '../../src/live/tables.ts';
import type { Store } from '../../src/store/store.ts';
import { USUAL_PACE } from '../../src/table/due.ts';

export class Ledger implements Drive {
  isOver = false;
  readonly moves: Acknowledged[] = [];
  readonly #waiting: { count: number; resolve: () => void }[] = [];

  async turn(): Promise<number> {
    return performance.now();
  }

  acknowledged(move: Acknowledged): void {
    this.moves.push(move);
    for (const { count, resolve } of this.#waiting) if (this.moves.length >= count) resolve();
  }

  /** Until so many more moves have been acknowledged. */
  more(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ count: this.moves.length + count, resolve }));
  }

  /** Until so many tables have each had a move acknowledged from now on. */
  async everyTable(count: number): Promise<void> {
    const from = this.moves.length;
    while (new Set(this.moves.slice(from).map(({ code }) => code)).size < count) await this.more(1);
  }

  /** Every acknowledged move stands in the log where it was said to stand, and the log replays without a gap. */
  async expectAllIn(store: Store): Promise<void> {
    for (const [code, moves] of byTable(this.moves)) {
      const rows = await store.read(code, 0);
      const table = new LiveLog(tableKind(USUAL_PACE), code);
      for (const row of rows) table.follow(row); // throws where a line is missing or makes no sense
      const commands = rows.flatMap(({ command }) => command ?? []);
      expect(new Set(commands).size, `commands of table ${code} are there once`).toBe(commands.length);
      const seqs = new Map(rows.map(({ command, seq }) => [idOf(command), seq]));
      const lost = moves.filter(({ command, seq }) => seqs.get(command) !== seq);
      expect(lost, `acknowledged moves of table ${code} that the log lacks`).toEqual([]);
    }
  }
}

function byTable(moves: readonly Acknowledged[]): Map<string, Acknowledged[]> {
  const tables = new Map<string, Acknowledged[]>();
  for (const move of moves) tables.set(move.code, [...(tables.get(move.code) ?? []), move]);
  return tables;
}

/** Who, and the id of their command: what a player knows of it. */
const idOf = (command: string | null): string | undefined => command?.split(':').slice(0, 2).join(':');
