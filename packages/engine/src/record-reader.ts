/** Reads records from text that anybody may have written. Whatever is wrong becomes a RecordError, nothing else. */
import { CARDS, type Card, cardNamed } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import {
  HEADER,
  isPlayerName,
  type LocatedRecord,
  NOTE_KEYS,
  type NoteKey,
  ORIGINAL_TURN_THREE,
  RecordError,
  VERSION,
} from './record.ts';
import { DEFAULT_TARGET, MOST_DECKS, MOST_SEATS, MOST_TARGET } from './setup.ts';

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

const KEYS = ['players', 'dealer', 'target', 'decks', 'house', 'draw', 'moves', 'expect', ...NOTE_KEYS] as const;

/** A record while it is being read. */
class Draft {
  readonly #header: number;
  readonly #notes: Partial<Record<NoteKey, string>> = {};
  readonly #seen = new Map<string, number>();
  #players: string[] | undefined;
  #dealer = 1;
  #target = DEFAULT_TARGET;
  #decks: number | undefined;
  #originalTurnThree = false;
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
      const line = this.#seen.get('dealer') ?? this.#header;
      throw new RecordError(line, `seat ${this.#dealer} cannot deal`, `a seat from 1 to ${players.length}`);
    }
    return {
      record: {
        notes: this.#notes,
        players,
        dealer: this.#dealer - 1,
        target: this.#target,
        ...(this.#decks === undefined ? {} : { decks: this.#decks }),
        originalTurnThree: this.#originalTurnThree,
        draws: this.#draws,
        moves: this.#moves,
        expects: this.#expects,
      },
      lines: { header: this.#header, draws: this.#drawLines, moves: this.#moveLines, expects: this.#expectLines },
    };
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
    if (key === 'players') this.#players = readPlayers(line, value);
    else if (key === 'dealer') this.#dealer = readWhole(line, key, value, MOST_SEATS);
    else if (key === 'target') this.#target = readWhole(line, key, value, MOST_TARGET);
    else if (key === 'decks') this.#decks = readWhole(line, key, value, MOST_DECKS);
    else if (key === 'house') this.#originalTurnThree = readHouse(line, value);
    else if (isNoteKey(key)) this.#notes[key] = value;
    else throw new RecordError(line, `"${shorten(key)}" is not a key of a record`, `one of ${KEYS.join(', ')}`);
  }
}

const tokens = (value: string): string[] => value.split(/\s+/).filter((word) => word !== '');

const isNoteKey = (key: string): key is NoteKey => NOTE_KEYS.some((note) => note === key);

function readCard(line: number, word: string): Card {
  const card = cardNamed(word);
  if (card === undefined) throw new RecordError(line, `"${shorten(word)}" is not a card`, `one of ${CARDS.join(' ')}`);
  return card;
}

function readMove(line: number, word: string): Choice {
  if (word === 'h') return HIT;
  if (word === 's') return STAY;
  if (/^>[1-9]\d?$/.test(word)) return Number(word.slice(1)) - 1;
  throw new RecordError(line, `"${shorten(word)}" is not a move`, 'h, s, or > and a seat such as >2');
}

function readPlayers(line: number, value: string): string[] {
  const names = value.split('|').map((name) => name.trim());
  if (!names.every(isPlayerName)) throw new RecordError(line, 'a player has no name', 'names with | between them');
  if (names.length > MOST_SEATS)
    throw new RecordError(line, `${names.length} players are too many`, `1 to ${MOST_SEATS}`);
  return names;
}

function readWhole(line: number, key: string, value: string, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  throw new RecordError(
    line,
    `"${shorten(`${key} ${value}`.trim())}" is not possible`,
    `a whole number from 1 to ${most}`,
  );
}

function readHouse(line: number, value: string): true {
  if (value === ORIGINAL_TURN_THREE) return true;
  throw new RecordError(line, `"${shorten(value)}" is not a house rule`, ORIGINAL_TURN_THREE);
}

/** A line of an error stays a line, whatever was in the file. */
const shorten = (words: string): string => (words.length > 40 ? `${words.slice(0, 39)}…` : words);
