/** Why something was not done: a no of the server's, or of the way to it. */
import { PASSING, type RefusalCode } from '@turn7/protocol';

/** What the server said. `outdated` is also what this end finds by itself when it cannot read an answer. */
export type Problem = RefusalCode;

/** A no of the server's, or of the way to it: then it is `unavailable`. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly code: Problem;

  constructor(code: Problem, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why something was not done: what the server said, or that it could not be reached. */
export const codeOf = (error: unknown): Problem => (error instanceof ServerRefusal ? error.code : 'unavailable');

/** Whether asking again later may help. */
export const isPassing = (code: Problem): boolean => PASSING.some((passing) => passing === code);
