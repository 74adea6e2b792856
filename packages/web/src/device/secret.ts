/** The secret of a game's shuffles. */
import { randomHex } from '@turn7/client/basics';

const SECRET_BYTES = 32;

/** Shuffles a game; nobody can guess it. */
export const newSecret = (): string => randomHex(SECRET_BYTES);
