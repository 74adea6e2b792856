/** How well each bot plays. */
import './bot-levels.css';
import { LEVELS, type LevelName } from '@turn7/strategy';
import { useTexts } from '../../words/texts.ts';

export interface BotLevelsProps {
  readonly bots: readonly LevelName[];
  /** What each of them is called. */
  readonly names: readonly string[];
  readonly onChange: (bots: readonly LevelName[]) => void;
}

export function BotLevels({ bots, names, onChange }: BotLevelsProps) {
  return (
    <>
      {bots.length > 1 && <AllLevels bots={bots} onChange={onChange} />}
      <ul class="bot-list">
        {bots.map((level, place) => (
          <li key={place}>
            <BotRow
              name={names[place] ?? ''}
              level={level}
              onChange={(changed) => onChange(bots.with(place, changed))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface BotRowProps {
  readonly name: string;
  readonly level: LevelName;
  readonly onChange: (level: LevelName) => void;
}

function BotRow({ name, level, onChange }: BotRowProps) {
  const { front: t } = useTexts();
  return (
    <label class="bot-row">
      <span class="bot-name">{name}</span>
      <select
        class="field"
        aria-label={t.levelOf(name)}
        value={level}
        onChange={(event) => onChange(levelAt(event.currentTarget.selectedIndex))}
      >
        <LevelOptions />
      </select>
      <span class="bot-tells">{t.levels[level].tells}</span>
    </label>
  );
}

/** One choice instead of seventeen. */
function AllLevels({ bots, onChange }: Omit<BotLevelsProps, 'names'>) {
  const { front: t } = useTexts();
  const same = bots.every((level) => level === bots[0]);
  return (
    <label class="bot-row all-levels">
      <span class="bot-name">{t.allLevels}</span>
      <select
        class="field"
        value={same ? bots[0] : ''}
        onChange={(event) => {
          const place = event.currentTarget.selectedIndex - (same ? 0 : 1);
          onChange(bots.map(() => levelAt(place)));
        }}
      >
        {!same && <option value="">{t.mixed}</option>}
        <LevelOptions />
      </select>
    </label>
  );
}

function LevelOptions() {
  const { front: t } = useTexts();
  return LEVELS.map(({ name }) => (
    <option key={name} value={name}>
      {t.levels[name].name}
    </option>
  ));
}

const levelAt = (place: number): LevelName => (LEVELS[place] ?? LEVELS[0]).name;
