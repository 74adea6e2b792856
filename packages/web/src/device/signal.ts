/** A value that tells when it changes: the one kind of state that outlives a component. */
import type { Readable } from '@turn7/client/basics';
import { useEffect, useState } from 'preact/hooks';

export { type Readable, Signal } from '@turn7/client/basics';

/** The value of a store, in a component that renders again whenever it changes. */
export function useSignal<T>(store: Readable<T>): T {
  const [, rerender] = useState({});
  useEffect(() => {
    rerender({}); // it may have changed between the first render and now
    return store.subscribe(() => rerender({}));
  }, [store]);
  return store.value;
}
