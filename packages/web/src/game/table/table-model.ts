/** What the table is drawn from: what is shown of the game, who is who, and what the coach says to it. */
import type { Question, Seat, View } from '@turn7/engine';
import type { Name } from '@turn7/narration';
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
  /** What the coach says to the question, if it is on, asked of this device, and thought through. */
  readonly advice: CoachAdvice | null;
  /** On to the next round. */
  readonly goOn: () => void;
  /** To the end of what is being shown. */
  readonly skip: () => void;
}

export interface ModelProps {
  readonly model: TableModel;
}

/** null before there is a game to be seen. */
export function useTableModel(session: Session): TableModel | null {
  const { common } = useTexts();
  const playback = usePlayback(session);
  const moment = useSignal(playback?.moment ?? NO_MOMENT);
  const people = useSignal(session.people);
  const names = useMemo(() => namesOf(people, common.you), [people, common.you]);
  const me = useMe(people, moment?.question ?? null);
  const advice = useAdvice(moment, people);
  if (playback === null || moment === null) return null;
  return { session, moment, people, names, me, advice, goOn: () => playback.goOn(), skip: () => playback.skip() };
}

const NO_MOMENT = new Signal<Moment | null>(null);

/** Where several people share this device, none of them is "you". */
function namesOf(people: readonly Person[], youWord: string): readonly Name[] {
  const alone = people.filter(({ mine }) => mine).length === 1;
  return people.map(({ name, mine }) => (alone && mine ? { text: youWord, you: true } : { text: name, you: false }));
}

/** The seat of this device that is asked, or was last, or else its first. */
function useMe(people: readonly Person[], question: Question | null): Seat | null {
  const last = useRef<Seat | null>(null);
  if (question !== null && people[question.seat]?.mine) last.current = question.seat;
  if (last.current !== null && people[last.current]?.mine) return last.current;
  const first = people.findIndex(({ mine }) => mine);
  return first < 0 ? null : first;
}

/** What the coach says to the question of this device, once it has thought. */
function useAdvice(moment: Moment | null, people: readonly Person[]): CoachAdvice | null {
  const { coach } = useSignal(settings);
  const view = coach && moment !== null && askedHere({ moment, people }) !== null ? moment.view : null;
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
