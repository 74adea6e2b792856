/**
 * The course of a round under given decisions: how likely each cell of a plan is to be reached, from the first cell on,
 * and so how likely every score is.
 *
 * Every index is a layer, a row, a set of modifiers, a link of these, or a cell: that proves each `!`.
 */
import { BUST, inversesFor, type Layer, type LayerId, otherCards, type Plan, twinsLeft } from './layers.ts';
import type { Memory } from './memory.ts';
import { sumBehind } from './modifiers.ts';
import { Terms } from './terms.ts';
import type { Decisions } from './worth.ts';

export interface Course {
  readonly bust: number;
  /** The chance that a card comes which is left and yet does not count. */
  readonly ignored: number;
  /** For each layer: the chance that the seat wants a card there when the last one has been drawn. */
  readonly beyond: Float64Array;
}

/** Leaves in the memory how likely it is to be out with points, and to have six numbers and draw a seventh. */
export function follow(plan: Plan, memory: Memory, decisions: Decisions): Course {
  const course = { bust: 0, ignored: 0, beyond: new Float64Array(plan.layers.length) };
  for (let id = 0; id < plan.layers.length; id++) {
    memory.open(id);
    if (id === 0) memory.cells[memory.rowOf(0, 0)] = 1;
    const layer = new LayerCourse(plan, memory, id, decisions).follow();
    course.bust += layer.bust;
    course.ignored += layer.ignored;
    course.beyond[id] = layer.beyond;
  }
  return course;
}

class LayerCourse {
  bust = 0;
  ignored = 0;
  beyond = 0;
  private readonly plan: Plan;
  private readonly memory: Memory;
  private readonly id: LayerId;
  private readonly layer: Layer;
  private readonly decisions: Decisions;
  private readonly inverse: Float64Array;
  private readonly others: number;
  /** The rows of cells that the next card leads to from the row at hand, unless it is a modifier. */
  private readonly ahead = new Terms();
  /** For each set of modifiers of the row at hand: the chance of every single card that may come next. */
  private readonly shares: Float64Array;

  constructor(plan: Plan, memory: Memory, id: LayerId, decisions: Decisions) {
    this.plan = plan;
    this.memory = memory;
    this.id = id;
    this.layer = plan.layers[id]!;
    this.decisions = decisions;
    this.inverse = inversesFor(plan, this.layer);
    this.others = otherCards(this.layer);
    this.shares = new Float64Array(plan.modifiers.size);
  }

  follow(): this {
    const { size } = this.plan.rows;
    const { mayStay } = this.layer;
    for (let row = 0; row < size; row++) {
      if (mayStay && this.decisions.alive[this.id * size + row] === 0) this.stay(row);
      else if (mayStay) this.drawOn(row, this.hitOrStay(row));
      else this.drawOn(row, this.layer.next === this.id ? this.draw(row) : this.drawAway(row));
    }
    return this;
  }

  /** `drawn`: the sum of the shares. */
  private drawOn(row: number, drawn: number): void {
    if (drawn === 0) return;
    const { rows } = this.plan;
    if (this.cardsLeft(row) === 0) this.drawLast(row);
    if (this.layer.twin === BUST) this.bust += twinsLeft(rows, row, this.layer) * drawn;
    this.countIgnored(row);
    this.lookAhead(row);
    this.ahead.spread(this.memory.cells, this.shares);
  }

  /** A seat that wants a card and finds none is out with its points, unless it can expect more. */
  private drawLast(row: number): void {
    const { cards, size } = this.plan.modifiers;
    const out = this.memory.outOf(this.plan.rows.sum[row]!);
    for (let set = 0; set < size; set++) {
      if (cards[set]! > 0) continue;
      if (set === size - 1 && this.layer.beyond > 0) this.beyond += this.shares[set]!;
      else this.memory.cells[out + set]! += this.shares[set]!;
    }
  }

