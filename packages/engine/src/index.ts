// In the order of the layers: cards, chance, the game, what may be seen and asked, records.
export * from './card.ts';
export { type Choice, HIT, STAY } from './choice.ts';
export { ACTIVE, BUSTED, LOCKED, NOBODY, type Seat, type Status, STATUSES, type StatusName, STAYED } from './seat.ts';
export { RULINGS, type RulingId } from './ruling.ts';
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
export {
  decksFor,
  firstDealer,
  MOST_SEATS,
  type Rules,
  rulesFrom,
  SEATS_PER_DECK,
  type Setup,
  SetupError,
} from './setup.ts';
export { type Chance, fixOrder, lastOf, SeededShuffler, type Shuffler, shufflerFrom, TOP } from './shuffle.ts';
export {
  DRAW_REASONS,
  type DrawReason,
  type EndedBy,
  ENDINGS,
  type GameEvent,
  type Listener,
  type RoundEnded,
} from './event.ts';
export { type Hand, NO_HAND } from './hand.ts';
export { createGame, Game } from './game.ts';
export { nextDrawer } from './next-draw.ts';
export { PHASES } from './round.ts';
export { discardOf, drawableOf, shuffleUnseen, unseenOf } from './piles.ts';
export { choicesOf, NO_CARD, type Question, questionOf } from './question.ts';
export { bustsWith, isTwin, sevensWith } from './number.ts';
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
export { type IllegalChoice, illegalChoice } from './illegal-choice.ts';
export { isTarget } from './target.ts';
export {
  isTurn7,
  leadersAmong,
  mostPoints,
  pointsAtEnd,
  roundScore,
  type Score,
  scoreOf,
  SEVEN,
  TURN_7_BONUS,
  winnerAmong,
} from './score.ts';
export { isSoloBeaten, SOLO_PAR, SOLO_POINTS, soloPar, type SoloResult, soloResult } from './solo.ts';
export { comingSeats, type GameState, reachOf, type SeatView, type View, viewOf } from './view.ts';
export { beginningOf, emptyView, follow } from './follow.ts';
export { type DrawnFate, type ToldTurnThree, turnThreeTold } from './turn-three-told.ts';
export { gameFrom } from './reconstruction.ts';
export { type GameRecord, isPlayerName, type LocatedRecord, RecordError, shuffledSetupOf } from './record.ts';
export { type Fairness, isSecret, SECRET, SEED, seedWord } from './record-fairness.ts';
export { readRecords } from './record-reader.ts';
export { moveWord, writeRecord } from './record-writer.ts';
export { Recorder, type Recording } from './recorder.ts';
export { replay, scorePad } from './replay.ts';
export { type Outcome, outcomeOf } from './outcome.ts';
export { checkExpectations, factsOf } from './expectation.ts';
