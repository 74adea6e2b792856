/** So many random bytes in hex. Unlike `crypto.randomUUID`, this works on a page of the house that has no https. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
