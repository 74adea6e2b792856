/** What is to be known about one seat at one moment, wherever it is shown. */

import { isTurn7, type Seat, type SeatView } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { actingSeat } from '../playback/moment.ts';
import { askedHere, digitOf, offeredBy } from '../question/asked.ts';
import type { Person } from '../session/session.ts';
import type { TableModel } from '../table/table-model.ts';

/** How a seat looks; every look has a word beside it. */
export type Look = 'active' | 'turn' | 'stayed' | 'locked' | 'busted' | 'turn 7';

export interface SeatFacts {
  readonly seat: Seat;
  readonly view: SeatView;
  readonly person: Person;
  readonly name: Name;
  readonly look: Look;
  /** What its cards are worth; null where nobody is to see it yet. */
  readonly points: number | null;
  readonly isDealer: boolean;
  readonly target: number;
  /** Whether this device may choose the seat now. */
  readonly isChoice: boolean;
  /** The key that does so; null without one. */
  readonly digit: string | null;
}

/** Null for a seat that the table does not have: people and game of an online table may come a moment apart. */
export function factsOf(model: TableModel, seat: Seat): SeatFacts | null {
  const { moment, people, names } = model;
  const [view, person, name] = [moment.view.seats[seat], people[seat], names[seat]];
  if (view === undefined || person === undefined || name === undefined) return null;
  const asked = askedHere(model);
  const isChoice = asked?.kind === 'target' && asked.targets.includes(seat);
  return {
    seat,
    view,
    person,
    name,
    look: lookOf(view, actingSeat(moment) === seat),
    points: model.points === 'shown' ? view.points : null,
    isDealer: moment.view.dealer === seat,
    target: moment.view.target,
    isChoice,
    digit: isChoice ? digitOf(seat, offeredBy(asked, moment.view.seats)) : null,
  };
}

function lookOf({ status, cards }: SeatView, acts: boolean): Look {
  if (status !== 'active') return status;
  if (isTurn7(cards)) return 'turn 7';
  return acts ? 'turn' : 'active';
}
