/** Reads records from text that anybody may have written. Whatever is wrong becomes a RecordError, nothing else. */
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import { HOUSE_NUMBERS, USUAL_HOUSE_RULES } from './house-rules.ts';
import { HEADER, type LocatedRecord, NOTE_KEYS, type NoteKey, RecordError, VERSION } from './record.ts';
import { type Fairness, isOrderOf } from './record-fairness.ts';
import { areMoves, readStandIns } from './record-stand-ins.ts';
import {
  readCard,
  readHouse,
  readMove,
  readPlayers,
  readSeats,
  readSecret,
  readSeeds,
  readWhole,
  shorten,
  tokens,
} from './record-words.ts';
import { MOST_SEATS } from './setup.ts';
import type { StandInMove } from './stand-in.ts';

/** The records of a text, one after the other, so that those before a bad one can be used. */
export function* readRecords(text: string): Generator<LocatedRecord, void, undefined> {
  for (const one of readEachRecord(text)) {
    if (one instanceof RecordError) throw one;
    yield one;
  }
}

/** The same for those who go on after a bad one, which is its error here. */
export function* readEachRecord(text: string): Generator<LocatedRecord | RecordError, void, undefined> {
  for (const block of blocksOf(text)) {
    try {
      const record = readBlock(block);
      if (record !== null) yield record;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      yield error;
    }
  }
}

interface Line {
  readonly raw: string;
  /** Without the comment. */
  readonly words: string;
  readonly line: number;
}

/** Each header begins a block; the first may begin without one. */
function* blocksOf(text: string): Generator<readonly Line[]> {
  let block: Line[] = [];
  let line = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    line++;
    const words = raw.replace(/#.*/s, '').trim();
    if (HEADER_LINE.test(words)) {
      yield block;
      block = [];
    }
    block.push({ raw, words, line });
  }
  yield block;
}

/** Null where nothing is said. */
function readBlock(block: readonly Line[]): LocatedRecord | null {
  let draft: Draft | null = null;
  for (const { raw, words, line } of block) {
    if (CONTROL.test(raw)) throw new RecordError(line, 'there is a control character', 'text');
    if (words === '') continue;
    if (draft !== null) draft.add(line, words);
    else if (HEADER_LINE.test(words)) draft = new Draft(line, words);
    else throw new RecordError(line, `a record cannot begin with "${shorten(words)}"`, `"${HEADER} ${VERSION}"`);
  }
  return draft?.finish() ?? null;
}

const HEADER_LINE = new RegExp(`^${HEADER}(\\s|$)`);

/** All but the tab: no record may steer the terminal of whoever reads it. */
const CONTROL = /(?!\t)\p{Cc}/u;

const FAIRNESS_KEYS: readonly (keyof Fairness)[] = ['commitment', 'seeds', 'seeded', 'secret'];
const KEYS = [
  ...['players', 'dealer', ...HOUSE_NUMBERS.map(({ word }) => word), 'house'],
  ...FAIRNESS_KEYS,
  ...['draw', 'moves', 'stand-ins', 'expect'],
  ...NOTE_KEYS,
];

/** A record while it is being read. */
class Draft {
  readonly #header: number;
  readonly #notes: Partial<Record<NoteKey, string>> = {};
  readonly #seen = new Map<string, number>();
  #players: string[] | undefined;
  #dealer = 1;
  #house = USUAL_HOUSE_RULES;
  readonly #fair: { -readonly [Key in keyof Fairness]?: Fairness[Key] } = {};
  readonly #draws: Card[][] = [];
  readonly #moves: Choice[] = [];
  #standIns: readonly StandInMove[] = [];
  readonly #expects: string[] = [];
  readonly #lines: Record<'draws' | 'moves' | 'expects', number[]> = { draws: [], moves: [], expects: [] };

  constructor(line: number, words: string) {
    this.#header = line;
    const version = words.slice(HEADER.length).trim();
    if (version !== VERSION)
      throw new RecordError(line, `"${shorten(words)}" is not a version known here`, `"${HEADER} ${VERSION}"`);
  }

  add(line: number, words: string): void {
    const key = words.split(/\s/, 1)[0] ?? '';
    const value = words.slice(key.length).trim();
    if (key === 'draw') this.#addDraw(line, value);
    else if (key === 'moves') this.#addMoves(line, value);
    else if (key === 'expect') this.#addExpect(line, value);
    else this.#setOnce(line, key, value);
  }

