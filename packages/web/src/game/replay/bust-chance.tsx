/** How likely the next card busts whoever is about to hit or stay: exact, and no more than everybody at the table could know. */
import type { Name } from '@turn7/narration';
import { percent } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import { oddsIn, riskText } from '../question/odds.ts';
import { askedAt, type Replay } from './replay.ts';
import './bust-chance.css';

export interface BustChanceProps {
  readonly replay: Replay;
  readonly at: number;
  readonly names: readonly Name[];
}

/** It keeps its place while nobody is asked. */
export function BustChance({ replay, at, names }: BustChanceProps) {
  const { coach } = useTexts();
  const view = askedAt(replay, at);
  const question = view?.state.kind === 'playing' ? view.state.question : null;
  if (view === null || question?.kind !== 'hit-or-stay') return <div class="bust-chance" />;
  const { seat } = question;
  const odds = oddsIn(view, seat);
  return (
    <div class="bust-chance">
      <p>
        <b class="tn">{percent(odds.bust)}</b>{' '}
        <span>
          <span class="bust-who">
            <bdi class="ellipsis">{names[seat]?.text}</bdi>: {coach.bustChance}
          </span>{' '}
          <span class="muted">{riskText(odds, view.seats[seat]?.lifeSaver ?? false, coach)}</span>
        </span>
      </p>
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${100 * odds.bust}%` }} />
      </span>
    </div>
  );
}
