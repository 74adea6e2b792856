/** A replay as the parts of a table want it: who played, and any of its frames, at which nobody is asked anything. */

import type { View } from '@turn7/engine';
import { isolated, type Name, type Narrator } from '@turn7/narration';
import { useMemo } from 'preact/hooks';
import { Signal } from '../../device/signal.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { type Moment, momentOf } from '../playback/moment.ts';
import type { Person, Session } from '../session/session.ts';
import type { TableModel } from '../table/table-model.ts';
import { frameAt, type Replay } from './replay.ts';

/** Nothing happens at it any more. */
const OVER: Session = {
  people: new Signal([]),
  game: new Signal(null),
  seen: () => {},
  choose: () => {},
  rematch: new Signal(null),
  otherTable: new Signal(null),
  record: async () => null,
  commitment: new Signal(null),
  testimony: () => null,
  hasPar: true,
  online: null,
  close: () => {},
};

/** How a table stands, with nobody at it who could do anything; `some` is what else is known of the moment. */
export const viewOnlyModel = (
  view: View,
  seats: Pick<TableModel, 'people' | 'names' | 'me'>,
  some: Partial<Omit<Moment, 'view'>> = {},
): TableModel => ({
  session: OVER,
  moment: momentOf(view, some),
  ...seats,
  points: 'shown',
  coach: 'off',
  advice: null,
  slots: {},
  goOn: () => {},
  hasten: () => {},
  skip: () => {},
});

function modelAt(replay: Replay, at: number, people: readonly Person[], names: readonly Name[]): TableModel {
  const { view, event } = frameAt(replay, at);
  return viewOnlyModel(
    view,
    { people, names, me: null },
    {
      event,
      beat: at,
      roundEnd: event?.kind === 'round ended' ? event : null,
      coming: replay.events[at] ?? null,
      log: replay.events.slice(0, at),
    },
  );
}

/** Whoever they were, a record knows only their names. */
const peopleOf = (replay: Replay): readonly Person[] =>
  replay.record.players.map((name) => ({
    name,
    kind: 'person',
    level: null,
    mine: false,
    presence: 'here',
    isHost: false,
  }));

interface ReplayModel {
  readonly model: TableModel;
  readonly narrator: Narrator<Texts>;
}

export function useReplayModel(replay: Replay, at: number): ReplayModel {
  const texts = useTexts();
  const people = useMemo(() => peopleOf(replay), [replay]);
  const { you } = texts.common;
  // Whoever played alone without a name stands in the record as "You".
  const names = useMemo(() => people.map(({ name }) => ({ text: isolated(name), you: name === you })), [people, you]);
  return { model: modelAt(replay, at, people, names), narrator: { names, texts } };
}
