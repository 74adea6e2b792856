/** Which round it is, before its first card too; of a solo challenge, out of how many. */
import { soloPar, type View } from '@turn7/engine';
import type { Texts } from '../../words/texts.ts';

export function roundTitle({ round: started, seats, target }: View, t: Texts['table']): string {
  const round = Math.max(1, started);
  const par = soloPar(seats.length, target);
  return par !== null && round < par ? t.roundOf(round, par - 1) : t.round(round);
}
