/** Takes the place along to another device. */
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useTexts } from '../words/texts.ts';
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
  const { lobby: t } = useTexts();
  const [made, setMade] = useState<Link>({ kind: 'making' });
  useEffect(() => {
    opening.pass().then(
      (link) => setMade({ kind: 'made', link }),
      () => setMade({ kind: 'failed' }),
    );
  }, [opening]);
  return (
    <Dialog open onClose={onClose} title={t.device.title}>
      <div class="device-words">
        <p>{t.device.tells}</p>
        {made.kind === 'made' ? (
          <>
            <QrCode link={made.link} label={t.device.title} />
            <CopyLink link={made.link} words={t.invite} />
          </>
        ) : (
          <p role="status">{made.kind === 'making' ? t.device.making : t.device.failed}</p>
        )}
      </div>
    </Dialog>
  );
}
