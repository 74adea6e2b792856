/** Whether the shuffles of a record are those that its secret and its seeds make. */
import {
  type Card,
  countKinds,
  createGame,
  fixOrder,
  type LocatedRecord,
  lastOf,
  nameOf,
  RecordError,
  replay,
  rulesFrom,
  type Shuffler,
  shuffledSetupOf,
} from '@turn7/engine';
import { commitmentTo, fairShuffler } from './fair-shuffle.ts';

export type Proof =
  /** Nobody committed themselves. */
  | { readonly kind: 'none' }
  /** Somebody did, and the secret is not yet revealed. */
  | { readonly kind: 'pending'; readonly commitment: string }
  | { readonly kind: 'proven'; readonly commitment: string; readonly shuffles: number };

/** Throws a RecordError where the record is not what was committed to. */
export function checkProof(located: LocatedRecord): Proof {
  const { fairness } = located.record;
  if (fairness === undefined) return { kind: 'none' };
  const { commitment, secret } = fairness;
  checkWholeDecks(located);
  if (secret === null) return { kind: 'pending', commitment };
  checkSecret(located, commitment, secret);
  return { kind: 'proven', commitment, shuffles: checkShuffles(located, fairShuffler(secret, fairness.seeds)) };
}

/** A first pile with any other cards could be shuffled fairly and still favour somebody. */
function checkWholeDecks({ record, lines }: LocatedRecord): void {
  const { kinds, decks } = rulesFrom(shuffledSetupOf(record));
  const found = countKinds(Uint8Array.from(record.draws[0] ?? []));
  const odd = kinds.findIndex((copies, card) => copies !== found[card]);
  if (odd < 0) return;
  const problem = `the first pile has ${found[odd]} of the card ${nameOf(odd)}`;
  const expected = `${kinds[odd]}, since with a commitment it is ${decks === 1 ? 'a whole deck' : `${decks} whole decks`}`;
  throw new RecordError(lines.draws[0] ?? lines.header, problem, expected);
}

function checkSecret({ lines }: LocatedRecord, commitment: string, secret: string): void {
  const hash = commitmentTo(secret);
  if (hash === commitment) return;
  const line = lines.keys.get('secret') ?? lines.header;
  const place = `on line ${lines.keys.get('commitment') ?? lines.header}`;
  throw new RecordError(line, `the hash of this secret is ${hash}`, `${commitment}, the commitment ${place}`);
}

/** Plays the game with the shuffles as they must be, and returns how many there were. */
function checkShuffles(located: LocatedRecord, fair: Shuffler): number {
  const { record, lines } = located;
  const shuffler = new ComparingShuffler(located, fair);
  const game = createGame(shuffledSetupOf(record), shuffler);
  for (const move of record.moves) {
    if (!game.isLegal(move)) break; // for `replay` to explain
    game.play(move);
  }
  replay(located);
  if (record.draws.length > shuffler.shuffles) {
    const line = lines.draws[shuffler.shuffles] ?? lines.header;
    throw new RecordError(
      line,
      'this pile was never shuffled',
      `${shuffler.shuffles} draw lines, one for each shuffle`,
    );
  }
  return shuffler.shuffles;
}

/** Shuffles fairly, and objects to a record that says otherwise. */
class ComparingShuffler implements Shuffler {
  readonly #located: LocatedRecord;
  readonly #fair: Shuffler;
  /** How many there have been. */
  shuffles: number;

  constructor(located: LocatedRecord, fair: Shuffler, shuffles = 0) {
    this.#located = located;
    this.#fair = fair;
    this.shuffles = shuffles;
  }

  readonly pick = lastOf;

  begin(cards: Uint8Array, count: number): void {
    fixOrder(this.#fair, cards, count);
    const made = Array.from(cards.subarray(0, count)).reverse();
    const written = this.#located.record.draws[this.shuffles];
    if (written !== undefined) this.#compare(made, written); // for `replay` to explain otherwise
    this.shuffles++;
  }

  #compare(made: readonly Card[], written: readonly Card[]): void {
    const length = Math.max(made.length, written.length);
    for (let i = 0; i < length; i++) if (made[i] !== written[i]) throw this.#difference(i, made[i], written[i]);
  }

  #difference(place: number, made: Card | undefined, written: Card | undefined): RecordError {
    const { lines } = this.#located;
    const pile = this.shuffles === 0 ? 'the first pile' : `reshuffle ${this.shuffles}`;
    const problem = `card ${place + 1} of ${pile} is ${written === undefined ? 'missing' : nameOf(written)}`;
    const expected = made === undefined ? 'no more cards' : nameOf(made);
    const line = lines.draws[this.shuffles] ?? lines.header;
    return new RecordError(line, problem, `${expected}, as secret and seeds have it`);
  }

  clone(): ComparingShuffler {
    return new ComparingShuffler(this.#located, this.#fair.clone(), this.shuffles);
  }
}
