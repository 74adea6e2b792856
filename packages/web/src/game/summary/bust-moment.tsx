/** A bust of somebody at this device while it is shown: the number that came twice, and what it cost. */
import './bust-moment.css';
import { scoreOf } from '@turn7/engine';
import { SilentCard } from '../../ui/card/card.tsx';
import { useTexts } from '../../words/texts.ts';
import type { ModelProps } from '../table/table-model.ts';

/** The log tells the same to those who listen. */
export function BustMoment({ model }: ModelProps) {
  const { common, summary: t } = useTexts();
  const { event, view } = model.moment;
  if (event?.kind !== 'busted' || model.people[event.seat]?.mine !== true) return null;
  const { cards } = view.seats[event.seat] ?? { cards: [] };
  return (
    <section class="bust-moment" aria-hidden="true">
      <span class="bust-twins">
        <SilentCard card={event.twin} size="l" />
        <SilentCard card={event.twin} size="l" state="twin" />
      </span>
      <p class="bust-title">{common.status.busted}</p>
      <p class="bust-lost tn">{t.lost(scoreOf(cards).total)}</p>
    </section>
  );
}
