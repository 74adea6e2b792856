/** How others come to the table: a code to scan, a link to send, letters to read aloud. */
import { CopyLink } from '../parts/copy-link.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { ShareButton } from '../parts/share-button.tsx';
import type { Online } from '../session/session.ts';
import { useStore } from '../store.ts';
import { useTexts } from '../texts/texts.ts';
import { WATCH_HASH } from './online-screen.tsx';
import { isLocalOnly, useTableLink } from './table-link.ts';

export function Invitation({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const { code } = online;
  const { options } = useStore(online.lobby);
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
