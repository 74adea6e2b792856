/** One bot of a lineup: which it is, its number if it has one, and how many seats it takes. */
import { LEVELS } from '@turn7/strategy';
import { Icon } from '../../ui/icon.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { type Bot, levelBot, rangeOf, STRATEGIES, usualBot } from './bot.ts';
import { useBotWords } from './bot-words.ts';
import type { Row } from './setup.ts';

interface RowFieldsProps {
  /** From 1. */
  readonly place: number;
  readonly row: Row;
  readonly mostSeats: number;
  readonly onChange: (row: Row) => void;
  /** Absent for the last one that is left. */
  readonly onRemove: (() => void) | null;
}

export function RowFields({ place, row, mostSeats, onChange, onRemove }: RowFieldsProps) {
  const t = useChapter('simulation');
  const { nameOf } = useBotWords();
  const { bot, seats } = row;
  const range = bot.kind === 'strategy' ? rangeOf(bot.strategy) : null;
  return (
    <fieldset class="sim-row">
      <legend class="vh">{t.bot(place)}</legend>
      <BotSelect label={t.bot(place)} bot={bot} onChange={(changed) => onChange({ ...row, bot: changed })} />
      {onRemove !== null && (
        <button type="button" class="ib" aria-label={t.remove(nameOf(bot))} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
      <p class="sim-tells muted">
        <BotTells bot={bot} />
      </p>
      <div class="sim-row-numbers">
        {bot.kind === 'strategy' && range !== null && (
          <NumberField
            key={bot.strategy}
            label={t.strategies[bot.strategy].number}
            value={bot.number ?? range.usual}
            limits={range}
            onChange={(number) => onChange({ ...row, bot: { ...bot, number } })}
          />
        )}
        <NumberField
          label={t.seats}
          value={seats}
          limits={{ least: 1, most: mostSeats }}
          onChange={(changed) => onChange({ ...row, seats: changed })}
        />
      </div>
    </fieldset>
  );
}

interface BotSelectProps {
  readonly label: string;
  readonly bot: Bot;
  readonly onChange: (bot: Bot) => void;
}

/** Levels by their name, strategies after a sign that no name has. */
const optionOf = (bot: Bot): string => (bot.kind === 'level' ? bot.level : `:${bot.strategy}`);

const CHOICES: readonly Bot[] = [...LEVELS.map(({ name }) => levelBot(name)), ...STRATEGIES.map(usualBot)];

function BotSelect({ label, bot, onChange }: BotSelectProps) {
  const t = useChapter('simulation');
  const { levels } = useTexts().front;
  const choose = (option: string) => {
    const chosen = CHOICES.find((one) => optionOf(one) === option);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <select
      class="field"
      aria-label={label}
      value={optionOf(bot)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <optgroup label={t.levels}>
        {LEVELS.map(({ name }) => (
          <option key={name} value={name}>
            {levels[name].name}
          </option>
        ))}
      </optgroup>
      <optgroup label={t.strategiesTitle}>
        {STRATEGIES.map((strategy) => (
          <option key={strategy} value={`:${strategy}`}>
            {t.strategies[strategy].name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function BotTells({ bot }: { readonly bot: Bot }) {
  const t = useChapter('simulation');
  const { levels } = useTexts().front;
  return <>{bot.kind === 'level' ? levels[bot.level].tells : t.strategies[bot.strategy].tells}</>;
}
