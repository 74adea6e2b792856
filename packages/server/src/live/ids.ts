/** Codes, keys and ids. Only their owner has a key; the store has hashes, and a log line has neither. */
import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type Command, TRY_CODE_LENGTH } from '@turn7/protocol';
import { siteOf } from '../address.ts';
import type { Row } from '../store/store.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token is random enough that a plain hash of it tells nothing. */
export const hashOf = (token: string): string => hash('sha256', token);

/** Never written anywhere, and another one whenever a node starts. */
const PUBLISHER_KEY = randomBytes(32);

/** What somebody at an address is called who opens tables: the same for all of theirs, and it tells nobody the address. */
export const publisherAt = (address: string): string =>
  createHmac('sha256', PUBLISHER_KEY).update(siteOf(address)).digest('base64url').slice(0, 12);

/** 32 secret bytes in hex, for shuffles. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');

/** What follows from somebody's key for one purpose, and tells nobody the key. */
export const derived = (key: string, purpose: string): Buffer =>
  createHmac('sha256', key).update(`turn7 ${purpose}`).digest();

/** The code of what belongs to a key alone. */
export const codeFrom = (bytes: Buffer): string =>
  Array.from(bytes.subarray(0, TRY_CODE_LENGTH), (byte) => CODE_LETTERS.charAt(byte % CODE_LETTERS.length)).join('');

type Move = Extract<Command, { kind: 'move' }>;

/** 48 bits, to tell apart what one sender said under one id. */
const DIGEST_LENGTH = 8;

/**
 * What asked for a line, as the log has it: who, the id they chose, and what they said. An id that somebody uses for two
 * different things makes two lines, for neither may be acknowledged in place of the other.
 */
export const commandId = (who: number, id: string, said: object): string =>
  `${who}:${id}:${hash('sha256', JSON.stringify(said), 'base64url').slice(0, DIGEST_LENGTH)}`;

/** The same of somebody who comes with a key of their own: whoever has it came once, by whatever name they ask again. */
export const arrivalId = (keyHash: string): string => `come:${keyHash}`;

/** The same of a move. It answers one question, so it is in no index (there is a dot in it), and needs no digest. */
export const moveId = (who: number, id: string, { game, question, choice }: Move): string =>
  `${who}:${id}:${game}.${question}.${choice}`;

/** Shows nodes that a line comes from one of them, and is not what a stranger told them over Redis. */
export const sealOf = (key: string, { log, seq, at, command, body }: Row): string =>
  createHmac('sha256', key)
    .update(`turn7 line ${JSON.stringify([log, seq, at, command, body])}`)
    .digest('base64url');
