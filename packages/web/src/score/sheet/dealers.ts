/** Who deals each round: the first dealer, then always the next seat clockwise (R4); those who are not there are skipped. */
import { NOBODY, type Seat } from '@turn7/engine';
import { applied, type Sheet, type SheetChange } from '@turn7/protocol';
import { wasThere } from './presence.ts';

/** By round, the one after the last included. */
export function dealersOf(sheet: Sheet): readonly Seat[] {
  const first = Math.max(
    0,
    sheet.players.findIndex(({ id }) => id === sheet.dealer),
  );
  const dealers: Seat[] = [];
  for (let round = 0; round <= sheet.rounds.length; round++) {
    const before = dealers.at(-1);
    dealers.push(nextThere(sheet, round, before === undefined || before === NOBODY ? first : before + 1));
  }
  return dealers;
}

/** The first seat from that one on that is there; nobody at an empty table. */
function nextThere(sheet: Sheet, round: number, from: Seat): Seat {
  const seats = sheet.players.length;
  for (let step = 0; step < seats; step++) {
    const seat = (from + step) % seats;
    const player = sheet.players[seat];
    if (player !== undefined && wasThere(sheet, player, round)) return seat;
  }
  return NOBODY;
}

/** By seat, the player who must have dealt first for that seat to deal a round. A deal may not come to every seat. */
export const firstDealers = (sheet: Sheet, round: number): ReadonlyMap<Seat, number> =>
  new Map(sheet.players.map(({ id }) => [dealersOf({ ...sheet, dealer: id })[round] ?? NOBODY, id]));

/** The changes that put the seats in order: whoever deals that round still does. */
export function reseating(sheet: Sheet, ids: readonly number[], round: number): readonly SheetChange[] {
  const order: SheetChange = { kind: 'order', ids: [...ids] };
  const { players } = applied(sheet, order);
  const dealing = sheet.players[dealersOf(sheet)[round] ?? NOBODY]?.id;
  const first = firstDealers({ ...sheet, players }, round).get(players.findIndex(({ id }) => id === dealing));
  return first === undefined ? [order] : [order, { kind: 'dealer', dealer: first }];
}
