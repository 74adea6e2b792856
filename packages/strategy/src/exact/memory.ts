/**
 * Where the cells of the layers are kept: one long array, in which a layer has its room only as long as it is needed,
 * from the first layer that leads to it up to itself, whichever way the layers are gone through. Behind them there is a
 * cell for every way to be out of the round: with points, by the sum of the row; with six numbers before a seventh.
 *
 * Every index is a layer of the plan: that proves each `!`.
 */
import { LAST_NUMBER, SEVEN } from '@turn7/engine';
import { type LayerId, OUT, type Plan } from './layers.ts';

/** The highest sum of seven different numbers. */
export const MOST_SUM = ((2 * LAST_NUMBER - SEVEN + 1) * SEVEN) / 2;
export const SUMS = MOST_SUM + 1;

export class Memory {
  cells = new Float64Array(0);
  /** Where a row of zeros starts. Nothing but zeros may be added to it. */
  zeros = 0;
  private rowSize = 0;
  private layerSize = 0;
  private start = new Int32Array(0);
  private opened: LayerId[][] = [];
  private out = 0;
  private sixes = 0;

  /** Makes room for a plan. Whatever was kept before is gone. */
  arrange({ layers, rows, modifiers }: Plan): void {
    this.rowSize = modifiers.size;
    this.layerSize = rows.size * modifiers.size;
    this.opened = openedBy(layers);
    this.start = new Int32Array(layers.length);
    this.out = this.place(layers.length);
    this.sixes = this.out + SUMS * this.rowSize;
    this.zeros = this.sixes + this.layerSize;
    const size = this.zeros + this.rowSize;
    if (this.cells.length < size) this.cells = new Float64Array(size);
    this.cells.fill(0, this.out, size);
  }

  /** Where a row of a layer starts. */
  rowOf(id: LayerId, row: number): number {
    return this.start[id]! + row * this.rowSize;
  }

  /** The same, or where the cells start of a seat that is out with that row. */
  placeOf(id: LayerId, row: number, sum: number): number {
    return id === OUT ? this.outOf(sum) : this.rowOf(id, row);
  }

  outOf(sum: number): number {
    return this.out + sum * this.rowSize;
  }

  /** Where the cells start of a seat that draws a seventh number to this row. */
  sixOf(row: number): number {
    return this.sixes + row * this.rowSize;
  }

  /** Empties the cells of the layers to which this one is the first to lead. */
  open(id: LayerId): void {
    for (const opened of this.opened[id]!)
      this.cells.fill(0, this.start[opened]!, this.start[opened]! + this.layerSize);
  }

  /** Gives each layer its start, and tells where the last one ends. */
  private place(layers: number): number {
    const free: number[] = [];
    let end = 0;
    for (let id = layers - 1; id >= 0; id--) {
      const start = free.pop() ?? end;
      end = Math.max(end, start + this.layerSize);
      this.start[id] = start;
      for (const closed of this.opened[id]!) free.push(this.start[closed]!);
    }
    return end;
  }
}

/** For each layer, those to which it is the first to lead. */
const openedBy = (layers: Plan['layers']): LayerId[][] => {
  const seen = new Set<LayerId>();
  return layers.map(({ next, twin, others }, id) => {
    const led = new Set([id, next, twin, ...others.map(({ to }) => to)]);
    const opened = [...led].filter((to) => to >= 0 && !seen.has(to));
    for (const to of opened) seen.add(to);
    return opened;
  });
};
