/** The order of a pile, computed as docs/records.md describes it for those who want to check with a program of their own. */
import { createHash, createHmac } from 'node:crypto';

/** As cards are numbered over the wire: the numbers 0 to 12, +2 to +10, x2, then three kinds of action. */
const KINDS = 22;
const NUMBERS = 13;
const ACTIONS_FROM = 19;
/** As records write them. */
export const CARD_NAMES = [
  ...Array.from({ length: NUMBERS }, (_, card) => String(card)),
  ...['+2', '+4', '+6', '+8', '+10', 'x2', 'LS', 'L', 'T3'],
];

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

export function deck(decks: number): number[] {
  return Array.from({ length: KINDS }, (_, card) => Array<number>(copies(card) * decks).fill(card)).flat();
}

function copies(card: number): number {
  if (card < NUMBERS) return Math.max(1, card);
  return card < ACTIONS_FROM ? 1 : 3;
}

/** The cards as they are drawn, the first one first. `shuffle`: 0 for the first pile of the game. */
export function pileOf(
  cards: readonly number[],
  secret: string,
  seeds: readonly (string | null)[],
  shuffle: number,
): number[] {
  const pile = [...cards].sort((a, b) => a - b);
  const numbers = wordsOf(secret, `turn7 shuffle 1|${seeds.map((seed) => seed ?? '-').join(',')}|${shuffle}|`);
  for (let k = pile.length; k >= 2; k--) {
    const most = 65_536 - (65_536 % k);
    let word = most;
    while (word >= most) word = numbers.next().value;
    const j = word % k;
    const [low, high] = [pile[j], pile[k - 1]];
    if (low === undefined || high === undefined) throw new RangeError('no such place in the pile');
    pile[j] = high;
    pile[k - 1] = low;
  }
  return pile.reverse();
}

function* wordsOf(secret: string, beginning: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${beginning}${block}`).digest();
    for (let place = 0; place < bytes.length; place += 2) yield bytes.readUInt16BE(place);
  }
}