  private stay(row: number): void {
    const { cells } = this.memory;
    const here = this.memory.rowOf(this.id, row);
    const out = this.memory.outOf(this.plan.rows.sum[row]!);
    for (let set = 0; set < this.shares.length; set++) cells[out + set]! += cells[here + set]!;
  }

  private draw(row: number): number {
    const { modifiers } = this.plan;
    const { cards } = modifiers;
    const { shares, inverse } = this;
    const { cells } = this.memory;
    const rowCards = this.cardsLeft(row);
    const here = this.memory.rowOf(this.id, row);
    let drawn = 0;
    for (let set = 0; set < shares.length; set++) {
      const chance = cells[here + set]! + sumBehind(modifiers, shares, 0, set);
      const share = chance * inverse[rowCards + cards[set]!]!;
      shares[set] = share;
      drawn += share;
    }
    return drawn;
  }

  /** Where even a modifier leads away from the layer. */
  private drawAway(row: number): number {
    const { modifiers } = this.plan;
    const { cards } = modifiers;
    const { shares, inverse } = this;
    const { cells } = this.memory;
    const rowCards = this.cardsLeft(row);
    const here = this.memory.rowOf(this.id, row);
    const following = this.memory.placeOf(this.layer.next, row, this.plan.rows.sum[row]!);
    let drawn = 0;
    for (let set = 0; set < shares.length; set++) {
      const share = cells[here + set]! * inverse[rowCards + cards[set]!]!;
      shares[set] = share;
      drawn += share;
      cells[following + set]! += sumBehind(modifiers, shares, 0, set);
    }
    return drawn;
  }

  private hitOrStay(row: number): number {
    const { modifiers } = this.plan;
    const { cards } = modifiers;
    const { shares, inverse } = this;
    const { cells } = this.memory;
    const hits = this.decisions.hits[this.id]!;
    const rowCards = this.cardsLeft(row);
    const here = this.memory.rowOf(this.id, row);
    const out = this.memory.outOf(this.plan.rows.sum[row]!);
    const decision = row * shares.length;
    let drawn = 0;
    for (let set = 0; set < shares.length; set++) {
      const chance = cells[here + set]! + sumBehind(modifiers, shares, 0, set);
      let share = 0;
      if (hits[decision + set] === 0) cells[out + set]! += chance;
      else share = chance * inverse[rowCards + cards[set]!]!;
      shares[set] = share;
      drawn += share;
    }
    return drawn;
  }

  private lookAhead(row: number): void {
    const { rows } = this.plan;
    const { next, twin, others } = this.layer;
    const { ahead, memory } = this;
    const { first, to, number, copies } = rows;
    const sum = rows.sum[row]!;
    ahead.clear();
    if (rows.sevens[row]! > 0) ahead.add(memory.sixOf(row), 1);
    else {
      for (let link = first[row]!, end = first[row + 1]!; link < end; link++) {
        ahead.add(memory.placeOf(next, to[link]!, sum + number[link]!), copies[link]!);
      }
    }
    if (twin !== BUST) ahead.add(memory.placeOf(twin, row, sum), twinsLeft(rows, row, this.layer));
    for (let i = 0; i < others.length; i++) ahead.add(memory.placeOf(others[i]!.to, row, sum), others[i]!.copies);
    ahead.fill(memory.zeros);
  }

  private countIgnored(row: number): void {
    const { ignored, cards, size } = this.plan.modifiers;
    if (this.layer.ignored + ignored[size - 1]! === 0) return; // the last set is one that ignores some, if any does
    for (let set = 0; set < size; set++) {
      const count = this.layer.ignored + ignored[set]!;
      const left = this.cardsLeft(row) + cards[set]!;
      this.ignored += (this.shares[set]! * left * count) / (left + count);
    }
  }

  /** The cards left besides modifiers. A row that cannot be reached may have used up more twins than there are. */
  private cardsLeft(row: number): number {
    return Math.max(0, this.plan.rows.cards[row]! - this.layer.stopped) + this.others;
  }
}
