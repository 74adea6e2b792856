// In the order of the layers: one card, one round, the exact solver, bots, whole games.
export { NextCard } from './next-card.ts';
export { type Odds, oddsOf } from './odds.ts';
export type { Outcome, ScoreChance } from './exact/outcome.ts';
export { type Remainder, remainderFor } from './exact/remainder.ts';
export { Stopper, type Stopping } from './stopping.ts';
export { NUMBERS, roundsTo, solveDeck, solveSolo, WHOLE_DECK, WITH_LIFE_SAVERS, WITH_MODIFIERS } from './solver.ts';
export { type ChartCell, chartOf, outcomeOfRule, type RowFacts } from './rule.ts';
export { Duel, type Tie } from './duel.ts';
export { SOLVED, SOLVED_DUEL, type Solved, type SolvedDeck, type SolvedDuel, type SolvedRule } from './solved.ts';
export type { Advice, Bot, Option, Reason } from './bot.ts';
export {
  type BotKind,
  botNamed,
  BotNameError,
  isSlow,
  masterWith,
  type NumberedKind,
  patternOf,
  ROSTER,
} from './roster.ts';
export { LuckMeter } from './luck.ts';
export {
  botName,
  easierThan,
  harderThan,
  type Level,
  type LevelName,
  LEVELS,
  levelNamed,
  MASTER_PLAYOUTS,
} from './levels.ts';
export {
  type CardReview,
  type Cause,
  type ChoiceReview,
  type CurvePoint,
  type Grade,
  GRADES,
  type Highlighted,
  type Highlights,
  type Parts,
  type Precision,
  type Review,
  type ReviewedOption,
  type RoundReview,
  type SeatReview,
  type TurningPoint,
} from './review/review.ts';
export { type ReviewBudget, type ReviewProgress, Reviewer, review } from './review/reviewer.ts';
