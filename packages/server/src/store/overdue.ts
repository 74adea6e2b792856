/** Hours of slow play that are over, as nodes look for them. */
import type { Database } from './schema.ts';
import type { DeadlineRow } from './store.ts';

export function overdue(
  db: Database,
  now: number,
  most: number,
  after: DeadlineRow | null,
): Promise<readonly DeadlineRow[]> {
  const all = db.selectFrom('deadline').select(['log', 'dueAt']).where('dueAt', '<=', now);
  const next =
    after === null
      ? all
      : all.where(({ eb, and, or }) =>
          or([eb('dueAt', '>', after.dueAt), and([eb('dueAt', '=', after.dueAt), eb('log', '>', after.log)])]),
        );
  return next.orderBy('dueAt').orderBy('log').limit(most).execute();
}
