/** The record of a finished game, as soon as the session gives it. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';

export function useRecord(session: Session): string | null {
  const [record, setRecord] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    session.record().then((text) => wanted && setRecord(text));
    return () => {
      wanted = false;
    };
  }, [session]);
  return record;
}
