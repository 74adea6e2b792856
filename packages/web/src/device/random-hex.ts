/** So many random bytes in hex. Unlike `crypto.randomUUID`, this works on a page of the house that has no https. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 random bytes in the letters of base64url. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

const SECRET_BYTES = 32;

/** Shuffles a game; nobody can guess it. */
export const newSecret = (): string => randomHex(SECRET_BYTES);
