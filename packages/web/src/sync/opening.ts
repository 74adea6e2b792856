/** The way to something that a server has, a table or a shared score: being gone, at its end, or leading nowhere. */
import { Signal } from '../device/signal.ts';
import { type Credentials, ServerRefusal } from './api.ts';
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
      reject(new ServerRefusal(value.code, 'There is no way there.'));
    });
    signal.addEventListener('abort', abort);
    const stopWaiting = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
  });
}

/** One attempt at a time: whoever goes another way has given the last one up, and what it comes to is not shown. */
export class Opening<State extends { readonly kind: string }> {
  readonly #state = new Signal<State | { readonly kind: 'opening' }>({ kind: 'opening' });
  #attempt = new AbortController();

  get state() {
    return this.#state;
  }

  /** Shows that it is being opened, and what is found. */
  async go(find: (signal: AbortSignal) => Promise<State>): Promise<void> {
    this.#state.set({ kind: 'opening' });
    await this.goQuietly(find);
  }

  /** What is shown stays until something is found; null changes nothing. */
  async goQuietly(find: (signal: AbortSignal) => Promise<State | null>): Promise<void> {
    this.close();
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const found = await find(signal);
    if (found !== null && !signal.aborted) this.#state.set(found);
  }

  close(): void {
    this.#attempt.abort();
  }
}
