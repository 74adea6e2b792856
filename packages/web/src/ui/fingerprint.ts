/** How a hash is shown to people. */

/** `9f3a 77c0 … c21e` */
export const abridged = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

export const inFours = (hash: string): string => (hash.match(/.{1,4}/g) ?? []).join(' ');
