/** Secrets that all nodes share, each made by whoever asks for it first. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** `fresh`: what it is where there is none yet. */
export async function secretNamed(transaction: Transaction<Schema>, name: string, fresh: string): Promise<string> {
  await transaction
    .insertInto('secret')
    .values({ name, value: fresh })
    .onConflict((known) => known.doNothing())
    .execute();
  const secret = transaction.selectFrom('secret').select('value').where('name', '=', name);
  return (await secret.executeTakeFirstOrThrow()).value;
}
