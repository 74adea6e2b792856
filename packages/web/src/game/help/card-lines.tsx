/** What the cards that are no numbers do, in a line each. */
import { LIFE_SAVER, LOCK, TIMES_TWO, TURN_THREE } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';
import { effectOf } from './effect.ts';

export function CardLines() {
  const texts = useTexts();
  const { common, help: t } = texts;
  const lines = [
    [common.card(LIFE_SAVER), effectOf(LIFE_SAVER, texts)],
    [common.card(LOCK), effectOf(LOCK, texts)],
    [common.card(TURN_THREE), effectOf(TURN_THREE, texts)],
    [t.bonuses, t.bonusesText],
    [common.card(TIMES_TWO), effectOf(TIMES_TWO, texts)],
  ] as const;
  return (
    <dl class="meanings">
      {lines.map(([card, text]) => (
        <div key={card}>
          <dt>{card}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
