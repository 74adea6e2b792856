import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/index.ts';
import { SeatSet } from '../src/seat-set.ts';

/** The same set as a plain one. */
class Model {
  seats: Set<number>;

  constructor(count: number) {
    this.seats = new Set(Array.from({ length: count }, (_, seat) => seat));
  }

  get sorted(): number[] {
    return [...this.seats].sort((a, b) => a - b);
  }

  after(seat: number): number {
    return this.sorted.find((other) => other > seat) ?? this.sorted[0] ?? NOBODY;
  }
}

const of = (count: number): SeatSet => {
  const set = new SeatSet();
  set.fill(count);
  return set;
};

const seats = Array.from({ length: 54 }, (_, seat) => seat);

function expectEqual(set: SeatSet, model: Model): void {
  expect(seats.filter((seat) => set.has(seat))).toEqual(model.sorted);
  expect(set.isEmpty).toBe(model.seats.size === 0);
  expect(set.isSingle).toBe(model.seats.size === 1);
  expect(set.first).toBe(model.sorted[0] ?? NOBODY);
  expect(seats.map((seat) => set.after(seat))).toEqual(seats.map((seat) => model.after(seat)));
}

describe('a set of seats', () => {
  it('of a whole table has every seat of it', () => {
    for (let count = 1; count <= 54; count++) expectEqual(of(count), new Model(count));
  });

  it('loses its seats one by one', () => {
    for (const count of [1, 2, 31, 32, 33, 54]) {
      const [set, model] = [of(count), new Model(count)];
      for (let i = 0; i < count; i++) {
        const seat = (i * 23 + 7) % count;
        set.remove(seat);
        model.seats.delete(seat);
        expectEqual(set, model);
      }
    }
  });

  it('may have one seat alone', () => {
    for (const seat of seats) {
      const set = of(54);
      for (const other of seats) if (other !== seat) set.remove(other);
      expect([set.isSingle, set.first, set.after(seat), set.after(0), set.after(53)]).toEqual([
        true,
        seat,
        seat,
        seat,
        seat,
      ]);
    }
  });

  it('is what a plain set would be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 54 }),
        fc.array(fc.nat({ max: 53 }), { maxLength: 60 }),
        (count, removed) => {
          const [set, model] = [of(count), new Model(count)];
          for (const seat of removed) {
            set.remove(seat);
            model.seats.delete(seat);
          }
          expectEqual(set, model);
          const copy = of(3);
          copy.copyFrom(set);
          expectEqual(copy, model);
          copy.fill(54);
          expectEqual(set, model);
        },
      ),
      { seed: 54 },
    );
  });

  it('is empty before it is filled', () => {
    expectEqual(new SeatSet(), new Model(0));
  });

  it('of a small table forgets a large one', () => {
    const set = of(54);
    set.fill(3);
    expectEqual(set, new Model(3));
  });
});
