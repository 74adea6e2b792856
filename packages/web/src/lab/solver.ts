/** What takes too long for the page itself: it is worked out in a worker. */
import { gameAt, type Position, SeededShuffler } from '@turn7/engine';
import {
  type ChartCell,
  chartOf,
  NUMBERS,
  type Outcome,
  outcomeOfRule,
  type RowFacts,
  Stopper,
  type Stopping,
  solveDeck,
  WHOLE_DECK,
  WITH_MODIFIERS,
} from '@turn7/strategy';
import type { StopDeck } from './figures/setup.ts';

const DECKS: Readonly<Record<StopDeck, readonly number[]>> = {
  numbers: NUMBERS,
  modifiers: WITH_MODIFIERS,
  all: WHOLE_DECK,
};

/** A rule of thumb: the seat stays as soon as this reaches the limit; null if it never does. */
export interface SimpleRule {
  readonly looksAt: keyof RowFacts;
  readonly limit: number | null;
}

export interface RuleOutcome extends SimpleRule, Pick<Outcome, 'value' | 'bust' | 'turn7'> {
  /** Of what the best play brings. */
  readonly share: number;
}

export class Solver {
  readonly #stopper = new Stopper();
  #best: number | null = null;

  /** When it is best to hit with a fresh deck. */
  chart(deck: StopDeck): ChartCell[] {
    return chartOf(DECKS[deck]);
  }

  /** What comes of simple rules with numbers alone. */
  rules(rules: readonly SimpleRule[]): RuleOutcome[] {
    this.#best ??= solveDeck(NUMBERS).value;
    const best = this.#best;
    return rules.map((rule) => {
      const { value, bust, turn7 } = outcomeOfRule(NUMBERS, (row) => hits(rule, row));
      return { ...rule, value, bust, turn7, share: value / best };
    });
  }

  /** The best stopping for the seat that is asked. Throws what `gameAt` throws. */
  stopping(position: Position): Stopping {
    return this.#stopper.look(gameAt(position, new SeededShuffler(0)), position.asked);
  }
}

const hits = ({ looksAt, limit }: SimpleRule, row: RowFacts): boolean => limit === null || row[looksAt] < limit;
