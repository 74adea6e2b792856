/** What a game is known by, wherever it is kept: the hash of its record. The same game has it on every device. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type GameRecord, writeRecord } from '@turn7/engine';

/**
 * However the text was written that the record was read from: comments, spaces and the order of its lines do not count, nor
 * whether the secret of its shuffles was told already.
 */
export function recordId(record: GameRecord): string {
  const { fairness } = record;
  const sealed = fairness === undefined ? record : { ...record, fairness: { ...fairness, secret: null } };
  return bytesToHex(sha256(utf8ToBytes(writeRecord(sealed))));
}
