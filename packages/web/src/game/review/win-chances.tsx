/** Everybody's chance to win at one moment. */
import './win-chances.css';
import type { Name } from '@turn7/narration';
import type { CurvePoint } from '@turn7/strategy';
import { useChapter, useTexts } from '../../words/texts.ts';
import { MOST_HIGHLIGHTED } from '../summary/totals.ts';
import { chancesAt } from './chances.ts';
import { chance } from './figures.ts';

interface WinChancesProps {
  /** null until it is known; the place is kept. */
  readonly curve: readonly CurvePoint[] | null;
  readonly at: number;
  readonly names: readonly Name[];
}

/** At a large table those who are likeliest to win. */
export function WinChances({ curve, at, names }: WinChancesProps) {
  const t = useChapter('review');
  const { levels } = useTexts().front;
  const now = curve === null ? null : chancesAt(curve, at);
  const value = (seat: number): number => now?.[seat] ?? 0;
  const seats = names.map((_, seat) => seat);
  const likeliest = seats.toSorted((a, b) => value(b) - value(a)).slice(0, MOST_HIGHLIGHTED);
  return (
    <section class="win-chances">
      <p class="muted">{t.winChances(levels.Sharp.name)}</p>
      <ul>
        {(names.length > MOST_HIGHLIGHTED ? likeliest : seats).map((seat) => (
          <li key={seat}>
            <span class="chance-name">{names[seat]?.text}</span> <b>{now === null ? '–' : chance(value(seat))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
