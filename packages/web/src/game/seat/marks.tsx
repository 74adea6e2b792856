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

/** Who is not sitting there in person. */
export function PresenceMark({ person }: { readonly person: Person }) {
  const { table: t } = useTexts();
  if (person.presence !== 'here') {
    return (
      <span class="presence" title={t.presence[person.presence]}>
        <Icon name="away" />
      </span>
    );
  }
  if (person.kind !== 'bot') return null;
  return (
    <span class="presence" title={t.bot}>
      <Icon name="bot" />
    </span>
  );
}
