/** The games that this device has kept the score of, the latest first. */
import type { Sheet } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { whenOf } from '../files/day.ts';
import { GameRow } from './game-row.tsx';

interface GameListProps {
  readonly sheets: readonly Sheet[];
  readonly current: string | null;
  readonly onRemove: (sheet: Sheet) => void;
}

/** So many at once; years of evenings would push everything else away. */
const PAGE = 8;

export function GameList({ sheets, current, onRemove }: GameListProps) {
  const t = useChapter('evenings');
  const [shown, setShown] = useState(PAGE);
  const hidden = sheets.length - shown;
  return (
    <section class="evening-part" aria-labelledby="evening-games">
      <h2 id="evening-games">{t.games}</h2>
      {sheets.length === 0 && <p class="muted">{t.noGames}</p>}
      {sheets.length > 0 && (
        <ul class="evening-games">
          {sheets.slice(0, shown).map((sheet) => (
            <GameRow
              key={sheet.id}
              sheet={sheet}
              when={whenOf(sheet, sheets)}
              isCurrent={sheet.id === current}
              onRemove={() => onRemove(sheet)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" class="btn quiet" onClick={() => setShown(shown + PAGE)}>
          {t.moreGames(Math.min(PAGE, hidden))}
        </button>
      )}
    </section>
  );
}
