/** Hands of which the odds are known exactly, as cards and in words. */
import { SilentCard } from '../../ui/card/card.tsx';
import { list, number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { rateText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import type { HandId } from './hands.ts';
import { cardsOf, handAddress } from './links.ts';

export function ExampleHands({ hands }: { readonly hands: readonly HandId[] }) {
  const t = useChapter('guide');
  return (
    <div class="guide-hands">
      <h3>{t.handsTitle}</h3>
      <p class="muted">{t.handsNote}</p>
      <ul>
        {hands.map((id) => (
          <ExampleHand key={id} id={id} />
        ))}
      </ul>
    </div>
  );
}

function ExampleHand({ id }: { readonly id: HandId }) {
  const t = useChapter('guide');
  const { common } = useTexts();
  const { points, hit, bust } = FIGURES.hands[id];
  const cards = cardsOf(id);
  const names = list(cards.map(common.card));
  const isHit = hit > points;
  return (
    <li>
      <span class="guide-hand" role="img" aria-label={names}>
        {cards.map((card) => (
          <SilentCard key={card} card={card} size="s" />
        ))}
      </span>
      <p class={isHit ? undefined : 'is-best'}>{t.handStay(points)}</p>
      <p class={isHit ? 'is-best' : undefined}>{t.handHit(number(hit, 1), rateText(bust))}</p>
      <a href={handAddress(id)}>
        {t.tryHand}
        <span class="vh">{names}</span>
      </a>
    </li>
  );
}
