/** What a round brought one player: the cards, the arithmetic, and the total on its way to the target. */
import { isolated } from '@turn7/narration';
import '../game/summary/round-row.css';
import { isNumber, type Seat } from '@turn7/engine';
import { entryOf, pointsOf, type ScoreEntry, type Sheet } from '@turn7/protocol';
import { arithmeticOf } from '../game/summary/arithmetic.ts';
import { HandRow } from '../game/summary/hand-row.tsx';
import type { SeatOutcome } from '../game/summary/outcome.ts';
import { ScoreBar } from '../game/summary/score-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { number } from '../words/format.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { cardsOf, hasTurn7, type Spot } from './sheet/entries.ts';
import type { SheetStanding } from './sheet/standing.ts';

interface ScoreRowProps {
  readonly sheet: Sheet;
  readonly standing: SheetStanding;
  readonly round: number;
  readonly seat: Seat;
  /** Opens the entry; null for those who watch. */
  readonly onChoose: ((spot: Spot) => void) | null;
}

export function ScoreRow({ sheet, standing, round, seat, onChoose }: ScoreRowProps) {
  const t = useChapter('score');
  const player = sheet.players[seat];
  const entry = player === undefined ? null : entryOf(sheet, round, player.id);
  if (player === undefined || entry === null) return null;
  const gain = pointsOf(entry);
  const cards = cardsOf(entry);
  return (
    <li class={`round-row${hasTurn7(entry) ? ' is-seven' : ''}${entry.kind === 'bust' ? ' is-busted' : ''}`}>
      <div class="round-row-head">
        <h3 class="ellipsis">
          <bdi>{player.name}</bdi>
        </h3>
        <EntryChip entry={entry} />
        <b class="round-gain">{t.gained(gain)}</b>
        {onChoose !== null && (
          <button
            type="button"
            class="btn quiet score-edit"
            aria-label={t.editOf(isolated(player.name))}
            onClick={() => onChoose({ round, player: player.id })}
          >
            {t.edit}
          </button>
        )}
      </div>
      {cards.length > 0 && <HandRow cards={cards} outcome={outcomeOf(entry)} />}
      {entry.kind !== 'bust' && (
        <p class="arithmetic">
          <EntrySum entry={entry} />
        </p>
      )}
      <ScoreBar totals={standing.rounds[round]?.totals ?? []} seat={seat} gain={gain} target={sheet.target} />
    </li>
  );
}

/** Of a busted hand the twin comes last, where anybody noted it. */
function outcomeOf(entry: ScoreEntry): SeatOutcome {
  const numbers = cardsOf(entry).filter(isNumber);
  const twin = numbers.find((card, i) => numbers.indexOf(card) < i);
  return entry.kind === 'bust' && twin !== undefined ? { kind: 'busted', twin } : { kind: 'active' };
}

/** `(6 + 1 + 12) + 8 + 15 = 42` */
export function EntrySum({ entry }: { readonly entry: ScoreEntry }) {
  const { pad: t } = useChapter('score');
  const { common } = useTexts();
  if (entry.kind === 'points') return <>{t.typed}</>;
  if (entry.kind === 'bust') return <>{common.status.busted}</>;
  const { sum, turn7, total } = arithmeticOf(cardsOf(entry));
  return (
    <>
      {sum} {turn7 !== '' && <b>{turn7}</b>} {sum !== '' && '='} <b>{number(total)}</b>
    </>
  );
}

function EntryChip({ entry }: { readonly entry: ScoreEntry }) {
  const { pad: t } = useChapter('score');
  const { common } = useTexts();
  if (entry.kind === 'bust')
    return (
      <span class="chip c-bad">
        <Icon name="bust" />
        {common.status.busted}
      </span>
    );
  if (!hasTurn7(entry)) return null;
  return (
    <span class="chip c-turn">
      <Icon name="seven" />
      {t.turn7}
    </span>
  );
}
