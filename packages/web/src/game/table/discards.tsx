/** What lies in the discard pile, by kind. */
import './discards.css';
import { SilentCard } from '../../ui/card/card.tsx';
import { useTexts } from '../../words/texts.ts';

/** `discard`: how many of each kind, by card. */
export function Discards({ discard }: { readonly discard: readonly number[] }) {
  const texts = useTexts();
  const kinds = discard.flatMap((copies, card) => (copies > 0 ? [{ card, copies }] : []));
  return (
    <ul class="discards">
      {kinds.map(({ card, copies }) => (
        <li key={card}>
          <SilentCard card={card} size="m" />
          <span class="vh">{texts.common.card(card)}</span>
          <span class="tn">{texts.help.copies(copies)}</span>
        </li>
      ))}
    </ul>
  );
}
