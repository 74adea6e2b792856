/** How to come to the table, for people who look at it from across the room. */

import { useTableLink } from '../lobby/table-link.ts';
import { QrCode } from '../parts/qr-code.tsx';
import type { Online } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';

export function JoinSign({ online }: { readonly online: Online }) {
  const { table: t } = useTexts();
  const { code } = online;
  const { link, before } = useTableLink(online);
  return (
    <div class="join-sign">
      <p>
        <span class="muted">{t.join}</span>
        <b>
          {before}
          <span class="join-code">{code}</span>
        </b>
      </p>
      <QrCode link={link} label={t.joinCode(`${before}${code}`)} />
    </div>
  );
}
