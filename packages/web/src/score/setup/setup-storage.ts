/** A setup that was begun, kept on this device: who has typed forty names does not want to type them again. */
import { MOST_DECKS } from '@turn7/engine';
import { LONGEST_TITLE } from '@turn7/protocol';
import type { DeviceStorage } from '../../device/storage.ts';
import { isListOf, isText, isWhole, parsed, parts } from '../../device/stored.ts';
import { NO_SETUP, type Setup, type SetupPlayer } from './setup.ts';

const KEY = 'turn7 score-setup';

export const keepSetup = (storage: DeviceStorage, setup: Setup): void => storage.setItem(KEY, JSON.stringify(setup));

export const forgetSetup = (storage: DeviceStorage): void => storage.removeItem(KEY);

/** An empty one where there is none that makes sense. */
export function keptSetup(storage: DeviceStorage): Setup {
  const { players, dealer, target, decks, title } = parts(parsed(storage.getItem(KEY)));
  if (!isListOf(players, isPlayer) || !isText(target) || !isText(title)) return NO_SETUP;
  return {
    players: players.map(({ id, name }) => ({ id, name })),
    dealer: isWhole(dealer) ? dealer : null,
    target,
    decks: isWhole(decks) && decks >= 1 && decks <= MOST_DECKS ? decks : null,
    title: title.slice(0, LONGEST_TITLE),
  };
}

function isPlayer(value: unknown): value is SetupPlayer {
  const { id, name } = parts(value);
  return isWhole(id) && isText(name);
}
