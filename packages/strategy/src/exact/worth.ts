/**
 * What it is worth to draw on: the most that a seat can expect from each cell of a plan beyond the points it has there.
 * From the last cell back to the first, so that whatever a card leads to has been settled before.
 *
 * Every index is a layer, a row, a set of modifiers, a link of these, or a cell: that proves each `!`.
 */
import { TURN_7_BONUS } from '@turn7/engine';
import { BUST, inversesFor, type Layer, type LayerId, OUT, otherCards, type Plan, twinsLeft } from './layers.ts';
import type { Memory } from './memory.ts';
import { sumAhead } from './modifiers.ts';
import { Terms } from './terms.ts';

/** Less than this is not worth a hit: it may be nothing but rounding. */
const TIE = 1e-9;

export interface Decisions {
  /** 1 for each cell in which the seat hits, in each layer in which it may stay. */
  readonly hits: readonly Uint8Array[];
  /** 1 for each row of each layer in which it draws on with some set of modifiers. */
  readonly alive: Uint8Array;
  /** What the next card is worth now, beyond the points, if the seat may stay: less than 0 if that is better. */
  readonly hit: number;
}

/** Decides for every cell whether to hit. */
export function decide(plan: Plan, memory: Memory): Decisions {
  const { layers, rows, modifiers } = plan;
  const hits = layers.map(({ mayStay }) => new Uint8Array(mayStay ? rows.size * modifiers.size : 0));
  const alive = new Uint8Array(layers.length * rows.size);
  const needed = neededAmong(layers);
  let hit = 0;
  for (let id = layers.length - 1; id >= 0; id--) {
    if (needed.has(id)) hit = new LayerWorth(plan, memory, id, hits[id]!, alive).settle();
  }
  return { hits, alive, hit };
}

/** The layers on which a decision depends: where the seat must draw from the start, there is nothing to decide yet. */
const neededAmong = (layers: readonly Layer[]): Set<LayerId> => {
  const needed = new Set<LayerId>();
  for (const [id, { mayStay, next, twin, others }] of layers.entries()) {
    if (mayStay) needed.add(id);
    if (needed.has(id)) for (const to of [next, twin, ...others.map((other) => other.to)]) needed.add(to);
  }
  return needed;
};

class LayerWorth {
  private readonly plan: Plan;
  private readonly memory: Memory;
  private readonly id: LayerId;
  private readonly layer: Layer;
  private readonly hits: Uint8Array;
  private readonly alive: Uint8Array;
  private readonly inverse: Float64Array;
  private readonly others: number;
  /** The rows of cells that the next card leads to from the row at hand, unless it is a modifier. */
  private readonly ahead = new Terms();
  /** For each set of modifiers: what all cards that may come next lead to, in all. */
  private readonly sums: Float64Array;

  constructor(plan: Plan, memory: Memory, id: LayerId, hits: Uint8Array, alive: Uint8Array) {
    this.plan = plan;
    this.memory = memory;
    this.id = id;
    this.layer = plan.layers[id]!;
    this.hits = hits;
    this.alive = alive;
    this.inverse = inversesFor(plan, this.layer);
    this.others = otherCards(this.layer);
    this.sums = new Float64Array(plan.modifiers.size);
  }

  /** Settles every cell, and tells what the next card is worth in the first. */
  settle(): number {
    const { rows, freeCards } = this.plan;
    const { mayStay, beyond } = this.layer;
    const mayBeHopeless = freeCards && mayStay && beyond === 0;
    let worth = 0;
    for (let row = rows.size - 1; row >= 0; row--) {
      this.lookAhead(row);
      if (mayBeHopeless && row > 0 && this.isHopeless(row)) continue;
      this.alive[this.id * rows.size + row] = 1;
      this.addGains(row);
      this.ahead.collect(this.memory.cells, this.sums);
      worth = mayStay ? this.choose(row) : this.draw(row);
    }
    return worth;
  }

