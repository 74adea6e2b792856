/** Reads records from text that anybody may have written. Whatever is wrong becomes a RecordError, nothing else. */
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import { HOUSE_NUMBERS, USUAL_HOUSE_RULES } from './house-rules.ts';
import { HEADER, type LocatedRecord, NOTE_KEYS, type NoteKey, RecordError, VERSION } from './record.ts';
import type { Fairness } from './record-fairness.ts';
import {
  readCard,
  readHouse,
  readMove,
  readPlayers,
  readSecret,
  readSeeds,
  readWhole,
  shorten,
  tokens,
} from './record-words.ts';
import { MOST_SEATS } from './setup.ts';

/** The records of a text, one after the other, so that those before a bad one can be used. */
export function* readRecords(text: string): Generator<LocatedRecord, void, undefined> {
  let draft: Draft | undefined;
  for (const { words, line } of meaningfulLines(text)) {
    if (HEADER_LINE.test(words)) {
      if (draft) yield draft.finish();
      draft = new Draft(line, words);
    } else if (draft) draft.add(line, words);
    else throw new RecordError(line, `a record cannot begin with "${shorten(words)}"`, `"${HEADER} ${VERSION}"`);
  }
  if (draft) yield draft.finish();
}

function* meaningfulLines(text: string): Generator<{ words: string; line: number }> {
  let line = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    line++;
    if (CONTROL.test(raw)) throw new RecordError(line, 'there is a control character', 'text');
    const words = raw.replace(/#.*/s, '').trim();
    if (words !== '') yield { words, line };
  }
}

const HEADER_LINE = new RegExp(`^${HEADER}(\\s|$)`);

/** All but the tab: no record may steer the terminal of whoever reads it. */
const CONTROL = /(?!\t)\p{Cc}/u;

const FAIRNESS_KEYS: readonly (keyof Fairness)[] = ['commitment', 'seeds', 'secret'];
const KEYS = [
  ...['players', 'dealer', ...HOUSE_NUMBERS.map(({ word }) => word), 'house'],
  ...FAIRNESS_KEYS,
  ...['draw', 'moves', 'expect'],
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
  #commitment: string | undefined;
  #seeds: (string | null)[] | undefined;
  #secret: string | null = null;
  readonly #draws: Card[][] = [];
  readonly #moves: Choice[] = [];
  readonly #expects: string[] = [];
  readonly #drawLines: number[] = [];
  readonly #moveLines: number[] = [];
  readonly #expectLines: number[] = [];

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
    if (this.#dealer > players.length) {
      const problem = `seat ${this.#dealer} cannot deal`;
      throw new RecordError(this.#lineOf('dealer'), problem, `a seat from 1 to ${players.length}`);
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
        expects: this.#expects,
      },
      lines: {
        header: this.#header,
        keys: this.#seen,
        draws: this.#drawLines,
        moves: this.#moveLines,
        expects: this.#expectLines,
      },
    };
  }

  /** All that is said about fairness, or nothing; half of it would prove nothing. */
  #fairness(players: number): Fairness | undefined {
    const [commitment, seeds] = [this.#commitment, this.#seeds];
    const said = FAIRNESS_KEYS.find((key) => this.#seen.has(key));
    if (said === undefined) return undefined;
    if (commitment === undefined) throw this.#incomplete(said, 'commitment');
    if (seeds === undefined) throw this.#incomplete(said, 'seeds');
    if (seeds.length !== players) {
      const problem = `the number of seeds is ${seeds.length}`;
      throw new RecordError(this.#lineOf('seeds'), problem, `${players}, one for each player`);
    }
    return { commitment, seeds, secret: this.#secret };
  }

  #incomplete(said: string, missing: string): RecordError {
    return new RecordError(this.#lineOf(said), `"${said}" is said without "${missing}"`, `a line "${missing}" as well`);
  }

  #lineOf(key: string): number {
    return this.#seen.get(key) ?? this.#header;
  }

  #addDraw(line: number, value: string): void {
    const pile = tokens(value).map((word) => readCard(line, word));
    if (pile.length === 0) throw new RecordError(line, 'the draw pile is empty', 'at least one card');
    this.#draws.push(pile);
    this.#drawLines.push(line);
  }

  #addMoves(line: number, value: string): void {
    for (const word of tokens(value)) {
      this.#moves.push(readMove(line, word));
      this.#moveLines.push(line);
    }
  }

  #addExpect(line: number, value: string): void {
    this.#expects.push(tokens(value).join(' '));
    this.#expectLines.push(line);
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
    else if (key === 'commitment') this.#commitment = readSecret(line, key, value);
    else if (key === 'seeds') this.#seeds = readSeeds(line, value);
    else if (key === 'secret') this.#secret = readSecret(line, key, value);
    else if (isNoteKey(key)) this.#notes[key] = value;
    else throw new RecordError(line, `"${shorten(key)}" is not a key of a record`, `one of ${KEYS.join(', ')}`);
  }
}

const isNoteKey = (key: string): key is NoteKey => NOTE_KEYS.some((note) => note === key);
