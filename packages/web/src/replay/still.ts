/** A frame of a film as the parts of a table want it: a scene at which nobody is asked anything. */
import type { Person, Session } from '../session/session.ts';
import { Store } from '../store.ts';
import type { Name, Scene } from '../table/scene.ts';
import { type Film, frameAt } from './replay.ts';

/** Nothing happens at it any more. */
export const OVER: Session = {
  people: new Store([]),
  past: () => [],
  follow: () => () => {},
  choose: () => {},
  rematch: new Store(null),
  record: async () => null,
  commitment: new Store(null),
  online: null,
  close: () => {},
};

export function stillOf(film: Film, at: number, people: readonly Person[], names: readonly Name[]): Scene {
  const { view, event } = frameAt(film, at);
  return {
    session: OVER,
    told: {
      game: 1,
      view,
      event,
      beat: at,
      question: null,
      due: null,
      roundEnd: event?.kind === 'round ended' ? event : null,
      goesOnAt: null,
      coming: film.events[at] ?? null,
      log: film.events.slice(0, at),
    },
    people,
    names,
    me: null,
    counsel: null,
    goOn: () => {},
    skip: () => {},
  };
}

/** Whoever they were, a record knows only their names. */
export const peopleOf = (film: Film): readonly Person[] =>
  film.record.players.map((name) => ({ name, kind: 'person', level: null, mine: false, presence: 'here' }));
