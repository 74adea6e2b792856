/** Lineups that take one click. */
import { useChapter } from '../../words/texts.ts';
import { useBotWords } from './bot-words.ts';
import { LINEUPS, type Row } from './setup.ts';

interface LineupButtonsProps {
  readonly onChoose: (rows: readonly Row[]) => void;
}

export function LineupButtons({ onChoose }: LineupButtonsProps) {
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
