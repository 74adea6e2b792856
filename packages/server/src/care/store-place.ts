/** The store of a server, for those who look after it from outside. */
import { expectDatabase } from '../store/database-file.ts';
import { storeErrorFrom } from '../store/failure.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** Throws a StoreError if there is none: a wrong folder would become a new database. */
export async function atStore<T>(place: StorePlace, work: (store: Store) => Promise<T>): Promise<T> {
  if (place.kind === 'sqlite') expectThere(place.file);
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function expectThere(file: string): void {
  try {
    expectDatabase(file);
  } catch (error) {
    throw storeErrorFrom(`cannot open ${file}`, error);
  }
}
