// In the order of the layers: words, the table as it is seen, what may be asked, what goes over the wire, fair shuffles.
export * from './vocabulary.ts';
export * from './parts.ts';
export { cleanName, cleanTitle, fittingName, freeName, LONGEST_NAME, LONGEST_TITLE } from './name.ts';
export * from './options.ts';
export * from './calendar.ts';
export * from './daily-try.ts';
export * from './command.ts';
export * from './refusal.ts';
export * from './game-view.ts';
export * from './game-step.ts';
export * from './table-view.ts';
export * from './entry.ts';
export * from './sheet.ts';
export * from './sheet-change.ts';
export {
  cardsIn,
  isComplete,
  isHidden,
  isMissed,
  pointsIn,
  pointsOf,
  type SheetOutcome,
  shownSheet,
  totalsOf,
} from './sheet-score.ts';
export { escaped, type FrameSize, frameCode, SMALLEST_FRAME, USUAL_FRAME } from './frame-code.ts';
export * from './message.ts';
export * from './api.ts';
export * from './daily.ts';
export * from './push.ts';
export * from './rating.ts';
export { commitmentTo, type FairShuffler, fairShuffler } from './fair-shuffle.ts';
export { sealedText } from './sealed-record.ts';
export { recordId } from './record-id.ts';
export { checkProof, type Proof } from './proof.ts';
export { type Difference, differencesFrom, type Witness } from './witness.ts';
