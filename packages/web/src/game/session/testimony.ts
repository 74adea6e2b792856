/**
 * What this device can testify of the shuffles of a table's games: the commitment that it was shown before the first card,
 * the one seed that it gave, the cards that it was told. A server that makes something up afterwards contradicts it.
 * Every tab writes here, so it is read each time.
 */
import { randomHex, type TableGame } from '@turn7/client';
import { type Card, isSecret, isSeed } from '@turn7/engine';
import type { Lobby, LogLine } from '@turn7/protocol';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, isListOf, isText, parsed, parts } from '../../device/stored.ts';

/**
 * What an honest server does not do: show another commitment, lose or exchange a seed that it had, give a bot one, tell
 * other cards than before. The last two may have other reasons: a place that sat down again, or that another device has.
 */
const DOUBTS = ['commitment', 'seed', 'bot seed', 'cards', 'asked again', 'not taken'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** How far a seed has come: sent, acknowledged, told to everybody at the table. */
const SEED_STATES = ['sent', 'promised', 'shown'] as const;

interface GivenSeed {
  readonly seed: string;
  /** Those that others had given before it, as far as this device knew. */
  readonly before: readonly string[];
  readonly state: (typeof SEED_STATES)[number];
}

/** Of one game. */
export interface Testimony {
  /** The first that was shown for it. */
  readonly commitment: string;
  readonly given: GivenSeed | null;
  /** The seats of bots; null until this device saw the game being played. */
  readonly bots: readonly number[] | null;
  /** In the order in which they were drawn. */
  readonly cards: readonly Card[];
  readonly doubts: readonly Doubt[];
}

type Seats = Lobby['seats'];

/** As long as the server's half. */
const SEED_BYTES = 32;
const KEY = 'turn7 testimony ';
/** Tables are forgotten by servers in time, and here as well. */
const MOST_KEPT = 40;

export class Testimonies {
  readonly #storage: DeviceStorage;
  readonly #code: string;

  /** `code`: of the table. */
  constructor(storage: DeviceStorage, code: string) {
    this.#storage = storage;
    this.#code = code;
  }

  /** null where this device did not see the beginning of the game. */
  of(game: number): Testimony | null {
    return testimonyIn(this.#storage.getItem(this.#key(game)));
  }

  /**
   * How the table stands, and the lines that led there as far as they are known, in the order of the log. `game`: the one
   * that lies there, 0 before the first.
   */
  see(lobby: Lobby, me: number | null, game: number, lines: readonly LogLine[]): void {
    const start = lines.findLastIndex(({ entry }) => entry.kind === 'started');
    lines.forEach(({ entry }, i) => {
      if ('member' in entry && entry.member === me) this.#follow(i < start ? game : game + 1, entry);
    });
    this.#seePlayed(lobby, me, game);
    this.#seeNext(lobby, me, game + 1);
  }

  /** A server that tells the same game twice tells the same cards. */
  hear({ number, log }: Pick<TableGame, 'number' | 'log'>): void {
    const kept = this.of(number);
    if (kept === null || log[0]?.kind !== 'game started') return; // not all of it is known
    const cards = log.flatMap((event) => (event.kind === 'drew' ? [event.card] : []));
    if (cards.some((card, i) => i < kept.cards.length && card !== kept.cards[i])) this.#doubt(number, kept, 'cards');
    else if (cards.length > kept.cards.length) this.#keep(number, { ...kept, cards });
  }

  /**
   * The seed for the next game, if the table asks for one: never another for the same game. Who asks for what they had gets
   * it once more.
   */
  seedFor(next: number, { seats }: Lobby, me: number | null): string | null {
    const kept = this.of(next);
    const mine = seatOf(seats, me);
    if (kept === null || mine === undefined || mine.seed !== null) return null;
    if (kept.given === null) return this.#give(next, kept, seats);
    if (kept.given.state === 'promised' || kept.doubts.includes('asked again')) return null;
    if (kept.given.state === 'shown') this.#doubt(next, kept, 'asked again');
    return kept.given.seed;
  }

  /** The server says that it has the seed. */
  promise(next: number): void {
    const kept = this.of(next);
    if (kept?.given?.state === 'sent') this.#keep(next, { ...kept, given: { ...kept.given, state: 'promised' } });
  }

  #give(next: number, kept: Testimony, seats: Seats): string {
    const before = seats.flatMap((seat) => (seat.kind === 'person' && seat.seed !== null ? [seat.seed] : []));
    const given: GivenSeed = { seed: randomHex(SEED_BYTES), before, state: 'sent' };
    this.#keep(next, { ...kept, given });
    return given.seed;
  }

  /** What became of this device's own seed. */
  #follow(game: number, entry: LogLine['entry']): void {
    const kept = this.of(game);
    if (!kept?.given) return;
    const isTold = entry.kind === 'seeded' && entry.seed === kept.given.seed;
    if (isTold) this.#keep(game, { ...kept, given: { ...kept.given, state: 'shown' } });
    if (entry.kind === 'stood') this.#keep(game, { ...kept, given: takenBack(kept.given) });
  }

  #seePlayed({ fairness, stage, seats }: Lobby, me: number | null, game: number): void {
    const kept = this.of(game);
    if (fairness === null || kept === null) return;
    const isPlaying = stage === 'playing'; // afterwards others may sit there
    const hasSeat = isPlaying && seatOf(seats, me) !== undefined;
    const given = isPlaying && me !== null && !hasSeat ? takenBack(kept.given) : kept.given;
    const isLost = given !== null && !fairness.seeds.includes(given.seed);
    const bots = isPlaying ? seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])) : kept.bots;
    this.#doubt(
      game,
      { ...kept, given, bots },
      ...(fairness.commitment === kept.commitment ? [] : (['commitment'] as const)),
      ...(isLost && given.state !== 'sent' ? (['seed'] as const) : []),
      ...(isLost && given.state === 'sent' && hasSeat ? (['not taken'] as const) : []),
      ...(bots?.some((seat) => fairness.seeds[seat]) ? (['bot seed'] as const) : []),
    );
  }

  #seeNext({ commitment, seats }: Lobby, me: number | null, next: number): void {
    const kept = this.of(next) ?? this.#begin(commitment);
    const doubts: readonly Doubt[] = commitment === kept.commitment ? [] : ['commitment'];
    const mine = seatOf(seats, me);
    const { given } = kept;
    if (given === null || me === null) this.#doubt(next, kept, ...doubts);
    else if (mine === undefined) this.#doubt(next, { ...kept, given: takenBack(given) }, ...doubts);
    else if (mine.seed === given.seed) this.#doubt(next, { ...kept, given: { ...given, state: 'shown' } }, ...doubts);
    else if (mine.seed === null) this.#doubt(next, kept, ...doubts);
    else this.#doubt(next, kept, ...doubts, given.state === 'sent' ? 'not taken' : 'seed');
  }

  #begin(commitment: string): Testimony {
    this.#makeRoom();
    return { commitment, given: null, bots: null, cards: [], doubts: [] };
  }

  #makeRoom(): void {
    const kept = this.#storage
      .keys()
      .filter((key) => key.startsWith(KEY))
      .map((key) => ({ key, at: parts(parsed(this.#storage.getItem(key)))['at'] }))
      .toSorted((a, b) => (isCount(b.at) ? b.at : 0) - (isCount(a.at) ? a.at : 0));
    for (const { key } of kept.slice(MOST_KEPT - 1)) this.#storage.removeItem(key);
  }

  /** Keeps it, with what is doubtful about it. */
  #doubt(game: number, testimony: Testimony, ...doubts: readonly Doubt[]): void {
    this.#keep(game, { ...testimony, doubts: [...new Set([...testimony.doubts, ...doubts])] });
  }

  #keep(game: number, testimony: Testimony): void {
    const key = this.#key(game);
    const before = this.#storage.getItem(key);
    const at = parts(parsed(before))['at'] ?? Date.now();
    const text = JSON.stringify({ at, ...testimony });
    if (text !== before) this.#storage.setItem(key, text);
  }

  #key(game: number): string {
    return `${KEY}${this.#code} ${game}`;
  }
}

