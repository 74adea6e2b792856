/** How others come to the table: a code to scan, a link to send, letters to read aloud. */
import './invitation.css';
import { useSignal } from '../device/signal.ts';
import { isLocalOnly, useTableLink, WATCH_HASH } from '../game/online/table-link.ts';
import type { Online } from '../game/session/session.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useTexts } from '../words/texts.ts';

export function Invitation({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const { code } = online;
  const { options } = useSignal(online.lobby);
  const { link, before } = useTableLink(online);
  return (
    <section class="invitation" aria-label={t.invite.title}>
      <QrCode link={link} label={t.invite.qr(`${before}${code}`)} />
      <div class="invitation-words">
        <p class="muted">{t.invite.scan}</p>
        <p class="invitation-address">
          <span>{before}</span>
          <b>{code}</b>
        </p>
        <div class="invitation-ways">
          <CopyLink link={link} words={t.invite} />
          <ShareButton link={link} message={t.invite.message} label={t.invite.share} />
        </div>
      </div>
      <div class="invitation-notes muted small">
        {options.spectators && (
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
        {isLocalOnly(link) && <p>{t.invite.localOnly}</p>}
      </div>
    </section>
  );
}
