/** What the table is drawn from: what is shown of the game, who is who, and what the coach says to it. */
import type { Question, Seat, View } from '@turn7/engine';
import { isolated, type Name } from '@turn7/narration';
import type { Lobby } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isMotionReduced, settings } from '../../device/settings.ts';
import { Signal, useSignal } from '../../device/signal.ts';
import { useTexts } from '../../words/texts.ts';
import { type CoachAdvice, startBotWorker } from '../bots/bot-worker.ts';
import type { Moment } from '../playback/moment.ts';
import { PACES } from '../playback/pace.ts';
import { Playback, type Tempo } from '../playback/playback.ts';
import { askedHere } from '../question/asked.ts';
import type { Person, Session } from '../session/session.ts';

/** Parts that only some tables have, and that come with those: nobody else loads them. */
export interface Slots {
  /** Instead of a chat. */
  readonly gestures?: ComponentChildren;
  /** How long there is left to answer. */
  readonly clock?: (model: TableModel) => ComponentChildren;
  /** What can be done about whoever sits on a seat. */
  readonly atSeat?: (seat: Seat) => ComponentChildren;
}

/** All that the parts of a table screen are drawn from. */
export interface TableModel {
  readonly session: Session;
  readonly moment: Moment;
  /** By seat. */
  readonly people: readonly Person[];
  /** By seat. */
  readonly names: readonly Name[];
  /** Whose hand lies at the bottom: the seat of this device that is asked or was last; null for those who only watch. */
  readonly me: Seat | null;
  /** Whether everybody sees what a hand is worth; it is hidden where that is what somebody is asked. */
  readonly points: 'shown' | 'hidden';
  /** Whether the person wants a coach, at a table whose host forbids none. */
  readonly coach: 'on' | 'off' | 'forbidden';
  /** What the coach says to the question, if it is on, asked of this device, and thought through. */
  readonly advice: CoachAdvice | null;
  readonly slots: Slots;
  /** On to the next round, or to whom the device is passed. */
  readonly goOn: () => void;
  /** To the end of what is being shown. */
  readonly hasten: () => void;
  /** To the next choice at this device, or to the end of the round. */
  readonly skip: () => void;
}

export interface ModelProps {
  readonly model: TableModel;
}

/** null before there is a game to be seen. */
export function useTableModel(session: Session, slots: Slots = NO_SLOTS): TableModel | null {
  const { common } = useTexts();
  const playback = usePlayback(session);
  const moment = useSignal(playback?.moment ?? NO_MOMENT);
  const people = useSignal(session.people);
  const names = useMemo(() => namesOf(people, common.you), [people, common.you]);
  const me = useMe(people, moment?.question ?? null);
  const coach = useCoach(session);
  const advice = useAdvice(coach === 'on' ? moment : null, people);
  if (playback === null || moment === null) return null;
  return {
    ...{ session, moment, people, names, me, coach, advice, slots },
    points: 'shown',
    goOn: () => playback.goOn(),
    hasten: () => playback.hasten(),
    skip: () => playback.skip(),
  };
}

const NO_SLOTS: Slots = {};
const NO_MOMENT = new Signal<Moment | null>(null);
const NO_LOBBY = new Signal<Lobby | null>(null);

function useCoach({ online }: Session): TableModel['coach'] {
  const isWanted = useSignal(settings).coach;
  const lobby = useSignal<Lobby | null>(online?.lobby ?? NO_LOBBY);
  if (lobby?.options.coach === false) return 'forbidden';
  return isWanted ? 'on' : 'off';
}

/** Where several people share this device, none of them is "you". */
function namesOf(people: readonly Person[], youWord: string): readonly Name[] {
  const alone = people.filter(({ mine }) => mine).length === 1;
  return people.map(({ name, mine }) =>
    alone && mine ? { text: youWord, you: true } : { text: isolated(name), you: false },
  );
}

/** The seat of this device that is asked, or was last, or else its first. */
function useMe(people: readonly Person[], question: Question | null): Seat | null {
  const last = useRef<Seat | null>(null);
  if (question !== null && people[question.seat]?.mine) last.current = question.seat;
  if (last.current !== null && people[last.current]?.mine) return last.current;
  const first = people.findIndex(({ mine }) => mine);
  return first < 0 ? null : first;
}

/** What the coach says to the question of this device, once it has thought; `moment` is null where nobody asks it. */
function useAdvice(moment: Moment | null, people: readonly Person[]): CoachAdvice | null {
  const view = moment !== null && askedHere({ moment, people }) !== null ? moment.view : null;
  const [thought, setThought] = useState<{ readonly view: View; readonly advice: CoachAdvice } | null>(null);
  useEffect(() => {
    if (view === null) return;
    let isWanted = true;
    startBotWorker()
      .advise(view)
      .then((advice) => isWanted && setThought({ view, advice }))
      .catch(() => {}); // a coach that cannot think says nothing; the game goes on
    return () => {
      isWanted = false;
    };
  }, [view]);
  return view !== null && thought?.view === view ? thought.advice : null;
}

/** Plays back what happens at a session for as long as a screen shows it. */
function usePlayback(session: Session): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const begun = new Playback(session, tempoFor(session.online !== null));
    setPlayback(begun);
    return () => begun.close();
  }, [session]);
  return playback;
}

/** Browsers let hidden pages go slowly, and an online table goes on without them: there everything is shown at once. */
export const tempoFor = (isOnline: boolean): Tempo => ({
  pace: () => (isOnline && document.hidden ? 0 : PACES[settings.value.speed]),
  reduced: isMotionReduced,
});
