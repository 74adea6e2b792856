/** The ways to a table on the server, for the front page. */
import type { SomeOptions } from '@turn7/protocol';
import { api, codeOf } from '../sync/api.ts';
import { placeBook } from '../sync/place-book.ts';

/** Opens a table with a seat for its host, and keeps the place on this device. Its code; rejects with a Refusal. */
export async function createTable(name: string, options: SomeOptions = {}): Promise<string> {
  const place = await api.create({ name, options });
  return placeBook.keep(place).code;
}

export type Joinable = 'yes' | 'no such table' | 'unreachable';

/** Whether there is a table of that code. One where nobody may watch still has a door. */
export async function joinable(code: string): Promise<Joinable> {
  try {
    await api.look({ code, token: placeBook.find(code)?.token ?? null });
    return 'yes';
  } catch (error) {
    const why = codeOf(error);
    if (why === 'unauthorised') return 'yes';
    return why === 'not found' ? 'no such table' : 'unreachable';
  }
}
