/** A score worked out: the cards, every step with the cards it needs, and what it comes to. */
import type { Card as CardIndex } from '@turn7/engine';
import { Card, SilentCard } from '../ui/card/card.tsx';
import { number } from '../words/format.ts';
import { useChapter } from '../words/texts.ts';
import { stepsOf } from './score-steps.ts';

interface CardsProps {
  readonly cards: readonly CardIndex[];
}

export function ScoreSteps({ cards }: CardsProps) {
  const { scoring: t } = useChapter('learn');
  const steps = stepsOf(cards);
  return (
    <ol class="score-steps">
      {steps.map(({ kind, cards: used, sum, result }) => (
        <li key={kind}>
          <span class="score-step-name">{t.steps[kind]}</span>
          <span class="score-step-cards">
            {used.map((card, i) => (
              <SilentCard key={i} card={card} size="s" />
            ))}
          </span>
          <span class="score-step-sum tn">
            {sum} = <b>{number(result)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function HandOf({ cards, isBusted = false }: CardsProps & { readonly isBusted?: boolean }) {
  return (
    <p class="score-hand">
      {cards.map((card, i) => (
        <Card key={i} card={card} size="m" state={isBusted ? 'bust' : undefined} />
      ))}
    </p>
  );
}
