/** A table as its screen sees it, whoever keeps it: this device (`local.ts`) or a server (`remote.ts`). */
import type { Connection, Problem, TableGame } from '@turn7/client';
import type { Choice, Seat } from '@turn7/engine';
import type { Command, Lobby, Reaction } from '@turn7/protocol';
import type { Readable } from '../../device/signal.ts';
import type { Doubt, Testimony } from './testimony.ts';

/** Who plays a seat. */
export interface Person {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The level of a bot, as in LEVELS; null for people. */
  readonly level: string | null;
  /** Whether this device answers for the seat. Several may be: from hand to hand. */
  readonly mine: boolean;
  /**
   * `lost`: the connection, and there is still grace. `away`: a bot plays until they answer. `left`: the game, which a bot
   * plays for them. `gone`: from the table, where the game is over.
   */
  readonly presence: 'here' | 'lost' | 'away' | 'left' | 'gone';
  /** Whether they are the host of an online table. */
  readonly isHost: boolean;
}

/** The same seats with every bot a level stronger or weaker. */
export interface OtherTable {
  readonly kind: 'harder' | 'easier';
  readonly play: () => void;
}

export interface Session {
  /** By seat. */
  readonly people: Readable<readonly Person[]>;
  /** null before the first. */
  readonly game: Readable<TableGame | null>;
  /** Everything up to here was shown: a game on this device goes on from there, and what is chosen is an answer to that. */
  seen(game: TableGame): void;
  /** The answer of a seat of this device to what is asked. */
  choose(choice: Choice): void;
  /** Another game with the same seats; null while this device may not ask for one. */
  readonly rematch: Readable<(() => void) | null>;
  /** For whoever has just beaten the bots at this device, or lost to them; null where these can be no other. */
  readonly otherTable: Readable<OtherTable | null>;
  /** A game of this table as a `.t7` record; null while it is played and a server still keeps its secret. */
  record(game: number): Promise<string | null>;
  /** The hash of the secret that shuffled these cards. */
  readonly commitment: Readable<string | null>;
  /** What this device can testify of how a game was shuffled; `own` if it shuffled itself. */
  testimony(game: number): Testimony | 'own' | null;
  /** Whether a game alone is a challenge to be done with in few rounds. In that of a day points for each round count. */
  readonly hasPar: boolean;
  readonly online: Online | null;
  close(): void;
}

/** A reminder that the table waits for somebody's answer to a question. */
export interface Nudge {
  readonly member: number;
  readonly question: number;
}

/** What only a table on a server has. */
export interface Online {
  readonly code: string;
  /** What links for others begin with: this device may reach the server by a name that only it knows. */
  readonly origin: Readable<string>;
  readonly connection: Readable<Connection>;
  readonly lobby: Readable<Lobby>;
  /** This device's member id; null for those who watch. */
  readonly me: Readable<number | null>;
  /** Why the server refused; null if all went well. */
  send(command: Command): Promise<Problem | null>;
  /** The answer that is on its way to the server; null once it has come of it what may. */
  readonly answering: Readable<Choice | null>;
  /** Why the last answer to a question, or wish for a rematch, was not taken; null as long as all goes well. */
  readonly refused: Readable<Problem | null>;
  /** The seed of this device for the next game. */
  readonly seed: Readable<string | null>;
  /** What the server did about the shuffles that it should not; nothing as long as all goes well. */
  readonly doubts: Readable<readonly Doubt[]>;
  /** The host's last nudge, as far as it was heard. */
  readonly nudge: Readable<Nudge | null>;
  react(reaction: Reaction): void;
  onReaction(listener: (seat: Seat | null, name: string, reaction: Reaction) => void): () => void;
}
