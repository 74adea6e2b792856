/** What a table agrees on: how many seats, the target, the decks. */
import { MOST_DECKS, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { type Draft, withSeats } from '../../game/position/draft.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useChapter } from '../../words/texts.ts';

interface TableFieldsProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

export function TableFields({ draft, change }: TableFieldsProps) {
  const t = useChapter('position');
  return (
    <div class="position-table">
      <Stepper
        label={t.seats}
        fewer={t.fewerSeats}
        more={t.moreSeats}
        value={draft.seats.length}
        least={1}
        most={MOST_SEATS}
        onChange={(count) => change(withSeats(draft, count))}
      />
      <Stepper
        label={t.decks}
        fewer={t.fewerDecks}
        more={t.moreDecks}
        value={draft.decks}
        least={1}
        most={MOST_DECKS}
        onChange={(decks) => change({ ...draft, decks })}
      />
      <NumberField
        label={t.target}
        limits={{ least: 1, most: MOST_TARGET }}
        value={draft.target}
        onChange={(target) => change({ ...draft, target })}
      />
    </div>
  );
}
