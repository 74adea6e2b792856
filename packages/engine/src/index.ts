// In the order of the layers: cards, chance, the game, what may be seen and asked, records.
export * from './card.ts';
export * from './choice.ts';
export * from './seat.ts';
export * from './ruling.ts';
export {
  DEFAULT_TARGET,
  HOUSE_FLAGS,
  HOUSE_RULES,
  type HouseFlag,
  type HouseRules,
  houseRulesFrom,
  houseRulesIn,
  houseRulesOf,
  MOST_DECKS,
  MOST_TARGET,
  USUAL_HOUSE_RULES,
} from './house-rules.ts';
export * from './setup.ts';
export { DictatedShuffler } from './dictated.ts';
export { type Chance, fixOrder, lastOf, SeededShuffler, type Shuffler, shufflerFrom, TOP } from './shuffle.ts';
export * from './event.ts';
export { type StandInMove, standingIn } from './stand-in.ts';
export { type Hand, NO_HAND } from './hand.ts';
export { createGame, Game } from './game.ts';
export { nextDrawer } from './next-draw.ts';
export { PHASES } from './round.ts';
export { discardOf, drawableOf, shuffleUnseen, unseenOf } from './piles.ts';
export {
  choicesOf,
  type IllegalChoice,
  illegalChoice,
  isTarget,
  NO_CARD,
  type Question,
  questionOf,
} from './question.ts';
export { bustsWith, hasSeven, isTwin, sevensWith } from './number.ts';
export { TURN_THREE_CARDS } from './turn-three.ts';
export { type HandProblem, handProblem, hasRoomFor, type Held } from './hand-problem.ts';
export {
  type CopiesProblem,
  copiesProblems,
  laidCards,
  type Position,
  PositionError,
  type PositionProblem,
  positionProblems,
  type SeatPosition,
  type TablePosition,
} from './position-problem.ts';
export { gameAt, tableAt } from './position.ts';
export * from './score.ts';
export * from './solo.ts';
export { comingSeats, type GameState, reachOf, type SeatView, stateOf, type View, viewOf } from './view.ts';
export { beginningOf, emptyView, follow } from './follow.ts';
export { type DrawnFate, type ToldTurnThree, turnThreeTold } from './turn-three-told.ts';
export { gameFrom } from './reconstruction.ts';
export { type GameRecord, isPlayerName, type LocatedRecord, RecordError, shuffledSetupOf } from './record.ts';
export { type Fairness, isSecret, isSeed, SECRET, SEED, seedWord } from './record-fairness.ts';
export { readEachRecord, readRecords } from './record-reader.ts';
export { moveWord, writeRecord } from './record-writer.ts';
export { Recorder, type Recording } from './recorder.ts';
export { listenerToMoves, replay, scorePad, unplayed } from './replay.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { checkExpectations, factsOf } from './expectation.ts';
