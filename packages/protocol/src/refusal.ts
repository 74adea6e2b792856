/** Why a server says no: a code for programs with its HTTP status, and a sentence for people. */
import * as z from 'zod/mini';

export const REFUSALS = {
  'bad request': 400,
  unauthorised: 401,
  forbidden: 403,
  'not found': 404,
  /** It was there; whoever shared it has stopped that. */
  gone: 410,
  /** Not before the game, not during it, or not after it. */
  'wrong stage': 409,
  /** The question was answered already, or the game is another one. */
  stale: 409,
  /** Somebody else has entered another score there. */
  contested: 409,
  'not your turn': 409,
  'not an answer': 409,
  full: 409,
  'too large': 413,
  /** Whoever asks is of another version than the server. */
  outdated: 426,
  'too many requests': 429,
  internal: 500,
  /** Nothing was acknowledged; the same command may be sent again. */
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
const CODES = Object.keys(REFUSALS).filter((code): code is RefusalCode => code in REFUSALS);

/** Refusals that pass: nothing was done, and whoever asks again later may be heard. */
export const PASSING: readonly RefusalCode[] = ['unavailable', 'too many requests', 'internal'];

export const Refused = z.strictObject({ code: z.enum(CODES), message: z.string() });
export type Refused = z.infer<typeof Refused>;
