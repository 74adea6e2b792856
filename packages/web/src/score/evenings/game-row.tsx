/** One game: when, who, how it ended, and the ways to it. */
import type { Sheet } from '@turn7/protocol';
import { goTo } from '../../device/address.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import { library } from '../sheet/library.ts';
import { type SheetStanding, standingOf } from '../sheet/standing.ts';

interface GameRowProps {
  readonly sheet: Sheet;
  /** Tells it from the others. */
  readonly when: string;
  readonly isCurrent: boolean;
  readonly onRemove: () => void;
}

/** As many names as a line has room for. */
const MOST_NAMES = 6;

export function GameRow({ sheet, when, isCurrent, onRemove }: GameRowProps) {
  const t = useChapter('evenings');
  const names = sheet.players.map(({ name }) => name);
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
  const namesOf = (seats: readonly number[]) => seats.map((seat) => players[seat]?.name ?? '');
  if (outcome.kind === 'won') return t.won(players[outcome.seat]?.name ?? '', totals[outcome.seat] ?? 0);
  const best = Math.max(0, ...totals);
  if (outcome.kind === 'tie') return t.tied(namesOf(outcome.seats), best);
  return leaders.length === 0 || leaders.length > 3 ? t.noPoints : t.leads(namesOf(leaders), best);
}
