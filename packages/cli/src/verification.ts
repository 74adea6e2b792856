/** Everything that can be checked of a record, and what was found. */
import {
  checkExpectations,
  type LocatedRecord,
  type Outcome,
  outcomeOf,
  type RoundEnded,
  replay,
  scorePad,
} from '@turn7/engine';
import { checkProof, type Proof } from '@turn7/protocol';
import { checkScores } from './score-check.ts';

/** What a good record holds; seats count from 1. */
export interface Verification {
  readonly proof: Proof;
  /** In the first pile. */
  readonly cards: number;
  readonly reshuffles: number;
  readonly moves: number;
  readonly rounds: number;
  readonly expectations: number;
  readonly totals: readonly number[];
  readonly status: Outcome['status'];
  readonly winner: number | null;
}

/** Throws a RecordError. The proof comes first: a pile that was tampered with makes good moves look wrong. */
export function verify(located: LocatedRecord): Verification {
  const { draws, moves, expects } = located.record;
  const proof = checkProof(located);
  const rounds: RoundEnded[] = [];
  const keepScore = scorePad(rounds);
  let reshuffles = 0;
  const game = replay(located, (event) => {
    keepScore(event);
    if (event.kind === 'reshuffled') reshuffles++;
  });
  const outcome = outcomeOf(game, rounds);
  checkScores(located, rounds, outcome);
  checkExpectations(located, outcome);
  const { totals, status, winner } = outcome;
  return {
    proof,
    cards: draws[0]?.length ?? 0,
    reshuffles,
    moves: moves.length,
    rounds: rounds.length,
    expectations: expects.length,
    ...{ totals, status, winner },
  };
}
