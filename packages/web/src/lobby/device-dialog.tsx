/** Takes the place along to another device. */
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import type { TableOpening } from './table-opening.ts';

export interface DeviceDialogProps {
  readonly opening: TableOpening;
  readonly onClose: () => void;
}

type Link =
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly link: string }
  | { readonly kind: 'failed' };

export function DeviceDialog({ opening, onClose }: DeviceDialogProps) {
  const { device: t } = useChapter('online');
  const { lobby } = useTexts();
  const [made, setMade] = useState<Link>({ kind: 'making' });
  useEffect(() => {
    opening.pass().then(
      (link) => setMade({ kind: 'made', link }),
      () => setMade({ kind: 'failed' }),
    );
  }, [opening]);
  return (
    <Dialog open onClose={onClose} title={t.title}>
      <div class="device-words">
        <p>{t.tells}</p>
        {made.kind === 'made' ? (
          <>
            <QrCode link={made.link} label={t.title} />
            <CopyLink link={made.link} words={lobby.invite} />
          </>
        ) : (
          <p role="status">{made.kind === 'making' ? t.making : t.failed}</p>
        )}
      </div>
    </Dialog>
  );
}
