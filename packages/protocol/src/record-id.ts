/** What a game is known by, wherever it is kept: the hash of its record. The same game has it on every device. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRecord } from '@turn7/engine';
import { sealedText } from './sealed-record.ts';

/**
 * However the text was written that the record was read from: comments, spaces and the order of its lines do not count, nor
 * whether the secret of its shuffles was told already. Of a record that `replay` has found right.
 */
export const recordId = (record: GameRecord): string => bytesToHex(sha256(utf8ToBytes(sealedText(record))));
