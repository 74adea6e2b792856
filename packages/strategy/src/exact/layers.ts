/**
 * The rest of a round as a graph of layers. A layer is everything that decides what may still come to a seat, except its
 * row and its modifiers: which Life Savers are left and held, which cards must still be drawn. So a position of the seat
 * is a cell of a layer: a row and a set of modifiers. Cards lead from cell to cell, never backward.
 */
import type { Modifiers } from './modifiers.ts';
import type { Rows } from './rows.ts';

/** Where a twin leads that nothing stops. */
export const BUST = -1;
/** Where a card leads after which the seat is out with its points. */
export const OUT = -2;

/** The number of a layer, or BUST or OUT. */
export type LayerId = number;

export interface Layer {
  /** Whether the seat may stay. With a Life Saver it never wants to, for the next twin is free (R18): so that is a no. */
  readonly mayStay: boolean;
  /** How many twins have been stopped, and so are no longer among the cards left. */
  readonly stopped: number;
  /** Where a new number or a modifier leads: here, or to a later layer. */
  readonly next: LayerId;
  /** Where a twin leads. */
  readonly twin: LayerId;
  /** The other cards left that count. */
  readonly others: readonly Others[];
  /** How many other cards are left and yet do not, because as many as are followed have come. */
  readonly ignored: number;
  /** How much more than its points the seat can expect once the last card has been drawn. */
  readonly beyond: number;
}

interface Others {
  readonly copies: number;
  readonly to: LayerId;
}

export interface Plan {
  readonly rows: Rows;
  readonly modifiers: Modifiers;
  /** The first is where the seat is now, with row 0 and set 0. */
  readonly layers: readonly Layer[];
  /**
   * Whether a card that does nothing to the seat costs it nothing, because it may always draw on. Then a further +N never
   * makes a hit out of a stay: a seat without it could play just the same, for those points less.
   */
  readonly freeCards: boolean;
}

/** How many twins of a row are left. */
export const twinsLeft = ({ twins }: Rows, row: number, { stopped }: Layer): number =>
  Math.max(0, twins[row]! - stopped); // a row of these

/** How many of the other cards count. */
export const otherCards = ({ others }: Layer): number => others.reduce((sum, { copies }) => sum + copies, 0);

/** 1/n for every number of cards that may be left; where none is, there is nothing to divide. */
export const inversesFor = ({ rows, modifiers }: Plan, layer: Layer): Float64Array => {
  const most = rows.cards[0]! + modifiers.cards[0]! + otherCards(layer); // row 0 and set 0 are there
  return Float64Array.from({ length: most + 1 }, (_, n) => 1 / Math.max(1, n));
};
