/** One seat: its total, how it stands in the round, its cards, and whether it is asked or deals. */
import {
  LIFE_SAVER,
  MODIFIER_CARDS,
  MOST_TARGET,
  NUMBER_CARDS,
  type Seat,
  type SeatPosition,
  STATUSES,
} from '@turn7/engine';
import { useId } from 'preact/hooks';
import { type Draft, withCard, withSeat } from '../../game/position/draft.ts';
import { SilentCard } from '../../ui/card/card.tsx';
import { CardToggles } from '../../ui/card-toggles.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { list, number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';

interface SeatEditorProps {
  readonly draft: Draft;
  readonly seat: Seat;
  readonly change: (draft: Draft) => void;
}

/** What may lie beside the row of somebody who is in the round. */
const OTHERS = [...MODIFIER_CARDS, LIFE_SAVER];

export function SeatEditor({ draft, seat, change }: SeatEditorProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const one = draft.seats[seat];
  if (one === undefined) return null;
  const toggle = (card: number) => change(withCard(draft, seat, card));
  return (
    <details class="position-seat" open={seat === draft.asked}>
      <SeatLine one={one} seat={seat} isAsked={seat === draft.asked} />
      <fieldset class="position-seat-body">
        <legend class="vh">{common.seat(seat + 1)}</legend>
        <div class="position-seat-fields">
          <NumberField
            label={t.total}
            limits={{ least: 0, most: MOST_TARGET }}
            value={one.total}
            onChange={(total) => change(withSeat(draft, seat, { total }))}
          />
          <StatusField one={one} onChange={(status) => change(withSeat(draft, seat, { status }))} />
        </div>
        <CardToggles legend={t.numbers} choices={NUMBER_CARDS} held={one.cards} onToggle={toggle} />
        <CardToggles legend={t.others} choices={OTHERS} held={one.cards} onToggle={toggle} />
        <Roles draft={draft} seat={seat} change={change} />
      </fieldset>
    </details>
  );
}

interface SeatLineProps {
  readonly one: SeatPosition;
  readonly seat: Seat;
  readonly isAsked: boolean;
}

/** The seat at a glance. */
function SeatLine({ one: { total, cards, status }, seat, isAsked }: SeatLineProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  return (
    <summary>
      <span class="position-seat-name">
        <b>{common.seat(seat + 1)}</b> <span class="tn">{number(total)}</span>
      </span>
      <span class="position-seat-cards" aria-hidden="true">
        {cards.map((card, i) => (
          <SilentCard key={i} card={card} size="s" />
        ))}
      </span>
      <span class="vh">{cards.length === 0 ? t.noCards : list(cards.map((card) => common.card(card)))}</span>
      {isAsked && (
        <span class="chip c-turn">
          <Icon name="turn" />
          {t.asked}
        </span>
      )}
      {status !== 'active' && <span class="chip">{common.status[status]}</span>}
    </summary>
  );
}

interface StatusFieldProps {
  readonly one: SeatPosition;
  readonly onChange: (status: SeatPosition['status']) => void;
}

function StatusField({ one, onChange }: StatusFieldProps) {
  const t = useChapter('position');
  const { common } = useTexts();
  const id = useId();
  return (
    <div class="number-field">
      <label for={id}>{t.status}</label>
      <select
        id={id}
        class="field"
        value={one.status}
        onChange={(event) => {
          const status = STATUSES.find((word) => word === event.currentTarget.value);
          if (status !== undefined) onChange(status);
        }}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {common.status[status]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Roles({ draft, seat, change }: SeatEditorProps) {
  const t = useChapter('position');
  return (
    <div class="position-roles">
      <label>
        <input
          type="radio"
          name="asked"
          checked={draft.asked === seat}
          onChange={() => change({ ...draft, asked: seat })}
        />
        {t.isAsked}
      </label>
      <label>
        <input
          type="radio"
          name="dealer"
          checked={draft.dealer === seat}
          onChange={() => change({ ...draft, dealer: seat })}
        />
        {t.deals}
      </label>
    </div>
  );
}
