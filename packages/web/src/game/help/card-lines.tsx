/** What the cards that are no numbers do, in a line each. */
import { LIFE_SAVER, LOCK, TIMES_TWO, TURN_THREE } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';

export function CardLines() {
  const { common, help: t } = useTexts();
  const lines = [
    [common.card(LIFE_SAVER), t.actionsText.lifeSaver],
    [common.card(LOCK), t.actionsText.lock],
    [common.card(TURN_THREE), t.actionsText.turnThree],
    [t.bonuses, t.bonusesText],
    [common.card(TIMES_TWO), t.doubleText],
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
