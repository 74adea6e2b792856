/**
 * What may become of the Life Savers that are left. A twin that one of them stops (R18) is always a copy of a number in
 * the row: for what can still come it does not matter which number, only how many twins are gone.
 */
import { BUST, type Layer } from './layers.ts';

interface State {
  /** How many Life Savers the seat has drawn from now on, spare ones included. */
  readonly drawn: number;
  readonly held: boolean;
  /** How many twins they have stopped from now on. */
  readonly stopped: number;
}

/** One layer for each state that up to `followed` of the Life Savers left lead to. */
export function lifeSaverLayers(held: boolean, left: number, followed: number): Layer[] {
  const states = statesFrom(held, followed);
  const find = (drawn: number, held: boolean, stopped: number): number =>
    states.findIndex((state) => state.drawn === drawn && state.held === held && state.stopped === stopped);
  return states.map(({ drawn, held, stopped }, id) => ({
    mayStay: !held,
    stopped,
    next: id,
    twin: held ? find(drawn, false, stopped + 1) : BUST,
    others: drawn < followed ? [{ copies: left - drawn, to: find(drawn + 1, true, stopped) }] : [],
    ignored: drawn < followed ? 0 : left - drawn,
    beyond: 0,
  }));
}

export const countLifeSaverLayers = (held: boolean, followed: number): number => statesFrom(held, followed).length;

/** Every state, after those it can come from. */
const statesFrom = (held: boolean, most: number): State[] => {
  let holding = held ? [0] : [];
  let without = held ? [1] : [0];
  const states: State[] = [];
  for (let drawn = 0; drawn <= most; drawn++) {
    states.push(...holding.map((stopped) => ({ drawn, held: true, stopped })));
    states.push(...without.map((stopped) => ({ drawn, held: false, stopped })));
    holding = [...new Set([...holding, ...without])]; // a spare one goes away (R19)
    without = holding.map((stopped) => stopped + 1);
  }
  return states;
};
