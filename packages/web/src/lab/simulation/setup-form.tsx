/** Asks what is to be simulated. */
import { MOST_SEATS } from '@turn7/engine';
import { isSlow } from '@turn7/strategy';
import { useId, useRef } from 'preact/hooks';
import { NumberField } from '../../ui/number-field.tsx';
import { useChapter } from '../../words/texts.ts';
import { wordOf } from './bot.ts';
import { useBotWords } from './bot-words.ts';
import { RowFields } from './row-fields.tsx';
import { LIMITS, LINEUPS, mostSeats, type NumberName, nextRow, type Row, type Setup, seatsIn } from './setup.ts';

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

/** Lineups that take one click. */
interface LineupButtonsProps {
  readonly onChoose: (rows: readonly Row[]) => void;
}

function LineupButtons({ onChoose }: LineupButtonsProps) {
  const t = useChapter('simulation');
  const { nameOf } = useBotWords();
  const [one, others] = LINEUPS.sharp;
  const points = LINEUPS.stays.map(({ bot }) => (bot.kind === 'strategy' ? (bot.number ?? 0) : 0));
  const choices: readonly (readonly [string, readonly Row[]])[] = [
    [t.against(nameOf(one.bot), nameOf(others.bot), others.seats), LINEUPS.sharp],
    [t.stayAt(points), LINEUPS.stays],
    [t.allLevels, LINEUPS.levels],
    [t.alone(nameOf(LINEUPS.solo[0].bot)), LINEUPS.solo],
  ];
  return (
    <fieldset class="sim-lineups">
      <legend>{t.quick}</legend>
      {choices.map(([name, rows]) => (
        <button key={name} type="button" class="btn quiet small" onClick={() => onChoose(rows)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
