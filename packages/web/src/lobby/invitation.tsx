/** How others come to the table: a code to scan, a link to send, letters to read aloud. */

import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../texts/texts.ts';
import { CopyLink } from './copy-link.tsx';
import { WATCH_HASH } from './online-screen.tsx';
import { QrCode } from './qr-code.tsx';

export interface InvitationProps {
  readonly code: string;
  readonly watchable: boolean;
}

/** Addresses of a machine that nobody else can reach. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function Invitation({ code, watchable }: InvitationProps) {
  const { lobby: t } = useTexts();
  const { origin, host, hostname } = location;
  const link = `${origin}/t/${code}`;
  return (
    <section class="invitation" aria-label={t.invite.title}>
      <QrCode link={link} label={t.invite.qr(`${host}/t/${code}`)} />
      <div class="invitation-words">
        <p class="muted">{t.invite.scan}</p>
        <p class="invitation-address">
          <span>{host}/t/</span>
          <b>{code}</b>
        </p>
        <div class="invitation-ways">
          <CopyLink link={link} />
          <ShareButton link={link} />
        </div>
      </div>
      <div class="invitation-notes muted small">
        {watchable && (
          <p>
            {t.invite.watchOnly}{' '}
            <a href={`/t/${code}${WATCH_HASH}`} target="_blank" rel="noopener">
              {t.invite.spectator}
            </a>
            {' · '}
            <a href={`/tv/${code}`} target="_blank" rel="noopener">
              {t.invite.bigScreen}
            </a>
          </p>
        )}
        {LOOPBACK.includes(hostname) && <p>{t.invite.localOnly}</p>}
      </div>
    </section>
  );
}

/** The system's own sheet, where there is one. */
function ShareButton({ link }: { readonly link: string }) {
  const { lobby: t } = useTexts();
  if (!('share' in navigator)) return null;
  const share = () => {
    // Whoever closes the sheet has changed their mind; that is no failure.
    navigator.share({ title: 'Turn 7', text: t.invite.message, url: link }).catch(() => {});
  };
  return (
    <button type="button" class="btn" onClick={share}>
      <Icon name="share" />
      {t.invite.share}
    </button>
  );
}