  private lookAhead(row: number): void {
    const { rows } = this.plan;
    const { next, twin, others } = this.layer;
    const { ahead, memory } = this;
    const { first, to, copies } = rows;
    ahead.clear();
    for (let link = first[row]!, end = first[row + 1]!; link < end; link++) {
      if (to[link]! >= 0 && this.isAlive(next, to[link]!)) ahead.add(memory.rowOf(next, to[link]!), copies[link]!);
    }
    if (this.isAlive(twin, row)) ahead.add(memory.rowOf(twin, row), twinsLeft(rows, row, this.layer));
    for (let i = 0; i < others.length; i++) {
      if (this.isAlive(others[i]!.to, row)) ahead.add(memory.rowOf(others[i]!.to, row), others[i]!.copies);
    }
    ahead.fill(memory.zeros);
  }

  private isAlive(id: LayerId, row: number): boolean {
    return id >= 0 && this.alive[id * this.plan.rows.size + row] === 1;
  }

  /** Whether the seat stays with this row whatever modifiers come: if so without a new +N, then also with one. */
  private isHopeless(row: number): boolean {
    const { bare } = this.plan.modifiers;
    for (let i = 0; i < bare.length; i++) {
      if (this.gain(row, bare[i]!) + this.ahead.at(this.memory.cells, bare[i]!) > TIE) return false;
    }
    return true;
  }

  /** What all cards that may come next would add to the points at once, in all. */
  private gain(row: number, set: number): number {
    const { rows, modifiers } = this.plan;
    const { factor, bonus, addedFactor, addedBonus } = modifiers;
    const sum = rows.sum[row]!;
    const busts = this.busts(row);
    const numbers = factor[set]! * (rows.fresh[row]! - busts * sum) + rows.sevens[row]! * TURN_7_BONUS;
    return numbers + addedFactor[set]! * sum + addedBonus[set]! - busts * bonus[set]!;
  }

  private busts(row: number): number {
    return this.layer.twin === BUST ? twinsLeft(this.plan.rows, row, this.layer) : 0;
  }

  /** The same for all sets: spelt out, for this is where the time goes. */
  private addGains(row: number): void {
    const { rows, modifiers } = this.plan;
    const { factor, bonus, addedFactor, addedBonus } = modifiers;
    const { sums } = this;
    const sum = rows.sum[row]!;
    const busts = this.busts(row);
    const fresh = rows.fresh[row]! - busts * sum;
    const sevens = rows.sevens[row]! * TURN_7_BONUS;
    for (let set = 0; set < sums.length; set++) {
      sums[set] = factor[set]! * fresh + sevens + addedFactor[set]! * sum + addedBonus[set]! - busts * bonus[set]!;
    }
  }

  private draw(row: number): number {
    const { modifiers } = this.plan;
    const { cards } = modifiers;
    const { sums, inverse } = this;
    const { cells } = this.memory;
    const rowCards = this.cardsLeft(row);
    const here = this.memory.rowOf(this.id, row);
    const following = this.following(row);
    let worth = 0;
    for (let set = sums.length - 1; set >= 0; set--) {
      const sum = sums[set]! + sumAhead(modifiers, cells, following, set);
      worth = sum * inverse[rowCards + cards[set]!]!;
      cells[here + set] = worth;
    }
    return worth;
  }

  private choose(row: number): number {
    const { modifiers } = this.plan;
    const { cards } = modifiers;
    const { sums, inverse, hits } = this;
    const { cells } = this.memory;
    const rowCards = this.cardsLeft(row);
    const here = this.memory.rowOf(this.id, row);
    const following = this.following(row);
    const decision = row * sums.length;
    let worth = 0;
    for (let set = sums.length - 1; set >= 0; set--) {
      const sum = sums[set]! + sumAhead(modifiers, cells, following, set);
      worth = sum * inverse[rowCards + cards[set]!]!;
      const hit = worth > TIE;
      cells[here + set] = hit ? worth : 0;
      hits[decision + set] = hit ? 1 : 0;
    }
    return worth;
  }

  /** The cards left besides modifiers. With the very last card gone there is only what lies beyond. */
  private cardsLeft(row: number): number {
    const { modifiers, rows } = this.plan;
    // A row that cannot be reached may have used up more twins than there are.
    const left = Math.max(0, rows.cards[row]! - this.layer.stopped) + this.others;
    const last = modifiers.size - 1;
    if (left + modifiers.cards[last]! === 0) this.sums[last] = this.layer.beyond;
    return left;
  }

  /** Where the row is that a modifier leads to. */
  private following(row: number): number {
    const { next } = this.layer;
    return next === OUT ? this.memory.zeros : this.memory.rowOf(next, row);
  }
}
