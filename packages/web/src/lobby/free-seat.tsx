/** A chair that nobody sits on. */
import { useTexts } from '../words/texts.ts';

export interface FreeSeatProps {
  readonly seat: number;
  /** null for those who sit already. */
  readonly onSit: (() => void) | null;
  /** null for all but the host. */
  readonly onAddBot: (() => void) | null;
}

export function FreeSeat({ seat, onSit, onAddBot }: FreeSeatProps) {
  const { lobby: t } = useTexts();
  return (
    <li class="lobby-seat free">
      <span class="lobby-seat-number tn">{seat + 1}</span>
      <span class="lobby-seat-name">{t.seats.free}</span>
      {onSit !== null && (
        <button type="button" class="btn quiet small" onClick={onSit}>
          {t.seats.sit}
        </button>
      )}
      {onAddBot !== null && (
        <button type="button" class="btn quiet small" onClick={onAddBot}>
          {t.seats.addBot}
        </button>
      )}
    </li>
  );
}
