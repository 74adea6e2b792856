/** What a table is: the sum of its log. A state is never changed; each line of the log makes a new one. */
import type { Choice, Game, GameEvent, RoundEnded, StandInMove } from '@turn7/engine';
import {
  type Away,
  type ChosenBy,
  type DailyTry,
  type Entry,
  type FairShuffler,
  isSlowClock,
  type Lobby,
  type Options,
} from '@turn7/protocol';
import type { Skill } from '../rating/skill.ts';
import type { Moves } from './moves.ts';

export type MemberId = number;

export type Chose = Extract<Entry, { kind: 'chose' }>;

/** Somebody who came to the table, with or without a seat. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  /** The nodes of the server through which they are connected. */
  readonly nodes: readonly string[];
  /** Since when they are not, if they are not. */
  readonly absentSince: number | null;
  /** Whether a bot plays for them, and by whose wish: their own, or the host's. */
  readonly away: Away;
}

export type Occupant =
  | { readonly kind: 'person'; readonly member: MemberId }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Somebody whose rating the game counts for, and what they were believed to be worth when it began. */
export interface RatedSeat extends Skill {
  readonly seat: number;
  readonly player: string;
}

/** What a game is made of, beside its moves. */
interface GameFacts {
  /** Counts the games of the table from 1. */
  readonly number: number;
  readonly players: readonly string[];
  /** Who sits on which seat, to its end and after it. */
  readonly seats: readonly Occupant[];
  readonly options: Options;
  readonly startedAt: number;
  readonly secret: string;
  readonly commitment: string;
  /** By seat. */
  readonly seeds: readonly (string | null)[];
  /** The seats with one, in the order in which the seeds came. */
  readonly seeded: readonly number[];
  readonly rated: readonly RatedSeat[];
  /** Those that a bot made for a person. */
  readonly standIns: readonly StandInMove[];
  readonly rounds: readonly RoundEnded[];
  /** When the question was asked that is asked now; anew when somebody comes back to a table that waited for nobody. */
  readonly askedAt: number;
  /** The seconds that there are for it: a host who changes the clock does so from the next question on. */
  readonly clock: Options['clock'];
  /** Whether the host has reminded whoever is asked: once is enough. */
  readonly nudged: boolean;
}

/** A game as it is kept. */
export interface KeptGame extends GameFacts {
  readonly moves: readonly Choice[];
}

/** The game on the table, being played or just finished. */
export interface Played extends GameFacts {
  readonly moves: Moves;
  /** As of this state; the one after the next takes it as its `spare`, and this state is of no use any more. */
  readonly game: Game;
  /** The next move is played on this one, so that nothing has changed as long as its line is not written. */
  readonly spare: Game;
  /** Of both games. Whoever plays tells it first how many piles there were. */
  readonly shuffler: FairShuffler;
  readonly piles: number;
}

export interface TableState {
  readonly code: string;
  readonly seq: number;
  readonly options: Options;
  readonly host: MemberId | null;
  readonly members: ReadonlyMap<MemberId, Member>;
  /** How many people ever came: ids are never used twice. */
  readonly joined: number;
  readonly seats: readonly Occupant[];
  /** Who waits for a seat, the first one first. */
  readonly waiting: readonly MemberId[];
  /** The names of those whom a host sent away, in small letters. */
  readonly sentAway: readonly string[];
  /** For the next game, with its hash. */
  readonly secret: string;
  readonly commitment: string;
  /** For the next game, in the order in which they came. */
  readonly seeds: ReadonlyMap<MemberId, string>;
  readonly played: Played | null;
  /** At a rated table: whose games count for the rating of which player. */
  readonly rated: ReadonlyMap<MemberId, string>;
  /** Where the table is a try at a daily challenge. */
  readonly daily: DailyTry | null;
  /** The seq of the first line of each game. */
  readonly starts: readonly number[];
}

/** A table takes so many lines and no more: hundreds of games. */
export const MOST_TABLE_LINES = 50_000;
/** With fewer left than the longest game may take, none begins; people are told long before. */
const LAST_START = 40_000;
const NEARLY_FULL = 30_000;

export const isClosed = ({ seq }: TableState): boolean => seq >= MOST_TABLE_LINES;
export const mayStart = ({ seq }: TableState): boolean => seq < LAST_START;
export const isNearlyFull = ({ seq }: TableState): boolean => seq >= NEARLY_FULL;

export type Stage = Lobby['stage'];

export function stageOf({ played }: TableState): Stage {
  if (played === null) return 'lobby';
  return played.game.finished ? 'finished' : 'playing';
}

export const seatOf = ({ seats }: TableState, member: MemberId): number =>
  seats.findIndex((occupant) => occupant.kind === 'person' && occupant.member === member);

/** Who sits on a seat, if it is a person. */
export function personOn({ seats, members }: TableState, seat: number): Member | undefined {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? members.get(occupant.member) : undefined;
}

/** Those who play the next game: whoever left the last one before its end is not among them. */
export const playersOf = (state: TableState): readonly Occupant[] =>
  state.seats.filter(({ kind }, seat) => kind === 'bot' || personOn(state, seat)?.away === false);

/** How many of them are people: asked with every move. */
export function peopleAt(state: TableState): number {
  let people = 0;
  for (let seat = 0; seat < state.seats.length; seat++) if (personOn(state, seat)?.away === false) people++;
  return people;
}

/** Whether people play with people. */
export const hasCompany = (state: TableState): boolean => peopleAt(state) > 1;

export const hasFreeSeat = (state: TableState): boolean => playersOf(state).length < state.options.seats;

/**
 * Whether a person who comes between games may play the next one: people go before bots. Whoever waits then and is there
 * has sat down already, as long as there was a seat.
 */
export const hasRoom = (state: TableState): boolean => peopleAt(state) < state.options.seats;

/**
 * Whose choice it was, at a table before it was made. The log only says that a person was absent: the table knows whether
 * they had left by their own wish, or the host let a bot play for them or sent them away.
 */
export function chosenBy(state: TableState, { seat, by }: Pick<Chose, 'seat' | 'by'>): ChosenBy {
  if (by !== 'absence') return by;
  const person = personOn(state, seat);
  return person === undefined ? 'host' : person.away || by;
}

export const isPresent = (member: Member): boolean => member.nodes.length > 0;

/** The seconds for a choice, of what is asked or else in the next game, where the table is for slow play; null elsewhere. */
export function slowClockOf(state: TableState): number | null {
  const { played, options } = state;
  const clock = played !== null && stageOf(state) === 'playing' ? played.clock : options.clock;
  return isSlowClock(clock) ? clock : null;
}

/** Whether somebody can be counted on: in slow play nobody need be connected for that. */
export const isAtHand = (state: TableState, member: Member): boolean =>
  isPresent(member) || slowClockOf(state) !== null;

/** The members whose connection matters to the others: the host, and those who have a seat or wait for one. */
export const isWatched = (state: TableState, member: MemberId): boolean =>
  state.host === member || seatOf(state, member) >= 0 || state.waiting.includes(member);

export interface Applied {
  readonly state: TableState;
  /** What happened at the table because of it. */
  readonly events: GameEvent[];
}
