/** How a solo challenge ended, and how that compares with the best so far. */
import { type RoundEnded, readRecords, replay, type SoloResult, soloResult } from '@turn7/engine';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { deviceStorage } from '../../device/storage.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { soloBest } from '../session/solo-best.ts';
import { Party } from './party.tsx';

interface SoloHeadingProps {
  readonly rounds: readonly RoundEnded[];
  /** Whether it was to be done in few rounds. */
  readonly hasPar: boolean;
  /** Null until it is there. */
  readonly record: string | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function SoloHeading({ rounds, hasPar, record, heading }: SoloHeadingProps) {
  const { summary: t } = useTexts();
  const result = useMemo(() => (record === null || !hasPar ? null : resultOf(record)), [record, hasPar]);
  const total = rounds.at(-1)?.totals[0] ?? 0;
  return (
    <header class={`final-head${result?.beaten ? ' is-won' : ''}`}>
      {result?.beaten && <Party />}
      <h2 ref={heading} tabIndex={-1}>
        {verdictOf(result, t)}
      </h2>
      <p class="muted">
        {[t.result(total, rounds.length), ...(hasPar ? [bestText(rounds.length, total, t)] : [])].join(' · ')}
      </p>
    </header>
  );
}

/** The engine says what is beaten. */
function resultOf(record: string): SoloResult | null {
  const [located] = readRecords(record);
  return located === undefined ? null : soloResult(replay(located));
}

function verdictOf(result: SoloResult | null, t: Texts['summary']): string {
  if (result === null) return t.standing;
  return result.beaten ? t.soloBeaten : t.soloMissed;
}

/** The session has taken this game down already, so the best is this one or another. */
function bestText(rounds: number, total: number, t: Texts['summary']): string {
  const best = soloBest(deviceStorage);
  return best === null || (best.rounds === rounds && best.total === total) ? t.soloNewBest : t.soloBest(best.rounds);
}
