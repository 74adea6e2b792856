/** Tables where people have hours for a choice, and need not be there between two of them. */
import { isSlowClock, type Lobby } from '@turn7/protocol';

export const isSlow = ({ options }: Pick<Lobby, 'options'>): boolean => isSlowClock(options.clock);

/** Whether somebody can be counted on: in slow play nobody need be connected for that. */
export const isAtHand = (lobby: Pick<Lobby, 'options'>, { present }: { readonly present: boolean }): boolean =>
  present || isSlow(lobby);
