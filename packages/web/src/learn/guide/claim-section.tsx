/** One tip: what people say, what is true of it, how that was measured, and where to try it. */
import { useEffect, useState } from 'preact/hooks';
import { address } from '../../device/address.ts';
import { useSignal } from '../../device/signal.ts';
import { useChapter } from '../../words/texts.ts';
import { RulingLinks } from '../ruling-links.tsx';
import { CLAIMS, type ClaimId, type Proof } from './claims.ts';
import { ExampleHands } from './example-hands.tsx';
import { pointsText, rateText, sizeText } from './figure-text.ts';
import { FIGURES } from './figures.ts';
import { GainFigure } from './gain-figure.tsx';
import { simulationOf } from './links.ts';
import { effectOf, gainOf, verdictOf } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

export function ClaimSection({ id }: { readonly id: ClaimId }) {
  const t = useChapter('guide');
  const { proofs, hands, ruling } = CLAIMS[id];
  const simulation = simulationOf(id);
  const isOpen = useIsOpen(id);
  return (
    <section class="guide-claim" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t.claims[id].tip}
      </h2>
      <VerdictMark verdict={verdictOf(proofs, FIGURES)} />
      <p>{t.claims[id].why}</p>
      <details class="guide-evidence" open={isOpen}>
        <summary>{t.evidence}</summary>
        <Proofs proofs={proofs} />
        <GainFigure id={id} />
        {hands.length > 0 && <ExampleHands hands={hands} />}
        <Extra id={id} />
      </details>
      <div class="guide-ways">
        {simulation !== null && (
          <a class="btn quiet" href={simulation}>
            {t.trySimulation}
          </a>
        )}
        <RulingLinks rulings={[ruling]} />
      </div>
    </section>
  );
}

/** Wide enough to see more than one thing at a time. */
const WIDE = '(min-width: 48rem)';

/** On a phone one first sees all tips; where a link leads to one of them, that one is open. */
function useIsOpen(id: ClaimId): boolean {
  const opened = useSignal(address);
  const [isOpen, setIsOpen] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    if (location.hash === `#${id}`) setIsOpen(true);
  }, [opened, id]);
  return isOpen;
}

/** The measurements that the verdict rests on, in sentences. */
function Proofs({ proofs }: { readonly proofs: readonly Proof[] }) {
  const t = useChapter('guide');
  if (proofs.length === 0) return null;
  return (
    <ul class="guide-proofs tn">
      {proofs.map(({ arm }) => {
        const { rate, se } = FIGURES.arms[arm];
        const points = sizeText(gainOf(arm, FIGURES));
        const effects = { gain: t.more(points), loss: t.fewer(points), none: t.same };
        return (
          <li key={arm}>
            {t.wins(t.arms[arm], rateText(rate), pointsText(se))}, {effects[effectOf(arm, FIGURES)]}.
          </li>
        );
      })}
    </ul>
  );
}

/** What only one of the claims has beside its figure. */
function Extra({ id }: { readonly id: ClaimId }) {
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
