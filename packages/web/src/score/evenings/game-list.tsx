/** The games that this device has kept the score of, the latest first. */
import { isolated } from '@turn7/narration';
import type { Sheet } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import { whenOf } from '../day.ts';
import { library } from '../sheet/library.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';

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
    <section class="archive-part" aria-labelledby="evening-games">
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

/** One game: when, who, how it ended, and the ways to it. */
interface GameRowProps {
  readonly sheet: Sheet;
  /** Tells it from the others. */
  readonly when: string;
  readonly isCurrent: boolean;
  readonly onRemove: () => void;
}

/** As many names as a line has room for. */
const MOST_NAMES = 6;

function GameRow({ sheet, when, isCurrent, onRemove }: GameRowProps) {
  const t = useChapter('evenings');
  const names = sheet.players.map(({ name }) => isolated(name));
  const standing = standingOf(sheet);
  const players = names.length === 0 ? t.nobody : t.players(names, MOST_NAMES);
  const open = () => {
    library.setCurrent(sheet.id);
    goTo('/score');
  };
  return (
    <li class="evening-game">
      <div class="evening-game-words">
        <p class="evening-game-day">
          <span>{sheet.title === '' ? when : `${sheet.title}, ${when}`}</span>
          {isCurrent && standing.outcome.kind !== 'won' && <span class="chip">{t.current}</span>}
        </p>
        <p>{players}</p>
        <p class="muted">
          {outcomeText(sheet, standing, t)} · {t.rounds(sheet.rounds.length)}
        </p>
      </div>
      <button type="button" class="btn small" aria-label={t.openOf(when, players)} onClick={open}>
        {t.open}
      </button>
      <button type="button" class="ib" aria-label={t.removeOf(when, players)} title={t.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

function outcomeText({ players }: Sheet, standing: SheetStanding, t: Chapters['evenings']): string {
  const { outcome, totals, leaders } = standing;
  const namesOf = (seats: readonly number[]) => seats.map((seat) => isolated(players[seat]?.name ?? ''));
  if (outcome.kind === 'won') return t.won(isolated(players[outcome.seat]?.name ?? ''), totals[outcome.seat] ?? 0);
  const best = Math.max(0, ...totals);
  if (outcome.kind === 'tie') return t.tied(namesOf(outcome.seats), best);
  return leaders.length === 0 || leaders.length > 3 ? t.noPoints : t.leads(namesOf(leaders), best);
}
