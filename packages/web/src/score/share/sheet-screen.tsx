/** A shared score at its own address: to be kept by those who have the key, to be watched by everybody else. */
import { useEffect } from 'preact/hooks';
import { goTo, inHash } from '../../device/address.ts';
import { useSignal } from '../../device/signal.ts';
import { KeeperScreen } from '../keeper/keeper-screen.tsx';
import { OwnScore } from '../own-score.tsx';
import { library } from '../sheet/library.ts';
import { SharedScore } from './share-opening.tsx';
import { WatchScreen } from './share-watch.tsx';
import type { SharedKeeper } from './shared-keeper.ts';

interface SheetScreenProps {
  readonly code: string;
  /** Has a key that lets this device help to keep the score; none for those who watch, and where the device has it already. */
  readonly hash: string;
}

export function SheetScreen({ code, hash }: SheetScreenProps) {
  return (
    <SharedScore code={code} sharedKey={inHash(hash, 'key')}>
      {(keeper) => (keeper.shared.key === null ? <WatchScreen keeper={keeper} /> : <Kept keeper={keeper} />)}
    </SharedScore>
  );
}

function Kept({ keeper }: { readonly keeper: SharedKeeper }) {
  const { id } = useSignal(keeper.sheet);
  useSignal(library.revision);
  useEffect(() => {
    // Kept on this device by now; whoever looks over a shoulder, or copies the address, need not have it.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  const isOwn = library.current?.id === id; // this device began it, and does not only help
  return isOwn ? <OwnScore keeper={keeper} onPutAway={() => goTo('/score')} /> : <KeeperScreen keeper={keeper} />;
}
