/** Deals of days that are over, to practise with: their secrets are told, so this device can shuffle them itself. */
import { BOARDS, type Board, closingOf, dateAt, daysAfter, FIRST_DAY } from '@turn7/protocol';
import { useId, useState } from 'preact/hooks';
import { api } from '../sync/api.ts';
import { useChapter } from '../words/texts.ts';

export interface ArchivePartProps {
  readonly today: string;
  readonly onPractise: (board: Board, secret: string) => void;
}

export function ArchivePart({ today, onPractise }: ArchivePartProps) {
  const t = useChapter('daily');
  const last = lastClosed(today);
  const [date, setDate] = useState(last);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const practise = async (board: Board) => {
    const secret = await api.day(date).then(
      ({ deals }) => deals[board].secret,
      () => null,
    );
    setFailed(secret === null);
    if (secret !== null) onPractise(board, secret);
  };
  return (
    <section class="daily-part">
      <h2>{t.archive}</h2>
      <p>{t.archiveTells}</p>
      <div class="daily-line">
        <label for={id}>{t.day}</label>
        <input
          id={id}
          class="field"
          type="date"
          value={date}
          min={FIRST_DAY}
          max={last}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        {BOARDS.map((board) => (
          <button key={board} type="button" class="btn" onClick={() => void practise(board)}>
            {t.boards[board].name}
          </button>
        ))}
        <p class="field-error" role="status">
          {hasFailed && t.noSuchDay}
        </p>
      </div>
    </section>
  );
}

/** Yesterday can still be ended in the first hours of a day. */
function lastClosed(today: string): string {
  const yesterday = daysAfter(today, -1);
  const isOver = Date.now() >= closingOf(yesterday) || dateAt(Date.now()) !== today;
  return isOver ? yesterday : daysAfter(yesterday, -1);
}
