/**
 * What comes of a round for a seat that plays in a given way.
 *
 * Every index is a row, a set of modifiers, a link, or a cell of these: that proves each `!`.
 */
import { TURN_7_BONUS } from '@turn7/engine';
import type { Course } from './course.ts';
import type { Plan } from './layers.ts';
import { type Memory, SUMS } from './memory.ts';

export interface Outcome {
  /** The expected score. */
  readonly value: number;
  readonly bust: number;
  readonly turn7: number;
  /** Every score that can come of it, lowest first. A bust scores 0. */
  readonly scores: readonly ScoreChance[];
  /** The chance that a card comes which is not followed: 0 if all of this is exact. */
  readonly ignored: number;
}

export interface ScoreChance {
  readonly score: number;
  readonly chance: number;
}

/** An outcome while it is put together from its parts. */
export class Tally {
  private readonly chances = new Map<number, number>();
  private bust = 0;
  private turn7 = 0;
  private ignored = 0;

  add(score: number, chance: number): void {
    if (chance > 0) this.chances.set(score, (this.chances.get(score) ?? 0) + chance);
  }

  /** What a course has left in the memory, except what lies beyond the last card. */
  addCourse(plan: Plan, memory: Memory, course: Course): void {
    this.addBust(course.bust);
    this.ignored += course.ignored;
    this.addPoints(plan, memory);
    this.addSevens(plan, memory);
  }

  /** An outcome that comes about with this chance. */
  addOutcome(outcome: Outcome, chance: number): void {
    for (const score of outcome.scores) this.add(score.score, score.chance * chance);
    this.bust += outcome.bust * chance;
    this.turn7 += outcome.turn7 * chance;
    this.ignored += outcome.ignored * chance;
  }

  outcome(): Outcome {
    const scores = Array.from(this.chances, ([score, chance]) => ({ score, chance })).sort((a, b) => a.score - b.score);
    const value = scores.reduce((sum, { score, chance }) => sum + score * chance, 0);
    return { value, bust: this.bust, turn7: this.turn7, scores, ignored: this.ignored };
  }

  private addBust(chance: number): void {
    this.bust += chance;
    this.add(0, chance);
  }

  private addPoints({ modifiers }: Plan, memory: Memory): void {
    for (let sum = 0; sum < SUMS; sum++) {
      const out = memory.outOf(sum);
      for (let set = 0; set < modifiers.size; set++) {
        this.add(modifiers.factor[set]! * sum + modifiers.bonus[set]!, memory.cells[out + set]!);
      }
    }
  }

  private addSevens({ rows, modifiers }: Plan, memory: Memory): void {
    const { cells } = memory;
    const { first, number, copies } = rows;
    const sevens = new Float64Array(SUMS * modifiers.size);
    for (let row = 0; row < rows.size; row++) {
      if (rows.sevens[row] === 0) continue;
      const six = memory.sixOf(row);
      for (let link = first[row]!; link < first[row + 1]!; link++) {
        const to = (rows.sum[row]! + number[link]!) * modifiers.size;
        for (let set = 0; set < modifiers.size; set++) sevens[to + set]! += cells[six + set]! * copies[link]!;
      }
    }
    for (let i = 0; i < sevens.length; i++) {
      const [sum, set] = [Math.floor(i / modifiers.size), i % modifiers.size];
      this.turn7 += sevens[i]!;
      this.add(modifiers.factor[set]! * sum + modifiers.bonus[set]! + TURN_7_BONUS, sevens[i]!);
    }
  }
}
