/** The devices that are told when their member of a table has to choose. */
import type { Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { SubscriptionRow } from './store.ts';

/** Of one member the latest devices stay, so many. */
export async function subscribe(transaction: Transaction<Schema>, row: SubscriptionRow, most: number): Promise<void> {
  const { member, p256dh, auth, at } = row;
  await transaction
    .insertInto('subscription')
    .values(row)
    .onConflict((known) => known.columns(['log', 'endpoint']).doUpdateSet({ member, p256dh, auth, at }))
    .execute();
  const all = await ofMember(transaction, row.log, member);
  for (const { endpoint } of all.slice(most)) await unsubscribe(transaction, row.log, member, endpoint);
}

/** The latest first. */
export const ofMember = (db: Database, log: string, member: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('log', '=', log)
    .where('member', '=', member)
    .orderBy('at', 'desc')
    .orderBy('endpoint')
    .execute();

/** `endpoint`: null for all of a member. */
export async function unsubscribe(
  transaction: Transaction<Schema>,
  log: string,
  member: number,
  endpoint: string | null,
): Promise<void> {
  const all = transaction.deleteFrom('subscription').where('log', '=', log).where('member', '=', member);
  await (endpoint === null ? all : all.where('endpoint', '=', endpoint)).execute();
}

/** At whatever table. */
export async function forgetDevice(transaction: Transaction<Schema>, endpoint: string): Promise<void> {
  await transaction.deleteFrom('subscription').where('endpoint', '=', endpoint).execute();
}
