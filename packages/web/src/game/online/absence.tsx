/** That somebody is gone, in words: otherwise a table that waits for them only looks slow. */
import { isolated } from '@turn7/narration';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useTexts } from '../../words/texts.ts';
import type { TableModel } from '../table/table-model.ts';

/** Of the seat that is asked: that its person is gone, and when a bot answers; null if they are there. */
export function useAbsence({ moment, people }: Pick<TableModel, 'moment' | 'people'>): string | null {
  const { lobby: t } = useTexts();
  const person = moment.question === null ? undefined : people[moment.question.seat];
  const isWaiting = person?.presence === 'lost';
  const seconds = useSecondsLeft(isWaiting ? moment.due : null);
  return isWaiting ? t.lost(isolated(person.name), seconds) : null;
}