  finish(): LocatedRecord {
    const players = this.#players;
    if (!players)
      throw new RecordError(this.#header, 'the record has no players', 'a line such as "players Ann | Bob"');
    if (this.#draws.length === 0)
      throw new RecordError(this.#header, 'the record has no draw pile', 'a line such as "draw 7 10 x2"');
    if (this.#dealer > players.length)
      throw this.#wrong('dealer', `seat ${this.#dealer} cannot deal`, `a seat from 1 to ${players.length}`);
    if (!areMoves(this.#standIns, this.#moves.length)) {
      const expected = `numbers from 1 to ${this.#moves.length}, each once`;
      throw this.#wrong('stand-ins', 'a bot cannot have stood in for these moves', expected);
    }
    const fairness = this.#fairness(players.length);
    return {
      record: {
        notes: this.#notes,
        players,
        dealer: this.#dealer - 1,
        ...this.#house,
        ...(fairness === undefined ? {} : { fairness }),
        draws: this.#draws,
        moves: this.#moves,
        ...(this.#standIns.length === 0 ? {} : { standIns: this.#standIns }),
        expects: this.#expects,
      },
      lines: { header: this.#header, keys: this.#seen, ...this.#lines },
    };
  }

  /** All that is said about fairness, or nothing; half of it would prove nothing. */
  #fairness(players: number): Fairness | undefined {
    const { commitment, seeds, seeded, secret = null } = this.#fair;
    const said = FAIRNESS_KEYS.find((key) => this.#seen.has(key));
    if (said === undefined) return undefined;
    if (commitment === undefined) throw this.#incomplete(said, 'commitment');
    if (seeds === undefined) throw this.#incomplete(said, 'seeds');
    if (seeds.length !== players)
      throw this.#wrong('seeds', `the number of seeds is ${seeds.length}`, `${players}, one for each player`);
    if (seeded !== undefined && !isOrderOf(seeds, seeded)) {
      const problem = `these are not the seats with a seed on line ${this.#lineOf('seeds')}`;
      throw this.#wrong('seeded', problem, 'each of them once, in the order in which the seeds came');
    }
    return { commitment, seeds, ...(seeded === undefined ? {} : { seeded }), secret };
  }

  #incomplete(said: string, missing: string): RecordError {
    return this.#wrong(said, `"${said}" is said without "${missing}"`, `a line "${missing}" as well`);
  }

  #wrong(key: string, problem: string, expected: string): RecordError {
    return new RecordError(this.#lineOf(key), problem, expected);
  }

  #lineOf(key: string): number {
    return this.#seen.get(key) ?? this.#header;
  }

  #addDraw(line: number, value: string): void {
    const pile = tokens(value).map((word) => readCard(line, word));
    if (pile.length === 0) throw new RecordError(line, 'the draw pile is empty', 'at least one card');
    this.#draws.push(pile);
    this.#lines.draws.push(line);
  }

  #addMoves(line: number, value: string): void {
    for (const word of tokens(value)) {
      this.#moves.push(readMove(line, word));
      this.#lines.moves.push(line);
    }
  }

  #addExpect(line: number, value: string): void {
    this.#expects.push(tokens(value).join(' '));
    this.#lines.expects.push(line);
  }

  #setOnce(line: number, key: string, value: string): void {
    const before = this.#seen.get(key);
    if (before !== undefined) throw new RecordError(line, `"${key}" was already said on line ${before}`, 'it once');
    this.#set(line, key, value);
    this.#seen.set(key, line);
  }

  #set(line: number, key: string, value: string): void {
    const number = HOUSE_NUMBERS.find(({ word }) => word === key);
    if (number) this.#house = { ...this.#house, [number.name]: readWhole(line, key, value, number.most) };
    else if (key === 'players') this.#players = readPlayers(line, value);
    else if (key === 'dealer') this.#dealer = readWhole(line, key, value, MOST_SEATS);
    else if (key === 'house') this.#house = { ...this.#house, ...readHouse(line, value) };
    else if (key === 'commitment') this.#fair.commitment = readSecret(line, key, value);
    else if (key === 'seeds') this.#fair.seeds = readSeeds(line, value);
    else if (key === 'seeded') this.#fair.seeded = readSeats(line, value);
    else if (key === 'secret') this.#fair.secret = readSecret(line, key, value);
    else if (key === 'stand-ins') this.#standIns = readStandIns(line, value);
    else if (isNoteKey(key)) this.#notes[key] = value;
    else throw new RecordError(line, `"${shorten(key)}" is not a key of a record`, `one of ${KEYS.join(', ')}`);
  }
}

const isNoteKey = (key: string): key is NoteKey => NOTE_KEYS.some((note) => note === key);
