// In the order of the layers: words, the table as it is seen, what may be asked, what goes over the wire, fair shuffles.
export * from './vocabulary.ts';
export * from './parts.ts';
export { cleanName, freeName, LONGEST_NAME } from './name.ts';
export * from './options.ts';
export * from './command.ts';
export * from './refusal.ts';
export * from './game-view.ts';
export * from './table-view.ts';
export * from './entry.ts';
export * from './sheet.ts';
export * from './sheet-change.ts';
export * from './message.ts';
export * from './api.ts';
export { commitmentTo, fairShuffler } from './fair-shuffle.ts';
export { checkProof, type Proof } from './proof.ts';
