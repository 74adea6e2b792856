/** Games on this device that were begun before: the same cards every time, at the very moment that a test is about. */

import type { Page } from '@playwright/test';
import { type Choice, type GameEvent, HIT, type Question, questionOf, STAY } from '@turn7/engine';
import type { LevelName } from '@turn7/strategy';
import { LocalGame } from '../../src/game/session/local-game.ts';
import { type LocalSetup, type SavedGame, saveGame } from '../../src/game/session/saved-game.ts';
import { MapStorage } from '../../test/support/map-storage.ts';

const STARTED_AT = Date.UTC(2026, 10, 16, 12);
const NAMES = ['Ana', 'Bartholomew', 'Chidi', 'Dora', 'Emre', 'Fritz', 'Gaia', 'Hugo', 'Ines', 'Jun'];
const MOST_SECRETS = 2000;

/** One person and so many bots. */
export const against = (bots: number, level: LevelName = 'Regular', target = 200): LocalSetup => ({
  mode: 'bots',
  players: [{ name: 'Kim', level: null }, ...Array.from({ length: bots }, (_, i) => ({ name: nameOf(i), level }))],
  target,
  decks: null,
  originalTurnThree: false,
});

export const handToHand = (...names: readonly string[]): LocalSetup => ({
  ...against(0),
  mode: 'pass',
  players: names.map((name) => ({ name, level: null })),
});

export const SOLO: LocalSetup = { ...against(0), mode: 'solo' };

const nameOf = (i: number): string =>
  `${NAMES[i % NAMES.length]}${i < NAMES.length ? '' : ` ${Math.floor(i / NAMES.length) + 1}`}`;

export const newGame = (setup: LocalSetup): SavedGame => gameWhere(setup, () => true);

/** Two rounds or so: whoever plays it has done all there is to do. */
export const shortGame = (): SavedGame => newGame(against(3, 'Regular', 40));

/** The first game in which such play leads to such a moment. */
export function gameWhere(
  setup: LocalSetup,
  isMoment: (game: LocalGame) => boolean,
  choose: (game: LocalGame) => Choice = sensible,
): SavedGame {
  for (let secret = 1; secret <= MOST_SECRETS; secret++) {
    const found = momentIn(newLocalGame(setup, secret), isMoment, choose);
    if (found !== null) return found;
  }
  throw new Error(`no such moment in ${MOST_SECRETS} games`);
}

function momentIn(
  game: LocalGame,
  isMoment: (game: LocalGame) => boolean,
  choose: (game: LocalGame) => Choice,
): SavedGame | null {
  while (!isMoment(game)) {
    if (game.game.finished) return null;
    game.play(choose(game));
  }
  return game.saved;
}

/** So many games from their first card to their end. */
export function gamesTo(setup: LocalSetup, count: number, choose = sensible): readonly LocalGame[] {
  return Array.from({ length: count }, (_, i) => {
    const game = newLocalGame(setup, i + 1);
    while (!game.game.finished) game.play(choose(game));
    return game;
  });
}

/** The first game in which my next stay is its end. */
export const lastStay = (setup: LocalSetup): SavedGame =>
  gameWhere(
    setup,
    (game) => asks(game, 'hit-or-stay', 0) && eventsAfter(game, STAY).some(({ kind }) => kind === 'game ended'),
  );

const newLocalGame = (setup: LocalSetup, secret: number): LocalGame =>
  new LocalGame({
    setup,
    number: 1,
    startedAt: STARTED_AT,
    secret: secret.toString(16).padStart(64, '0'),
    moves: [],
    over: false,
  });

/** Twenty points are enough; a card goes to whoever has the most to lose. */
function sensible({ game }: LocalGame): Choice {
  const question = questionOf(game);
  if (question === null) throw new Error('nothing is asked');
  if (question.kind === 'hit-or-stay') return game.asked.points < 20 ? HIT : STAY;
  const others = game.hands.filter(({ seat }) => seat !== question.seat && question.targets.includes(seat));
  return others.toSorted((a, b) => b.total - a.total)[0]?.seat ?? question.seat;
}

/** The first seat never takes a card that it need not. */
export const timid = (game: LocalGame): Choice =>
  game.game.asked.seat === 0 && game.game.isLegal(STAY) ? STAY : sensible(game);

/** As if the next card were known. */
export function lucky(game: LocalGame): Choice {
  if (!game.game.isLegal(HIT)) return sensible(game);
  return eventsAfter(game, HIT).some(({ kind }) => kind === 'busted') ? STAY : HIT;
}

/** What follows at once from a choice. */
export function eventsAfter(game: LocalGame, choice: Choice): readonly GameEvent[] {
  const copy = new LocalGame(game.saved);
  if (copy.game.isLegal(choice)) copy.play(choice);
  return copy.events.slice(game.events.length);
}

/** Whether this seat is asked to hit or stay, or for the target of a card. */
export const asks = ({ game }: LocalGame, kind: Question['kind'], seat = 0): boolean => {
  const question = questionOf(game);
  return question?.seat === seat && question.kind === kind;
};

/** Opens the table with that game, as if it had been left there; reloading goes on with it. */
export async function resume(page: Page, game: SavedGame): Promise<void> {
  await leave(page, game);
  await page.goto('/play');
}

/** Leaves the game on the device of that page. */
export async function leave(page: Page, game: SavedGame, slot = 1): Promise<void> {
  await page.addInitScript(put, stored(game, slot));
}

function put([key, text]: readonly [string, string]): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}

/** As the page itself keeps it. */
export function stored(game: SavedGame, slot = 1): readonly [string, string] {
  const storage = new MapStorage();
  saveGame(storage, game, slot);
  const [item] = storage.items;
  if (item === undefined) throw new Error('expected the game to be stored');
  return item;
}
