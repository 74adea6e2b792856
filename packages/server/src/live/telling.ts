/** What one says hundreds may hear, and each hearing costs: whoever has much told to many pays for it. */
import type { Command } from '@turn7/protocol';
import type { Services } from '../services.ts';
import type { TableState } from '../table/state.ts';
import type { Scheduler } from './scheduler.ts';

/** To write to one more socket is worth so many bytes. */
const HEARING_BYTES = 500;
/** What nearly all tables tell; it is not worth counting. */
const FREE_BYTES = 50_000;
/** About: of a line and the next question; and of everybody who is at the table. */
const TOLD_LINE_BYTES = 500;
const PERSON_BYTES = 100;

/**
 * `bytes`: of what is told to each of those who are at a log. Throws a TooOften if an address has had too much told
 * lately.
 */
export function payForTelling(
  { rates, scheduler }: Pick<Services, 'rates'> & { readonly scheduler: Pick<Scheduler, 'presence'> },
  log: string,
  address: string,
  bytes: number,
): void {
  const all = scheduler.presence.audience(log) * (HEARING_BYTES + bytes);
  if (all > FREE_BYTES) rates.take('told', address, all);
}

/** Of what becomes of a command: all but moves change the lobby, which is told whole. */
export const toldBytes = ({ kind }: Command, { members, seats }: TableState): number =>
  TOLD_LINE_BYTES + (kind === 'move' ? 0 : PERSON_BYTES * (members.size + seats.length));
