/** How a solo challenge ended, and how that compares with the best so far. */
import { isSoloBeaten, type RoundEnded, type View } from '@turn7/engine';
import type { RefObject } from 'preact';
import { deviceStorage } from '../../device/storage.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { soloBest } from '../session/solo-best.ts';
import { FinalHead } from './final-head.tsx';

interface SoloHeadingProps {
  readonly view: View;
  readonly rounds: readonly RoundEnded[];
  /** Whether it was to be done in few rounds. */
  readonly hasPar: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function SoloHeading({ view, rounds, hasPar, heading }: SoloHeadingProps) {
  const { summary: t } = useTexts();
  const isBeaten = hasPar ? isSoloBeaten(view.seats.length, view.target, rounds.length) : null;
  const isWon = isBeaten === true && view.state.kind === 'finished' && view.state.winner !== null;
  const total = rounds.at(-1)?.totals[0] ?? 0;
  return (
    <FinalHead isWon={isWon}>
      <h2 ref={heading} tabIndex={-1}>
        {isBeaten === null ? t.standing : isWon ? t.soloBeaten : t.soloMissed}
      </h2>
      <p class="muted">
        {[t.result(total, rounds.length), ...(hasPar ? [bestText(rounds.length, total, t)] : [])].join(' · ')}
      </p>
    </FinalHead>
  );
}

/** The session has taken this game down already, so the best is this one or another. */
function bestText(rounds: number, total: number, t: Texts['summary']): string {
  const best = soloBest(deviceStorage);
  return best === null || (best.rounds === rounds && best.total === total) ? t.soloNewBest : t.soloBest(best.rounds);
}
