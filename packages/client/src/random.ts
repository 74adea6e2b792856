/** Randomness that nobody can guess. Unlike `crypto.randomUUID`, this works on a page of the house that has no https. */
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** So many random bytes in hex. */
export const randomHex = (bytes: number): string =>
  Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const KEY_BYTES = 32;

/** A key that nobody else has, in the letters of base64url: to a place at a table, or a player's own. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...randomBytes(KEY_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
