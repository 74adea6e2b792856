/** The player on another device: whoever opens the link plays as the same one there. */
import { useState } from 'preact/hooks';
import { player } from '../sync/player.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useChapter, useTexts } from '../words/texts.ts';

export function DevicePart() {
  const t = useChapter('daily');
  const { lobby } = useTexts();
  const [isOpen, setOpen] = useState(false);
  // What stands after the # is never sent to a server, so no log can have it.
  const link = `${location.origin}/daily#key=${player.key}`;
  return (
    <section class="daily-part">
      <h2>{t.device}</h2>
      <p>{t.deviceTells}</p>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {t.deviceShow}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.device}>
        <div class="device-words">
          <p>{t.deviceSecret}</p>
          <QrCode link={link} label={t.device} />
          <CopyLink link={link} words={lobby.invite} />
        </div>
      </Dialog>
    </section>
  );
}