type PersonsSeat = Extract<Seats[number], { kind: 'person' }>;

const seatOf = (seats: Seats, me: number | null): PersonsSeat | undefined =>
  seats.find((seat): seat is PersonsSeat => seat.kind === 'person' && seat.member === me);

/** Whoever stands up takes the seed away with them, and brings the same back. */
const takenBack = (given: GivenSeed | null): GivenSeed | null => given && { ...given, state: 'sent' };

const isDoubt = (value: unknown): value is Doubt => DOUBTS.some((doubt) => doubt === value);
const isHex = (value: unknown): value is string => isText(value) && isSeed(value);

function testimonyIn(text: string | null): Testimony | null {
  const { commitment, given, bots, cards, doubts } = parts(parsed(text));
  if (!isText(commitment) || !isSecret(commitment) || !isListOf(cards, isCount) || !isListOf(doubts, isDoubt))
    return null;
  return { commitment, given: givenIn(given), bots: isListOf(bots, isCount) ? bots : null, cards, doubts };
}

function givenIn(stored: unknown): GivenSeed | null {
  const { seed, before, state } = parts(stored);
  const known = SEED_STATES.find((word) => word === state);
  return isHex(seed) && isListOf(before, isHex) && known !== undefined ? { seed, before, state: known } : null;
}
