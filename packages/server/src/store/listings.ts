/** Tables that their hosts have put into the public list. */
import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { Listing } from './store.ts';

export function listings(db: Database, most: number, ofOne: number): Promise<readonly Listing[]> {
  const place = sql<number>`row_number() over (
    partition by coalesce(${sql.ref('publisher')}, ${sql.ref('log')})
    order by ${sql.ref('listedAt')} desc, ${sql.ref('log')})`;
  const all = db
    .selectFrom('logs')
    .select(['log', 'listing', 'listedAt', place.as('place')])
    .where('listing', 'is not', null)
    .$narrowType<{ listing: string }>();
  const listed = db.selectFrom(all.as('all')).select(['log', 'listing']).where('place', '<=', ofOne);
  return listed.orderBy('listedAt', 'desc').orderBy('log').limit(most).execute();
}
