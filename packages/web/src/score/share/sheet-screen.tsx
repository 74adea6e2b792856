/** A shared score at its own address: to be kept by those who have the key, to be watched by everybody else. */
import { useEffect } from 'preact/hooks';
import { goTo, inHash } from '../../device/address.ts';
import { KeeperScreen } from '../score-table-screen.tsx';
import { playAgain } from '../setup/again.ts';
import { library } from '../sheet/library.ts';
import { OpeningScreen, SheetSorry } from './share-sorry.tsx';
import { useVisit } from './share-visit.ts';
import { WatchScreen } from './share-watch.tsx';
import type { SharedKeeper } from './shared-keeper.ts';

interface SheetScreenProps {
  readonly code: string;
  /** Has a key that lets this device help to keep the score; none for those who watch, and where the device has it already. */
  readonly hash: string;
}

export function SheetScreen({ code, hash }: SheetScreenProps) {
  const { visit, retry } = useVisit(code, inHash(hash, 'key'));
  const isHere = visit.kind === 'here';
  useEffect(() => {
    // Kept on this device by now; whoever looks over a shoulder, or copies the address, need not have it.
    if (isHere && location.hash !== '') history.replaceState(history.state, '', `/s/${code}`);
  }, [isHere, code]);
  if (visit.kind === 'opening') return <OpeningScreen />;
  if (visit.kind === 'sorry') return <SheetSorry why={visit.why} onRetry={retry} />;
  const { keeper } = visit;
  if (keeper.shared.key === null) return <WatchScreen keeper={keeper} />;
  return (
    <KeeperScreen keeper={keeper} {...(isOwn(keeper) ? { onAgain: () => playAgain(keeper), onNew: putAway } : {})} />
  );
}

/** Whether this device began it, and not only helps. */
const isOwn = ({ sheet }: SharedKeeper): boolean => library.current?.id === sheet.value.id;

function putAway(): void {
  library.setCurrent(null);
  goTo('/score');
}
