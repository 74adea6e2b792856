/**
 * The finished games of this device, in the browser's database. Only the games are truth: what was worked out of them lies
 * beside them, with the version of the program that did it, and is worked out again where that is another.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { Signal } from '../../device/signal.ts';
import { FACTS_VERSION, type GameFacts } from './facts.ts';
import { type KeptGame, keptGameOf } from './kept-game.ts';
import { type KeptReview, REVIEW_VERSION } from './kept-review.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  facts: { key: string; value: Derived<GameFacts> };
  reviews: { key: string; value: Derived<KeptReview> };
  /** For trying whether there is room, out of sight of those who look for games. */
  room: { key: string; value: { readonly id: string; readonly letters: string } };
}

/** Something about the game with that id. */
type Derived<T> = T & { readonly id: string; readonly version: number };

/** A game with all that is known of it. */
export interface KnownGame extends KeptGame {
  /** null until they are worked out. */
  readonly facts: GameFacts | null;
  /** null where nobody has reviewed it. */
  readonly review: KeptReview | null;
}

/** Of all stores at once, or of none. */
type Change = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

const NAME = 'turn7';
/** In the first one the ids of games depended on the order of cards that nobody drew. */
const VERSION = 2;
const STORES = ['games', 'facts', 'reviews'] as const;

/** About as long as a game. */
const TRIAL = { id: 'trial', letters: '7'.repeat(10_000) };

class KeptGames {
  /** Another value whenever something has changed, in this tab or another. */
  readonly revision = new Signal({});
  #database: Promise<IDBPDatabase<Schema>> | null = null;
  readonly #tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

  constructor() {
    this.#tabs?.addEventListener('message', () => this.revision.set({}));
  }

  /** Those that were not there before. Two tabs may do it at once: a game is there once. */
  async add(games: readonly KeptGame[]): Promise<readonly KeptGame[]> {
    const added = await this.#write(async (change) => {
      const known = new Set(await change.objectStore('games').getAllKeys());
      const each = new Map(games.map((game) => [game.id, game]));
      const fresh = [...each.values()].filter(({ id }) => !known.has(id));
      await Promise.all(fresh.map((game) => change.objectStore('games').put(game)));
      return fresh;
    });
    if (added.length > 0) this.#tell();
    return added;
  }

  /** The latest first. */
  async all(): Promise<readonly KnownGame[]> {
    const database = await this.#open();
    const transaction = database.transaction(STORES);
    const [games, facts, reviews] = await Promise.all([
      transaction.objectStore('games').getAll(),
      transaction.objectStore('facts').getAll(),
      transaction.objectStore('reviews').getAll(),
    ]);
    const [factsOf, reviewOf] = [byId(facts, FACTS_VERSION), byId(reviews, REVIEW_VERSION)];
    return games
      .map((game) => ({ ...game, facts: factsOf.get(game.id) ?? null, review: reviewOf.get(game.id) ?? null }))
      .sort((a, b) => b.at - a.at);
  }

  async game(id: string): Promise<KeptGame | null> {
    return (await (await this.#open()).get('games', id)) ?? null;
  }

  /** Rejects where there is no room for a game, or nothing may be kept: a letter as long as one is written and taken away. */
  async tryToKeep(): Promise<void> {
    const database = await this.#open();
    await database.put('room', TRIAL);
    await database.delete('room', TRIAL.id);
  }

  /** With all that belongs to it. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#write((change) =>
      Promise.all(ids.flatMap((id) => STORES.map((name) => change.objectStore(name).delete(id)))),
    );
    this.#tell();
  }

  /** Undoes that. */
  async restore(games: readonly KnownGame[]): Promise<void> {
    await this.#write((change) =>
      Promise.all(
        games.flatMap(({ facts, review, ...game }) => [
          change.objectStore('games').put(game),
          facts && change.objectStore('facts').put({ ...facts, id: game.id, version: FACTS_VERSION }),
          review && change.objectStore('reviews').put({ ...review, id: game.id, version: REVIEW_VERSION }),
        ]),
      ),
    );
    this.#tell();
  }

  /** What was worked out of games. Nothing is told: whoever worked it out shows it, and others will find it. */
  async putFacts(facts: ReadonlyMap<string, GameFacts>): Promise<void> {
    await this.#write((change) =>
      Promise.all(
        [...facts].map(([id, one]) => change.objectStore('facts').put({ ...one, id, version: FACTS_VERSION })),
      ),
    );
  }

  /** Of a game that is kept, unless a better review is there. */
  async putReview(id: string, review: KeptReview): Promise<void> {
    const isPut = await this.#write(async (change) => {
      const [key, before] = await Promise.all([
        change.objectStore('games').getKey(id),
        change.objectStore('reviews').get(id),
      ]);
      const isBetter = before?.version !== REVIEW_VERSION || before.passes < review.passes;
      if (key === undefined || !isBetter) return false;
      await change.objectStore('reviews').put({ ...review, id, version: REVIEW_VERSION });
      return true;
    });
    if (isPut) this.#tell();
  }

  async #write<T>(act: (transaction: Change) => Promise<T>): Promise<T> {
    const database = await this.#open();
    const transaction = database.transaction(STORES, 'readwrite');
    const [done] = await Promise.all([act(transaction), transaction.done]);
    return done;
  }

  /** Rejects where the browser keeps nothing; it is asked again then. */
  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(NAME, VERSION, {
      upgrade: async (database, from, _, change) => {
        if (from > 0) return renameGames(change);
        for (const name of [...STORES, 'room'] as const) database.createObjectStore(name, { keyPath: 'id' });
      },
      // A newer page in another tab waits for this one: it gets the database, and this one opens it anew.
      blocking: (_, __, event) => {
        this.#database = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => {
        this.#database = null;
      },
    }).catch((error) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  #tell(): void {
    this.revision.set({});
    this.#tabs?.postMessage(null);
  }
}

/** Every game gets its id of today, and what was worked out of it too. */
async function renameGames(change: Upgrade): Promise<void> {
  for (const game of await change.objectStore('games').getAll()) {
    const id = idOf(game);
    if (id === game.id) continue;
    for (const name of STORES) {
      const store = change.objectStore(name);
      const value = await store.get(game.id);
      await store.delete(game.id);
      if (value !== undefined) await store.put({ ...value, id });
    }
  }
}

/** What is no game any more keeps its place: nothing else shall be lost with it. */
function idOf(game: KeptGame): string {
  try {
    return keptGameOf(game).id;
  } catch {
    return game.id;
  }
}

/** Those of this version, by the id of their game. */
const byId = <T>(all: readonly Derived<T>[], version: number): ReadonlyMap<string, T> =>
  new Map(all.filter((one) => one.version === version).map((one) => [one.id, one]));

/** Of this device. */
export const keptGames = new KeptGames();
