/** How today stands for this player, asked anew whenever somebody looks at the page again. */
import type { Daily } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../sync/api.ts';

export type DailyState =
  | { readonly kind: 'asking' }
  /** No server answers. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'here'; readonly daily: Daily };

/** `key`: of the player. */
export function useDaily(key: string): DailyState {
  const [state, setState] = useState<DailyState>({ kind: 'asking' });
  useEffect(() => {
    let isWanted = true;
    const tell = (next: DailyState) => isWanted && setState(next);
    const ask = () =>
      api.daily(key).then(
        (daily) => tell({ kind: 'here', daily }),
        () => tell({ kind: 'alone' }),
      );
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', askIfSeen);
    addEventListener('online', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askIfSeen);
      removeEventListener('online', ask);
    };
  }, [key]);
  return state;
}
