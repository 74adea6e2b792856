/** That somebody is gone, in words: otherwise a table that waits for them only looks slow. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { Person } from '../session/session.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';

/** Of the seat that is asked: that its person is gone, and when a bot answers; null if they are there. */
export function useAbsence({ moment, people }: Pick<TableModel, 'moment' | 'people'>): string | null {
  const { lobby: t } = useTexts();
  const person = moment.question === null ? undefined : people[moment.question.seat];
  const isWaiting = person?.presence === 'lost';
  const seconds = useSecondsLeft(isWaiting ? moment.due : null);
  return isWaiting ? t.absence.lost(person.name, seconds) : null;
}

/** What has become of people since, for those who listen. */
export function absenceNews(before: readonly Person[], now: readonly Person[], t: Texts['lobby']): readonly string[] {
  return now.flatMap(({ name, mine, presence }, seat) => {
    const known = before[seat];
    return mine || known?.name !== name || known.presence === presence ? [] : [wordsFor(name, presence, t)];
  });
}

function wordsFor(name: string, presence: Person['presence'], { absence: t }: Texts['lobby']): string {
  if (presence === 'here') return t.back(name);
  return presence === 'away' ? t.away(name) : t.lost(name, null);
}

/** The latest of such news. */
function useAbsenceNews(people: readonly Person[]): string {
  const { lobby: t } = useTexts();
  const [words, setWords] = useState('');
  const before = useRef(people);
  useEffect(() => {
    const news = absenceNews(before.current, people, t);
    before.current = people;
    if (news.length > 0) setWords(news.join(' '));
  }, [people]);
  return words;
}

/** Tells those who listen, once, who is gone and who is back. */
export function Absences({ model }: ModelProps) {
  return (
    <p class="vh" role="status">
      {useAbsenceNews(model.people)}
    </p>
  );
}
