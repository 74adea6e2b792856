/** The ways to a table on the server, for the front page. */
import type { SomeOptions } from '@turn7/protocol';
import { api, codeOf } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';

/** Opens a table with a seat for its host, and keeps the place on this device. Its code; rejects with a ServerRefusal. */
export async function createTable(name: string, options: SomeOptions = {}): Promise<string> {
  const place = await api.create({ name, options });
  return keys.keepPlace(place).code;
}

export type Joinable = 'yes' | 'no such table' | 'unreachable';

/** Whether there is a table of that code. One where nobody may watch can still be joined. */
export async function joinable(code: string): Promise<Joinable> {
  try {
    await api.look({ code, token: keys.place(code)?.token ?? null });
    return 'yes';
  } catch (error) {
    const why = codeOf(error);
    if (why === 'unauthorised') return 'yes';
    return why === 'not found' ? 'no such table' : 'unreachable';
  }
}
