/** Keeps a game on a server once its record is there, on the device of whoever played in it. */
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { keepGame } from './keep.ts';

/** `record`: null where it is not there yet. */
export function useKeptOnline({ session, people }: TableModel, record: string | null): void {
  useEffect(() => {
    const mine = people.findIndex((person) => person.mine);
    if (session.online === null || record === null || mine < 0) return;
    const kind = session.online.lobby.value.daily === undefined ? 'online' : 'daily';
    void keepGame({ record, kind, mine, at: Date.now() });
  }, [session, record]);
}
