/** The tips and mistakes that are put to the test, each with what would prove it. */
import type { RulingId } from '@turn7/engine';
import type { ArmId } from './arms.ts';
import type { HandId } from './hands.ts';

/** A measurement, and what it must come to if the claim is right. */
export interface Proof {
  readonly arm: ArmId;
  readonly expects: 'gain' | 'loss';
}

interface ClaimParts {
  /** Where the rules leave no choice there is nothing to prove. */
  readonly proofs: readonly Proof[];
  /** What the figure shows, the proofs among it. */
  readonly shows: readonly ArmId[];
  readonly hands: readonly HandId[];
  /** The rule that it is about. */
  readonly ruling: RulingId;
}

const gains = (...arms: readonly ArmId[]): Proof[] => arms.map((arm) => ({ arm, expects: 'gain' }));
const loses = (...arms: readonly ArmId[]): Proof[] => arms.map((arm) => ({ arm, expects: 'loss' }));

export const CLAIMS = {
  high: {
    proofs: gains('highStays20'),
    shows: ['highStays20', 'lowStays20', 'highStays30'],
    hands: ['twoHigh', 'noHigh'],
    ruling: 'R14',
  },
  low: {
    proofs: gains('lowStays30', 'lowStays35', 'upTo7Stays30', 'upTo7Stays35'),
    shows: ['lowStays30', 'lowStays35', 'upTo7Stays30', 'upTo7Stays35', 'highStays30', 'highStays35'],
    hands: ['tiny', 'manyLow', 'fewHigh'],
    ruling: 'R1',
  },
  x2: {
    proofs: loses('x2Stays40', 'x2Stays50', 'x2Stays60'),
    shows: ['x2Stays30', 'x2Stays40', 'x2Stays50', 'x2Stays60'],
    hands: ['fifteenDoubled', 'twentyTwoDoubled'],
    ruling: 'R39',
  },
  count: {
    proofs: gains('countsAmongOdds'),
    shows: ['countsAmongOdds', 'odds', 'counts'],
    hands: [],
    ruling: 'R38',
  },
  lock: {
    proofs: gains('locksLeader', 'locksRich'),
    shows: ['locksLeader', 'locksRich', 'locksPoor', 'locksSelf'],
    hands: [],
    ruling: 'R22',
  },
  three: {
    proofs: gains('threeAtRisk', 'threeAtMost'),
    shows: ['threeAtRisk', 'threeAtMost', 'threeAtFewest', 'threeAtSelf'],
    hands: [],
    ruling: 'R24',
  },
  aim: {
    proofs: gains('aimsAmongRandom', 'aimsAmongSelf'),
    shows: ['aimsAmongRandom', 'aimsAmongSelf'],
    hands: [],
    ruling: 'R22',
  },
  saver: {
    proofs: [],
    shows: ['saver30', 'saver40', 'saverAlways'],
    hands: ['twoHigh', 'highSaved'],
    ruling: 'R18',
  },
  seven: {
    proofs: loses('sevenAlways', 'sevenAt4', 'sevenAt5'),
    shows: ['sevenAlways', 'sevenAt4', 'sevenAt5', 'sevenAt6'],
    hands: ['sixLow', 'sixHigh'],
    ruling: 'R16',
  },
  solid: {
    proofs: gains('stays20AmongChasers', 'stays20'),
    shows: ['stays20AmongChasers', 'stays15', 'stays20', 'stays30', 'stays35', 'stays40'],
    hands: ['twenty'],
    ruling: 'R12',
  },
  adapt: {
    proofs: [...gains('adapts', 'adaptsLittle', 'closes'), ...loses('adaptsWrongly')],
    shows: ['adapts', 'adaptsLittle', 'adaptsWrongly', 'closes', 'judges'],
    hands: [],
    ruling: 'R43',
  },
} as const satisfies Record<string, ClaimParts>;

export type ClaimId = keyof typeof CLAIMS;
export const CLAIM_IDS = Object.keys(CLAIMS).filter((id): id is ClaimId => id in CLAIMS);
