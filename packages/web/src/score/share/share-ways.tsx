/** How others come to a shared score: a link to watch, one to help, and the big screen. */
import type { ComponentChildren } from 'preact';
import { isLocalOnly } from '../../game/online/table-link.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';

/** A shared score, as others find it. */
export interface Ways {
  readonly code: string;
  /** null where only those who shared it may pass on the right to change it. */
  readonly key: string | null;
  readonly link: string;
}

/** Without what nobody types. */
export const shown = (link: string): string => link.replace(/^https?:\/\//, '');

export function ShareWays({ code, key, link }: Ways) {
  const { ways: t } = useChapter('share');
  const { lobby } = useTexts();
  return (
    <div class="share-ways">
      <Way title={t.watch} tells={t.watchTells} link={link} qr={lobby.invite.qr(shown(link))} message={t.watchMessage}>
        <p class="share-address">{shown(link)}</p>
      </Way>
      {key !== null && (
        <Way title={t.keep} tells={t.keepTells} link={`${link}#key=${key}`} qr={t.keepQr} message={t.keepMessage} />
      )}
      <a class="btn share-board" href={`/board/${code}`} target="_blank" rel="noopener">
        <Icon name="eye" />
        <span>
          {t.board}
          <small class="muted">{t.boardTells}</small>
        </span>
      </a>
      {isLocalOnly(link) && <p class="muted small">{lobby.invite.localOnly}</p>}
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly tells: string;
  readonly link: string;
  /** What the picture is, in words. */
  readonly qr: string;
  readonly message: string;
  readonly children?: ComponentChildren;
}

function Way({ title, tells, link, qr, message, children }: WayProps) {
  const { lobby } = useTexts();
  return (
    <section class="share-way">
      <QrCode link={link} label={qr} />
      <div>
        <h3>{title}</h3>
        <p class="muted">{tells}</p>
        {children}
      </div>
      <div class="share-buttons">
        <CopyLink link={link} words={lobby.invite} />
        <ShareButton link={link} message={message} label={lobby.invite.share} />
      </div>
    </section>
  );
}
