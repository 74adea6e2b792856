/** The thread of a store in a file: opens it, then does what it is asked and says what became of it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlStore } from './sql-store.ts';
import { openSqliteStore } from './sqlite.ts';

/** What the thread can be asked. */
export type Name = Exclude<keyof SqlStore, 'append'>;
export type Args = { readonly [N in Name]: Parameters<SqlStore[N]> };

/** A question, and the number under which it is answered. */
export interface Call<N extends Name> {
  readonly id: number;
  readonly name: N;
  readonly args: Args[N];
}

/** `id` 0 says that the store is open, or why it is not. `failure`: why there is no result. An error would lose its class on the way. */
export type Answer<T> = { readonly id: number; readonly result: T } | { readonly id: number; readonly failure: string };

if (parentPort === null) throw new Error('this is a thread, not a program');
const port = parentPort;

const answer = (id: number, work: Promise<unknown>): Promise<void> =>
  work.then(
    (result) => port.postMessage({ id, result } satisfies Answer<unknown>),
    (error: unknown) => port.postMessage({ id, failure: messageOf(error) } satisfies Answer<unknown>),
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const opening = openSqliteStore(workerData);
await answer(
  0,
  opening.then(() => {}),
);
const store: { readonly [N in Name]: (...args: Args[N]) => Promise<unknown> } = await opening;
const ask = <N extends Name>({ name, args }: Call<N>): Promise<unknown> => store[name](...args);
port.on('message', async (call: Call<Name>) => {
  await answer(call.id, ask(call));
  if (call.name === 'close') port.close();
});
