/** What only one of the claims has beside its figure. */
import { useChapter } from '../../words/texts.ts';
import type { ClaimId } from './claims.ts';
import { rateText } from './figure-text.ts';
import { FIGURES } from './figures.ts';

export function Extra({ id }: { readonly id: ClaimId }) {
  const t = useChapter('guide');
  if (id === 'seven') return <p>{t.sevenIfAlways(rateText(FIGURES.sevenIfAlways))}</p>;
  return id === 'adapt' ? <DuelRisks /> : null;
}

function DuelRisks() {
  const t = useChapter('guide');
  return (
    <div>
      <p>{t.duel}</p>
      <ul class="guide-proofs tn">
        {FIGURES.duel.map(({ own, other, bust }) => (
          <li key={other}>{t.duelRow(own, other, rateText(bust))}</li>
        ))}
      </ul>
    </div>
  );
}
