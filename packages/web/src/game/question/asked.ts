/** The question, where it is one for this device. */
import type { Question } from '@turn7/engine';
import type { TableModel } from '../table/table-model.ts';

export function askedHere({ moment, people }: Pick<TableModel, 'moment' | 'people'>): Question | null {
  const { question } = moment;
  return question !== null && people[question.seat]?.mine ? question : null;
}

/** Whether this device goes from hand to hand, so that it must say whose answer it takes. */
export const isShared = ({ people }: Pick<TableModel, 'people'>): boolean =>
  people.filter(({ mine }) => mine).length > 1;
