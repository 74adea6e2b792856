/** The first copy of something that a server has, however long the way to it takes. */
import type { Credentials } from './api.ts';
import { ServerRefusal } from './refusal.ts';
import { type CopyTypes, type Listener, Replica, type ReplicaOptions, type Subject } from './replica.ts';

interface Ready<T extends CopyTypes> extends Listener<T> {
  /** Resolves when there is something to see. */
  whenReady(): Promise<unknown>;
}

/**
 * Resolves with what `begin` makes of the first snapshot, however often the way to the server must be tried; that hears
 * all that follows. Rejects with a ServerRefusal if the server will not have us, or when nobody waits any more.
 */
export function openCopy<T extends CopyTypes, Copy extends Ready<T>>(
  subject: Subject<T>,
  credentials: Credentials,
  begin: (replica: Replica<T>, ...first: Parameters<Listener<T>['hearSnapshot']>) => Copy,
  signal: AbortSignal,
  options: ReplicaOptions<T> = {},
): Promise<Copy> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) throw new ServerRefusal('unavailable', 'Nobody waits any more.');
    let copy: Copy | null = null;
    const listener: Listener<T> = {
      hearSnapshot(snapshot, since) {
        if (copy !== null) return copy.hearSnapshot(snapshot, since);
        const begun = begin(replica, snapshot, since);
        copy = begun;
        void begun.whenReady().then(() => {
          stopWaiting();
          resolve(begun);
        });
      },
      hearUpdate: (update) => copy?.hearUpdate(update),
      hearMessage: (name, said) => copy?.hearMessage?.(name, said),
    };
    const replica = new Replica(subject, credentials, listener, options);
    const abort = () => replica.close();
    const unsubscribe = replica.connection.subscribe(() => {
      const { value } = replica.connection;
      if (value.kind !== 'closed') return;
      stopWaiting();
      reject(new ServerRefusal(value.code, value.message));
    });
    signal.addEventListener('abort', abort);
    const stopWaiting = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
  });
}
