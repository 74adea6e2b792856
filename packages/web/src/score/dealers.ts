/** Who deals each round: the first dealer, then always the next seat clockwise (R4); those who are not there are skipped. */
import { NOBODY, type Seat } from '@turn7/engine';
import type { Sheet } from '@turn7/protocol';
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
