/** What does not need a server. Apart from the rest, so that a page can begin without that. */
export { newKey, randomHex } from './random.ts';
export { type Readable, Signal } from './signal.ts';
