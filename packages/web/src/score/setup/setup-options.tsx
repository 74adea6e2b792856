/** What a table agrees on before the first card: who deals, how many points win, and what few want to choose. */
import { MOST_TARGET } from '@turn7/engine';
import { number } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { DecksField, HidesSwitch, Option, TitleField } from './game-fields.tsx';
import type { Setup } from './setup.ts';

interface SetupOptionsProps {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

export function SetupOptions({ setup, onChange }: SetupOptionsProps) {
  const { setup: t } = useChapter('score');
  const { players, dealer, decks, title } = setup;
  return (
    <div class="score-options">
      <Option label={t.dealer}>
        {(id) => (
          <select
            id={id}
            class="field"
            value={dealer ?? players[0]?.id}
            onChange={({ currentTarget }) => onChange({ ...setup, dealer: Number(currentTarget.value) })}
          >
            {players.map((player, seat) => (
              <option key={player.id} value={player.id}>
                {player.name.trim() || number(seat + 1)}
              </option>
            ))}
          </select>
        )}
      </Option>
      <Option label={t.target}>
        {(id) => (
          <input
            id={id}
            class="field"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_TARGET}
            value={setup.target}
            onInput={({ currentTarget }) => onChange({ ...setup, target: currentTarget.value })}
          />
        )}
      </Option>
      <details>
        <summary>{t.more}</summary>
        <div class="score-options">
          <DecksField
            players={players.length}
            decks={decks}
            onChange={(chosen) => onChange({ ...setup, decks: chosen })}
          />
          <TitleField title={title} onChange={(typed) => onChange({ ...setup, title: typed })} />
          <HidesSwitch hides={setup.hides} onChange={(hides) => onChange({ ...setup, hides })} />
        </div>
      </details>
    </div>
  );
}
