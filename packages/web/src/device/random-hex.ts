/** Randomness that nobody can guess, as keys and secrets are written. */
import { randomHex } from '@turn7/client/basics';

/** 32 random bytes in the letters of base64url. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

const SECRET_BYTES = 32;

/** Shuffles a game; nobody can guess it. */
export const newSecret = (): string => randomHex(SECRET_BYTES);
