/** A record as long as the secret of its shuffles is kept: nothing in it tells the cards that were never drawn. */
import { type GameRecord, unplayed, writeRecord } from '@turn7/engine';

/**
 * Without the secret, and with the cards that were not drawn in the order of their kinds: which ones they are everybody has
 * counted, so a replay and a review come to the same as with the whole record. Of a record that `replay` has found right.
 */
function sealedRecord(record: GameRecord): GameRecord {
  const { fairness } = record;
  return {
    ...record,
    ...(fairness === undefined ? {} : { fairness: { ...fairness, secret: null } }),
    draws: drawnPiles(record),
  };
}

/** Every pile but the last one was drawn to its end. */
function drawnPiles(record: GameRecord): GameRecord['draws'] {
  let reshuffles = 0;
  const game = unplayed(record);
  game.listen(({ kind }) => {
    if (kind === 'reshuffled') reshuffles++;
  });
  game.start();
  for (const move of record.moves) game.play(move);
  const last = record.draws[reshuffles] ?? [];
  const drawn = last.length - game.drawSize;
  const undrawn = last.slice(drawn).toSorted((a, b) => a - b);
  return [...record.draws.slice(0, reshuffles), [...last.slice(0, drawn), ...undrawn]];
}

export const sealedText = (record: GameRecord): string => writeRecord(sealedRecord(record));
