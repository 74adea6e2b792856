/** Shares a score with others, and shows them the ways to it. */
import { type Connection, codeOf, type Problem } from '@turn7/client';
import './share-dialog.css';
import { useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { Signal, useSignal } from '../../device/signal.ts';
import { api } from '../../sync/api.ts';
import { keys } from '../../sync/keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import type { ScoreKeeper, Shared } from '../sheet/keeper.ts';
import { ShareWays, type Ways } from './share-ways.tsx';

interface ShareDialogProps {
  readonly keeper: ScoreKeeper;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NOWHERE = new Signal<Connection>({ kind: 'closed', code: 'not found', message: '' });

export function ShareDialog({ keeper, open, onClose }: ShareDialogProps) {
  const t = useChapter('share');
  const [made, setMade] = useState<Ways | null>(null);
  const connection = useSignal(keeper.shared?.connection ?? NOWHERE);
  const shared = connection.kind === 'closed' ? null : keeper.shared;
  const ways = made ?? shared;
  const close = () => {
    onClose();
    if (made !== null) goTo(`/s/${made.code}`); // where the score is kept from now on
  };
  return (
    <Dialog open={open} onClose={close} title={t.title}>
      {ways === null ? <ShareOffer keeper={keeper} onShared={setMade} /> : <ShareWays {...ways} link={ways.link} />}
      {made === null && shared !== null && <ShareEnd shared={shared} />}
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

/** Who watches, and how those who keep the score stop sharing it. */
function ShareEnd({ shared }: { readonly shared: Shared }) {
  const { ways: t } = useChapter('share');
  const watching = useSignal(shared.watching);
  const [step, setStep] = useState<'ready' | 'sure' | 'stopping' | 'failed'>('ready');
  const stop = async () => {
    if (step === 'stopping') return;
    setStep('stopping');
    if ((await shared.stop()) !== null) setStep('failed');
  };
  return (
    <section class="share-end">
      <p role="status">{t.watching(watching)}</p>
      {shared.key !== null && step === 'ready' && (
        <button type="button" class="btn quiet" onClick={() => setStep('sure')}>
          {t.stop.name}
        </button>
      )}
      {step !== 'ready' && (
        <>
          <p>{t.stop.sure}</p>
          <div class="share-buttons">
            <button type="button" class="btn" aria-disabled={step === 'stopping'} onClick={() => void stop()}>
              {step === 'stopping' ? t.stop.stopping : t.stop.now}
            </button>
            {step !== 'stopping' && (
              <button type="button" class="btn quiet" onClick={() => setStep('ready')}>
                {t.stop.keep}
              </button>
            )}
          </div>
        </>
      )}
      <p role="alert" class="field-error">
        {step === 'failed' && t.stop.failed}
      </p>
    </section>
  );
}

/** From now on this device keeps the sheet together with others. */
async function shared({ sheet }: ScoreKeeper): Promise<Ways> {
  const { value } = sheet;
  const { code, key, link } = await api.share(value);
  keys.keepSheet(code, { key, link, id: value.id });
  return { code, key, link };
}

function failure({ offer: t }: Chapters['share'], why: Problem): string {
  if (!navigator.onLine) return t.offline;
  if (why === 'unavailable') return t.unavailable;
  if (why === 'too large') return t.tooLarge;
  return why === 'too many requests' ? t.tooOften : t.other;
}
