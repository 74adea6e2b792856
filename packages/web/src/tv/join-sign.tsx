/** How to come to the table, for people who look at it from across the room. */
import { QrCode } from '../lobby/qr-code.tsx';
import { useTexts } from '../texts/texts.ts';

export function JoinSign({ code }: { readonly code: string }) {
  const { table: t } = useTexts();
  const { origin, host } = location;
  return (
    <div class="join-sign">
      <p>
        <span class="muted">{t.join}</span>
        <b>
          {host}/t/<span class="join-code">{code}</span>
        </b>
      </p>
      <QrCode link={`${origin}/t/${code}`} label={t.joinCode(`${host}/t/${code}`)} />
    </div>
  );
}
