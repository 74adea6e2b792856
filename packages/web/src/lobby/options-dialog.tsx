/** The host's form for the rules of the table. Nothing changes before it is saved. */
import './options-dialog.css';
import { HOUSE_FLAGS, MOST_DECKS, MOST_SEATS } from '@turn7/engine';
import {
  type Lobby,
  MOST_ONLINE_TARGET,
  type Options,
  optionsWith,
  RATED_RULES,
  type SomeOptions,
} from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { playersNext } from '../game/online/lobby-facts.ts';
import { isSlow } from '../game/online/slow-play.ts';
import { player } from '../sync/player.ts';
import { Dialog } from '../ui/dialog.tsx';
import { span } from '../words/span.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { clocksWith } from './clocks.ts';
import type { Sender } from './use-send.ts';

export interface OptionsDialogProps {
  readonly lobby: Lobby;
  readonly sender: Sender;
  readonly onClose: () => void;
}

export function OptionsDialog({ lobby, sender, onClose }: OptionsDialogProps) {
  const { lobby: t } = useTexts();
  const { coach, clock } = useChapter('online');
  const { option: rating } = useChapter('rating');
  const [options, setOptions] = useState<Options>(lobby.options);
  const [isChecked, setChecked] = useState(false);
  const change = (some: SomeOptions) => setOptions(optionsWith(options, some));
  const { rated: isRated = false } = options;
  const least = Math.max(1, playersNext(lobby).length);
  const isTarget = isWhole(options.target, 1, MOST_ONLINE_TARGET);
  const isSeats = isWhole(options.seats, least, MOST_SEATS);

  const save = async (event: Event) => {
    event.preventDefault();
    setChecked(true);
    if (!isTarget || !isSeats) return;
    if (!(await sender.send({ kind: 'set options', options: { ...options, rated: isRated } }))) return;
    // Whoever makes a table rated wants to be.
    if (isRated && !lobby.options.rated) void sender.send({ kind: 'be rated', key: player.key });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={t.options.title}>
      <form class="options-form" noValidate onSubmit={save}>
        <fieldset class="option-group" disabled={isRated}>
          <NumberOption
            label={t.options.target}
            value={options.target}
            most={MOST_ONLINE_TARGET}
            problem={isChecked && !isTarget ? t.options.wrongTarget(MOST_ONLINE_TARGET) : null}
            onChange={(target) => change({ target })}
          />
        </fieldset>
        <NumberOption
          label={t.options.seats}
          value={options.seats}
          most={MOST_SEATS}
          problem={isChecked && !isSeats ? t.options.wrongSeats(least, MOST_SEATS) : null}
          onChange={(seats) => change({ seats })}
        />
        <NullableField
          label={t.options.clock}
          value={options.clock}
          choices={clocksWith(lobby.options.clock)}
          none={t.options.noClock}
          word={span}
          tells={isSlow({ options }) ? clock.slow : t.options.clockTells}
          onChange={(seconds) => change({ clock: seconds })}
        />
        <fieldset class="option-group" disabled={isRated}>
          <NullableField
            label={t.options.decks}
            value={options.decks}
            choices={Array.from({ length: MOST_DECKS }, (_, i) => i + 1)}
            none={t.options.decksAuto}
            word={t.options.decksCount}
            onChange={(decks) => change({ decks })}
          />
          {HOUSE_FLAGS.map(({ name }) => (
            <Check key={name} checked={options[name]} onChange={(agreed) => setOptions({ ...options, [name]: agreed })}>
              {t.options.flags[name].tells}
            </Check>
          ))}
        </fieldset>
        <Check checked={options.spectators} onChange={(spectators) => change({ spectators })}>
          {t.options.spectatorsTell}
        </Check>
        <Check checked={options.listed} onChange={(listed) => change({ listed })}>
          {t.options.listedTell}
        </Check>
        <fieldset class="option-group" disabled={isRated}>
          <Check checked={options.coach} onChange={(agreed) => change({ coach: agreed })}>
            {coach.allowedTell}
          </Check>
        </fieldset>
        <Check checked={isRated} onChange={(rated) => change(rated ? { ...RATED_RULES, rated } : { rated })}>
          {rating.tells}
        </Check>
        <p class="field-error" role="alert">
          {sender.refused !== null && t.refused[sender.refused]}
        </p>
        <button type="submit" class="btn gold">
          {t.options.save}
        </button>
      </form>
    </Dialog>
  );
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

interface NumberOptionProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
}

function NumberOption({ label, value, most, problem, onChange }: NumberOptionProps) {
  const [id, hint] = [useId(), useId()];
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : hint}
        value={Number.isNaN(value) ? '' : value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {problem !== null && (
        <p id={hint} class="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface NullableFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly choices: readonly number[];
  /** What null is called. */
  readonly none: string;
  readonly word: (value: number) => string;
  readonly tells?: string;
  readonly onChange: (value: number | null) => void;
}

function NullableField({ label, value, choices, none, word, tells, onChange }: NullableFieldProps) {
  const [id, hint] = [useId(), useId()];
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value ?? ''}
        aria-describedby={tells === undefined ? undefined : hint}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {word(choice)}
          </option>
        ))}
      </select>
      {tells !== undefined && (
        <p id={hint} class="muted small">
          {tells}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label class="option-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
