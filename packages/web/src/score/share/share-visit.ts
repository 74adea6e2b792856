/** The way to a shared score by its code: being opened, there, or not to be had. */
import { TOKEN } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { codeOf, type Problem } from '../../sync/api.ts';
import { openShared, type SharedKeeper } from './shared-keeper.ts';

type Visit =
  | { readonly kind: 'opening' }
  | { readonly kind: 'here'; readonly keeper: SharedKeeper }
  | { readonly kind: 'sorry'; readonly why: Problem };

interface Visiting {
  readonly visit: Visit;
  readonly retry: () => void;
}

/** `key`: as it came with the address; null for those who watch, or whose device has it already. */
export function useVisit(code: string, key: string | null): Visiting {
  const [visit, setVisit] = useState<Visit>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let keeper: SharedKeeper | null = null;
    setVisit({ kind: 'opening' });
    openShared({ code, key: key !== null && TOKEN.test(key) ? key : null }).then(
      (opened) => {
        if (!isWanted) return opened.close();
        keeper = opened;
        setVisit({ kind: 'here', keeper });
      },
      (error: unknown) => isWanted && setVisit({ kind: 'sorry', why: codeOf(error) }),
    );
    return () => {
      isWanted = false;
      keeper?.close();
    };
  }, [code, key, attempt]);
  return { visit, retry: () => setAttempt(attempt + 1) };
}
