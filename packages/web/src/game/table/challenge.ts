/** What a game alone is measured by. */
import type { TableModel } from './table-model.ts';

/** Whether it is a challenge to be done with in few rounds. That of the day is none: there, points for each round count. */
export const hasPar = ({ session }: Pick<TableModel, 'session'>): boolean =>
  session.online?.lobby.value.daily === undefined;
