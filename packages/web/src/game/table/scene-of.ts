/** Makes the scene: what is told, who is who, and what the coach says to it. */
import type { Question, Seat, View } from '@turn7/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { useTexts } from '../../words/texts.ts';
import { type Counsel, startThinker } from '../bots/thinker.ts';
import type { Moment } from '../playback/moment.ts';
import type { Playback } from '../playback/playback.ts';
import type { Person, Session } from '../session/session.ts';
import type { Name, Scene } from './scene.ts';

export function useScene(session: Session, playback: Playback, moment: Moment): Scene {
  const { common } = useTexts();
  const people = useSignal(session.people);
  const names = useMemo(() => namesOf(people, common.you), [people, common.you]);
  const me = useMe(people, moment.question);
  const counsel = useCounsel(moment, people);
  return { session, moment, people, names, me, counsel, goOn: () => playback.goOn(), skip: () => playback.skip() };
}

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
function useCounsel({ question, view }: Moment, people: readonly Person[]): Counsel | null {
  const { coach } = useSignal(settings);
  const asked = coach && question !== null && people[question.seat]?.mine ? question : null;
  const [thought, setThought] = useState<{ readonly view: View; readonly counsel: Counsel } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    startThinker()
      .counsel(view)
      .then((counsel) => isWanted && setThought({ view, counsel }))
      .catch(() => {}); // a coach that cannot think says nothing; the game goes on
    return () => {
      isWanted = false;
    };
  }, [asked, view]);
  return asked !== null && thought?.view === view ? thought.counsel : null;
}
