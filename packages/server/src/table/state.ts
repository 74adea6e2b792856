/** What a table is: the sum of its log. A state is never changed; each line of the log makes a new one. */
import type { Choice, Game, GameEvent, RoundEnded } from '@turn7/engine';
import type { Lobby, Options } from '@turn7/protocol';

export type MemberId = number;

/** Somebody who came to the table, with or without a seat. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  /** The nodes of the server through which they are connected. */
  readonly nodes: readonly string[];
  /** Since when they are not, if they are not. */
  readonly absentSince: number | null;
  /** Left their seat to a bot, by their own wish. */
  readonly away: boolean;
  /** For the next game. */
  readonly seed: string | null;
}

export type Occupant =
  | { readonly kind: 'person'; readonly member: MemberId }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The game on the table, being played or just finished. */
export interface Played {
  /** Counts the games of the table from 1. */
  readonly number: number;
  readonly players: readonly string[];
  readonly options: Options;
  readonly startedAt: number;
  readonly secret: string;
  readonly commitment: string;
  readonly seeds: readonly (string | null)[];
  /** Never played further: the next state has a copy that is. */
  readonly game: Game;
  readonly moves: readonly Choice[];
  readonly rounds: readonly RoundEnded[];
  /** When the question was asked that is asked now. */
  readonly askedAt: number;
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
  /** For the next game, with its hash. */
  readonly secret: string;
  readonly commitment: string;
  readonly played: Played | null;
}

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
  state.seats.filter((_, seat) => personOn(state, seat)?.away !== true);

export const isPresent = (member: Member): boolean => member.nodes.length > 0;

/** The members whose connection matters to the others: those with a seat, and the host. */
export const isWatched = (state: TableState, member: MemberId): boolean =>
  state.host === member || seatOf(state, member) >= 0;

export interface Applied {
  readonly state: TableState;
  /** What happened at the table because of it. */
  readonly events: readonly GameEvent[];
}
