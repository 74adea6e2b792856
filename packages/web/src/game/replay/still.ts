/** A frame of a film as the parts of a table want it: nobody is asked anything. */
import type { View } from '@turn7/engine';
import { Signal } from '../../device/signal.ts';
import { type Moment, momentOf } from '../playback/moment.ts';
import type { Person, Session } from '../session/session.ts';
import type { Name, TableModel } from '../table/table-model.ts';
import { type Film, frameAt } from './replay.ts';

/** Nothing happens at it any more. */
const OVER: Session = {
  people: new Signal([]),
  game: new Signal(null),
  seen: () => {},
  choose: () => {},
  rematch: new Signal(null),
  record: async () => null,
  commitment: new Signal(null),
  online: null,
  close: () => {},
};

/** How a table stands, with nobody at it who could do anything; `some` is what else is known of the moment. */
export const standing = (
  view: View,
  seats: Pick<TableModel, 'people' | 'names' | 'me'>,
  some: Partial<Omit<Moment, 'view'>> = {},
): TableModel => ({
  session: OVER,
  moment: momentOf(view, some),
  ...seats,
  advice: null,
  goOn: () => {},
  skip: () => {},
});

export function stillOf(film: Film, at: number, people: readonly Person[], names: readonly Name[]): TableModel {
  const { view, event } = frameAt(film, at);
  return standing(
    view,
    { people, names, me: null },
    {
      event,
      beat: at,
      roundEnd: event?.kind === 'round ended' ? event : null,
      coming: film.events[at] ?? null,
      log: film.events.slice(0, at),
    },
  );
}

/** Whoever they were, a record knows only their names. */
export const peopleOf = (film: Film): readonly Person[] =>
  film.record.players.map((name) => ({ name, kind: 'person', level: null, mine: false, presence: 'here' }));
