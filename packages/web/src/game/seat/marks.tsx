/** The small signs beside a name. */
import './marks.css';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Person } from '../session/session.ts';

export function DealerMark() {
  const { table: t } = useTexts();
  return (
    <span class="dealer" data-dealer title={t.dealer}>
      {t.dealerSign}
    </span>
  );
}

/** Who is not sitting there in person, and who is the host. */
export function PresenceMark({ person }: { readonly person: Person }) {
  const { table: t, lobby } = useTexts();
  const { kind, presence, isHost } = person;
  if (presence !== 'here') return <span class={`presence is-gone is-${presence}`}>{t.presence[presence].sign}</span>;
  if (isHost) return <span class="presence">{lobby.seats.host}</span>;
  if (kind !== 'bot') return null;
  return (
    <span class="presence" title={t.bot}>
      <Icon name="bot" />
    </span>
  );
}
