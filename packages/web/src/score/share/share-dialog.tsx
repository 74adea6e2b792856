/** Shares a score with others, and shows them the ways to it. */
import './share-dialog.css';
import { useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { Signal, useSignal } from '../../device/signal.ts';
import { codeOf, type Problem } from '../../sync/api.ts';
import { shareBook } from '../../sync/share-book.ts';
import { sheetApi } from '../../sync/sheet-api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import type { ScoreKeeper } from '../sheet/keeper.ts';
import { ShareWays, type Ways } from './share-ways.tsx';

interface ShareDialogProps {
  readonly keeper: ScoreKeeper;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NOWHERE = new Signal<'gone'>('gone');

export function ShareDialog({ keeper, open, onClose }: ShareDialogProps) {
  const t = useChapter('share');
  const [made, setMade] = useState<Ways | null>(null);
  const connection = useSignal(keeper.shared?.connection ?? NOWHERE);
  const ways = made ?? (connection === 'gone' ? null : keeper.shared);
  const close = () => {
    onClose();
    if (made !== null) goTo(`/s/${made.code}`); // where the score is kept from now on
  };
  return (
    <Dialog open={open} onClose={close} title={t.title}>
      {ways === null ? <ShareOffer keeper={keeper} onShared={setMade} /> : <ShareWays {...ways} />}
    </Dialog>
  );
}

interface ShareOfferProps {
  readonly keeper: ScoreKeeper;
  readonly onShared: (ways: Ways) => void;
}

type Progress = { readonly kind: 'ready' | 'sharing' } | { readonly kind: 'failed'; readonly why: Problem };

function ShareOffer({ keeper, onShared }: ShareOfferProps) {
  const t = useChapter('share');
  const [progress, setProgress] = useState<Progress>({ kind: 'ready' });
  const share = async () => {
    if (progress.kind === 'sharing') return;
    setProgress({ kind: 'sharing' });
    try {
      onShared(await shared(keeper));
    } catch (error) {
      setProgress({ kind: 'failed', why: codeOf(error) });
    }
  };
  return (
    <div class="share-offer">
      <p>{t.offer.lead}</p>
      <p class="muted">{t.offer.privacy}</p>
      <button type="button" class="btn gold" aria-disabled={progress.kind === 'sharing'} onClick={() => void share()}>
        <Icon name="share" />
        {progress.kind === 'sharing' ? t.offer.sharing : t.offer.start}
      </button>
      <p role="alert" class="field-error">
        {progress.kind === 'failed' && failure(t, progress.why)}
      </p>
    </div>
  );
}

/** From now on this device keeps the sheet together with others. */
async function shared({ sheet }: ScoreKeeper): Promise<Ways> {
  const { value } = sheet;
  const { code, key, link } = await sheetApi.share(value);
  shareBook.keep(code, { key, link, sheet: value, seq: 1 });
  return { code, key, link };
}

function failure({ offer: t }: Chapters['share'], why: Problem): string {
  if (!navigator.onLine) return t.offline;
  if (why === 'unavailable') return t.unavailable;
  if (why === 'too large') return t.tooLarge;
  return why === 'too many requests' ? t.tooOften : t.other;
}
