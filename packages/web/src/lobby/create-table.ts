/** The ways to a table on the server, for the front page; loaded when somebody asks, since most games need none. */
import { codeOf } from '@turn7/client';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';

export type CreatedTable =
  | { readonly kind: 'created'; readonly code: string }
  | { readonly kind: 'no server' | 'refused' };

/** Opens a table with a seat for its host, and keeps the place on this device. */
export async function createTable(name: string): Promise<CreatedTable> {
  try {
    const place = await api.create({ name, options: {} });
    return { kind: 'created', code: keys.keepPlace(place).code };
  } catch (error) {
    return { kind: codeOf(error) === 'unavailable' ? 'no server' : 'refused' };
  }
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
