/** A game that is being set up: what was typed so far, and what is wrong with it. */
import { DEFAULT_TARGET, MOST_DECKS, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { cleanName, cleanTitle } from '@turn7/protocol';
import type { DeviceStorage } from '../../device/storage.ts';
import { isListOf, isText, isWhole, parsed, parts } from '../../device/stored.ts';
import { isNamedBefore } from '../sheet/person.ts';

export interface SetupPlayer {
  /** Stays with the person while seats change. */
  readonly id: number;
  /** As typed. */
  readonly name: string;
}

export interface Setup {
  /** Clockwise. */
  readonly players: readonly SetupPlayer[];
  /** null is the first seat. */
  readonly dealer: SetupPlayer['id'] | null;
  /** As typed. */
  readonly target: string;
  /** null is as many as the players need (R2). */
  readonly decks: number | null;
  readonly title: string;
  /** Whether the scores of a round are shown only when all are in. */
  readonly hides: boolean;
}

export const NO_SETUP: Setup = {
  players: [],
  dealer: null,
  target: String(DEFAULT_TARGET),
  decks: null,
  title: '',
  hides: false,
};

/** What a person has to put right. */
export type SetupProblem =
  | { readonly kind: 'none' | 'many' | 'empty' | 'target' }
  | { readonly kind: 'twice'; readonly name: string };

/** The names in what was typed or pasted: a list may have a line, a comma or a semicolon between two of them. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map(cleanName)
    .filter((name) => name !== null);

/** Adds all of them, or says why it adds none. */
export function added(setup: Setup, names: readonly string[]): Setup | SetupProblem {
  if (names.length === 0) return { kind: 'empty' };
  const first = 1 + Math.max(0, ...setup.players.map(({ id }) => id));
  const players = [...setup.players, ...names.map((name, i) => ({ id: first + i, name }))];
  return playersProblem(players) ?? { ...setup, players };
}

/** Other people, or in another order; if the dealer is gone, the first seat deals. */
export const seated = (setup: Setup, players: readonly SetupPlayer[]): Setup => ({
  ...setup,
  players,
  dealer: players.some(({ id }) => id === setup.dealer) ? setup.dealer : null,
});

export const isSetup = (result: Setup | SetupProblem): result is Setup => 'players' in result;

/** Puts somebody so many seats further. */
export function moved<P extends { readonly id: number }>(players: readonly P[], id: number, by: 1 | -1): readonly P[] {
  const from = players.findIndex((player) => player.id === id);
  const player = players[from];
  const to = from + by;
  if (player === undefined || to < 0 || to >= players.length) return players;
  return players.toSpliced(from, 1).toSpliced(to, 0, player);
}

/** null where a game may begin. */
export function problemIn({ players, target }: Setup): SetupProblem | null {
  if (players.length === 0) return { kind: 'none' };
  return playersProblem(players) ?? (isTarget(target) ? null : { kind: 'target' });
}

function playersProblem(players: readonly SetupPlayer[]): SetupProblem | null {
  if (players.length > MOST_SEATS) return { kind: 'many' };
  const names = players.flatMap(({ name }) => cleanName(name) ?? []);
  if (names.length < players.length) return { kind: 'empty' };
  const twice = names.find(isNamedBefore);
  return twice === undefined ? null : { kind: 'twice', name: twice };
}

export const isTarget = (text: string): boolean => {
  const target = Number(text);
  return Number.isInteger(target) && target >= 1 && target <= MOST_TARGET;
};

/** A setup that was begun, kept on this device: who has typed forty names does not want to type them again. */
const KEY = 'turn7 score-setup';

export const keepSetup = (storage: DeviceStorage, setup: Setup): void => storage.setItem(KEY, JSON.stringify(setup));

export const forgetSetup = (storage: DeviceStorage): void => storage.removeItem(KEY);

/** An empty one where there is none that makes sense. */
export function keptSetup(storage: DeviceStorage): Setup {
  const { players, dealer, target, decks, title, hides } = parts(parsed(storage.getItem(KEY)));
  if (!isListOf(players, isPlayer) || !isText(target) || !isText(title)) return NO_SETUP;
  return {
    players: players.map(({ id, name }) => ({ id, name })),
    dealer: isWhole(dealer) ? dealer : null,
    target,
    decks: isWhole(decks) && decks >= 1 && decks <= MOST_DECKS ? decks : null,
    title: cleanTitle(title),
    hides: hides === true,
  };
}

function isPlayer(value: unknown): value is SetupPlayer {
  const { id, name } = parts(value);
  return isWhole(id) && isText(name);
}
