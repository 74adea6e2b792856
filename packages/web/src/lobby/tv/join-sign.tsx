/** How to come to the table, for people who look at it from across the room. */

import { useTableLink } from '../../game/online/table-link.ts';
import type { Online } from '../../game/session/session.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { useTexts } from '../../words/texts.ts';

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
