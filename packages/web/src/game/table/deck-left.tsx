/** How many of each number are still in the draw pile. Numbers that I have are marked. */
import './deck-left.css';
import { isNumber } from '@turn7/engine';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from './table-model.ts';

export function DeckLeft({ model }: ModelProps) {
  const { table: t } = useTexts();
  const { unseen, seats } = model.moment.view;
  const left = unseen.filter((_, card) => isNumber(card));
  const most = Math.max(1, ...left);
  const mine = model.me === null ? [] : (seats[model.me]?.cards ?? []);
  const words = left.map((copies, value) => t.copies(value, copies)).join(', ');
  return (
    <div class="deck-left" role="img" aria-label={`${t.left}: ${words}`}>
      <div class="deck-left-bars">
        {left.map((copies, value) => (
          <span key={value} class={`deck-left-bar n${value}${mine.includes(value) ? ' is-mine' : ''}`}>
            <span class="tn">{number(copies)}</span>
            <i style={{ '--share': copies / most }} />
            <b class="tn">{value}</b>
          </span>
        ))}
      </div>
      <p class="deck-left-title">{t.left}</p>
    </div>
  );
}
