/** What the words behind the keys of a record mean, or what is wrong with them. */
import { CARDS, type Card, cardNamed } from './card.ts';
import { type Choice, HIT, STAY } from './choice.ts';
import { HOUSE_FLAGS, type HouseRules } from './house-rules.ts';
import { isPlayerName, RecordError } from './record.ts';
import { isSecret, isSeed, NO_SEED } from './record-fairness.ts';
import type { Seat } from './seat.ts';
import { MOST_SEATS } from './setup.ts';

export const tokens = (value: string): string[] => value.split(/\s+/).filter((word) => word !== '');

export function readCard(line: number, word: string): Card {
  const card = cardNamed(word);
  if (card === undefined) throw new RecordError(line, `"${shorten(word)}" is not a card`, `one of ${CARDS.join(' ')}`);
  return card;
}

export function readMove(line: number, word: string): Choice {
  if (word === 'h') return HIT;
  if (word === 's') return STAY;
  if (/^>[1-9]\d?$/.test(word)) return Number(word.slice(1)) - 1;
  throw new RecordError(line, `"${shorten(word)}" is not a move`, 'h, s, or > and a seat such as >2');
}

export function readPlayers(line: number, value: string): string[] {
  const names = value.split('|').map((name) => name.trim());
  if (!names.every(isPlayerName)) throw new RecordError(line, 'a player has no name', 'names with | between them');
  if (names.length > MOST_SEATS)
    throw new RecordError(line, `${names.length} players are too many`, `1 to ${MOST_SEATS}`);
  return names;
}

export function readWhole(line: number, key: string, value: string, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  const said = shorten(`${key} ${value}`.trim());
  throw new RecordError(line, `"${said}" is not possible`, `a whole number from 1 to ${most}`);
}

/** The flags of a `house` line. */
export function readHouse(line: number, value: string): Partial<HouseRules> {
  const words = tokens(value);
  const flags = HOUSE_FLAGS.filter(({ word }) => words.includes(word));
  if (words.length > 0 && words.length === flags.length)
    return Object.fromEntries(flags.map(({ name }) => [name, true]));
  const expected = HOUSE_FLAGS.map(({ word }) => word).join(', ');
  throw new RecordError(line, `"${shorten(value)}" is not a house rule`, expected);
}

/** A commitment or a secret. */
export function readSecret(line: number, key: string, value: string): string {
  if (isSecret(value)) return value;
  throw new RecordError(line, `"${shorten(value)}" is not a ${key}`, '64 hexadecimal digits in lower case');
}

export function readSeeds(line: number, value: string): (string | null)[] {
  return value.split('|').map((part) => {
    const word = part.trim();
    if (word === NO_SEED) return null;
    if (isSeed(word)) return word;
    const expected = `1 to 64 hexadecimal digits in lower case, or ${NO_SEED} for none`;
    throw new RecordError(line, `"${shorten(word)}" is not a seed`, expected);
  });
}

/** Seats in the order in which their seeds came. */
export function readSeats(line: number, value: string): Seat[] {
  return tokens(value).map((word) => {
    if (/^[1-9]\d?$/.test(word)) return Number(word) - 1;
    throw new RecordError(line, `"${shorten(word)}" is not a seat`, `seats from 1 to ${MOST_SEATS}`);
  });
}

/** A line of an error stays a line, whatever was in the file. */
export const shorten = (words: string): string => (words.length > 40 ? `${words.slice(0, 39)}…` : words);
