/** What most tests need: a record in a line or two, played to its end, and what came of it. */
import {
  type Card,
  cardNamed,
  factsOf,
  type Game,
  type GameEvent,
  type LocatedRecord,
  outcomeOf,
  type RoundEnded,
  readRecords,
  replay,
  scorePad,
} from '../src/index.ts';

/** The cards that words name: `cards('7 x2 T3')`. */
export const cards = (words: string): Card[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = cardNamed(word);
      if (card === undefined) throw new Error(`"${word}" is not a card`);
      return card;
    });

/** A record of so many seats; the last one deals, so that seat 1 comes first, unless `more` lines say otherwise. */
export function recordText(seats: number, draw: string, moves = '', ...more: string[]): string {
  const players = Array.from({ length: seats }, (_, seat) => `P${seat + 1}`).join(' | ');
  const dealer = more.some((line) => line.startsWith('dealer')) ? [] : [`dealer ${seats}`];
  return ['turn7 record 1', `players ${players}`, ...dealer, `draw ${draw}`, ...more, `moves ${moves}`].join('\n');
}

/** The only record of a text. */
export function readOne(text: string): LocatedRecord {
  const [record, ...others] = [...readRecords(text)];
  if (record === undefined || others.length > 0) throw new Error(`${others.length + 1} records instead of one`);
  return record;
}

export interface Played {
  readonly game: Game;
  /** Everything that can be expected of the game, in the words of the record's `expect` lines. */
  readonly facts: string[];
  readonly events: GameEvent[];
  readonly rounds: RoundEnded[];
}

function playText(text: string): Played {
  const events: GameEvent[] = [];
  const rounds: RoundEnded[] = [];
  const pad = scorePad(rounds);
  const game = replay(readOne(text), (event) => {
    events.push(event);
    pad(event);
  });
  return { game, events, rounds, facts: factsOf(outcomeOf(game, rounds)) };
}

export const play = (...about: Parameters<typeof recordText>): Played => playText(recordText(...about));

/** A row of a table of rules: what is played, and the facts it comes to. */
export type Row = [rule: string, seats: number, draw: string, moves: string, facts: string[], more?: string[]];

/** The facts of a row's game that the row speaks of: equal to those it expects if all of them came true. */
export function factsFor([, seats, draw, moves, expected, more = []]: Row): { found: string[]; expected: string[] } {
  const { facts } = play(seats, draw, moves, ...more);
  const met = expected.filter((fact) => facts.includes(fact));
  return { found: met.length === expected.length ? met : facts, expected };
}

/** A small repeatable source of integers in [0, n), apart from the engine's own (mulberry32). */
export function dice(seed: number): (n: number) => number {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (((word ^ (word >>> 14)) >>> 0) % n) >>> 0;
  };
}

/** What a step throws, or undefined. */
export function thrownBy(step: () => unknown): unknown {
  try {
    step();
    return undefined;
  } catch (error) {
    return error;
  }
}
