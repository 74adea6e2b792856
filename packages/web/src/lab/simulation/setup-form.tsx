/** Asks what is to be simulated. */
import { MOST_SEATS } from '@turn7/engine';
import { isSlow } from '@turn7/strategy';
import { useId, useRef } from 'preact/hooks';
import { NumberField } from '../../ui/number-field.tsx';
import { useChapter } from '../../words/texts.ts';
import { wordOf } from './bot.ts';
import { LineupButtons } from './lineup-buttons.tsx';
import { RowFields } from './row-fields.tsx';
import { LIMITS, mostSeats, type NumberName, nextRow, type Row, type Setup, seatsIn } from './setup.ts';

interface SetupFormProps {
  /** Of the form, for the button that starts it from elsewhere. */
  readonly id: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
  readonly onStart: () => void;
}

export function SetupForm({ id, setup, onChange, onStart }: SetupFormProps) {
  const t = useChapter('simulation');
  const heading = useId();
  const submit = (event: Event) => {
    event.preventDefault();
    onStart();
  };
  const field = (name: NumberName, tells?: string) => (
    <NumberField
      label={t.numbers[name]}
      value={setup[name]}
      limits={LIMITS[name]}
      tells={tells}
      onChange={(value) => onChange({ ...setup, [name]: value })}
    />
  );
  return (
    <form id={id} class="sim-setup" aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading}>{t.who}</h2>
      <LineupButtons onChoose={(rows) => onChange({ ...setup, rows })} />
      <RowList rows={setup.rows} onChange={(rows) => onChange({ ...setup, rows })} />
      {setup.rows.some(({ bot }) => isSlow(wordOf(bot))) && <p class="sim-note">{t.slow}</p>}
      <div class="sim-numbers">
        {field('games')}
        {field('target')}
        {field('seed', t.seedTells)}
      </div>
    </form>
  );
}

interface RowListProps {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

function RowList({ rows, onChange }: RowListProps) {
  const t = useChapter('simulation');
  const adder = useRef<HTMLButtonElement>(null);
  const seats = seatsIn(rows);
  const isFull = seats >= MOST_SEATS;
  const remove = (place: number) => {
    if (place === rows.length - 1) adder.current?.focus(); // its button is gone; otherwise the next row's takes its place
    onChange(rows.toSpliced(place, 1));
  };
  return (
    <>
      <ul class="sim-rows">
        {rows.map((row, i) => (
          <li key={i}>
            <RowFields
              place={i + 1}
              row={row}
              mostSeats={mostSeats(rows, row)}
              onChange={(changed) => onChange(rows.with(i, changed))}
              onRemove={rows.length === 1 ? null : () => remove(i)}
            />
          </li>
        ))}
      </ul>
      <div class="sim-add">
        <button
          ref={adder}
          type="button"
          class="btn quiet"
          aria-disabled={isFull}
          onClick={() => !isFull && onChange([...rows, nextRow(rows)])}
        >
          {t.add}
        </button>
        <span class="muted">{isFull ? t.full(MOST_SEATS) : t.atTable(seats)}</span>
      </div>
    </>
  );
}
