/** Where a reader can see for themselves. */
import { cardNamed, DEFAULT_TARGET } from '@turn7/engine';
import { positionAddress } from '../../game/position/address.ts';
import { draftOf } from '../../game/position/draft.ts';
import { addressOf } from '../../lab/simulation/address.ts';
import { type Bot, botFrom } from '../../lab/simulation/bot.ts';
import { rowsOf, USUAL } from '../../lab/simulation/setup.ts';
import { ARMS, type ArmId } from './arms.ts';
import { CLAIMS, type ClaimId } from './claims.ts';
import { FIGURES, LUCK_TABLE } from './figures.ts';
import { HANDS, type HandId } from './hands.ts';

/** The games of a claim that the lab can play too: those of bots that it knows. */
export function simulationOf(id: ClaimId): string | null {
  const arms: readonly ArmId[] = CLAIMS[id].shows;
  return arms.map(armAddress).find((address) => address !== null) ?? null;
}

/** The games in which luck is measured. */
export const luckSimulation = (): string => tableAddress(LUCK_TABLE.flatMap((name) => botFrom(name) ?? []));

function armAddress(arm: ArmId): string | null {
  const { one, field, players } = ARMS[arm];
  const [bot, rival] = [botFrom(one), botFrom(field)];
  return bot === null || rival === null ? null : tableAddress([bot, ...Array<Bot>(players - 1).fill(rival)]);
}

const tableAddress = (bots: readonly Bot[]): string =>
  addressOf({ rows: rowsOf(bots), games: USUAL.games, seed: FIGURES.seed, target: DEFAULT_TARGET });

export function handAddress(id: HandId): string {
  const seat = { total: 0, cards: cardsOf(id), status: 'active' } as const;
  return positionAddress(draftOf([seat], DEFAULT_TARGET));
}

/** Every name in the list is that of a card. */
export const cardsOf = (id: HandId): readonly number[] => HANDS[id].flatMap((name) => cardNamed(name) ?? []);
