/** Luck and skill of a seat: bars that lead from the chance it began with to its result, its accuracy, its grades. */
import './seat-parts.css';
import { GRADES, type SeatReview } from '@turn7/strategy';
import { Icon } from '../../ui/icon.tsx';
import { capitalised, number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { change, error } from './figures.ts';
import { GradeMark } from './grade-mark.tsx';
import { type PartBar, partBars } from './parts.ts';
import { partName } from './told.ts';

export interface SeatPartsProps {
  readonly seat: SeatReview;
  /** From where to where the bars may reach. */
  readonly extent: readonly [least: number, most: number];
  readonly finished: boolean;
}

export function SeatParts({ seat, extent, finished }: SeatPartsProps) {
  const t = useChapter('review');
  return (
    <section class="seat-parts" aria-label={seat.name}>
      <h3>
        <span class="seat-parts-name">{seat.name}</span>
        {seat.accuracy !== null && (
          <span class="seat-accuracy">
            {capitalised(t.told.accuracy)} <b>{number(seat.accuracy)}</b>
          </span>
        )}
      </h3>
      <table>
        <tbody>
          {partBars(seat).map((bar) => (
            <tr key={bar.part} class={`part is-${kindOf(bar)}`}>
              <th scope="row">{bar.part === 'result' && !finished ? t.soFar : partName(bar.part, t)}</th>
              <td class="part-track" aria-hidden="true">
                <Bar bar={bar} extent={extent} />
              </td>
              <td class="part-value">
                {isWhole(bar) ? percent(bar.to, 1) : change(bar.to - bar.from)}
                {bar.se > 0 && <small> {error(bar.se)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="seat-grades" aria-label={t.gradesOf(seat.name)}>
        {GRADES.map((grade) => (
          <li key={grade} title={t.told.grades[grade]}>
            <GradeMark grade={grade} />
            <b>{number(seat.grades[grade])}</b>
            <span class="vh"> {t.told.grades[grade]}</span>
          </li>
        ))}
        {seat.standIns > 0 && (
          <li>
            <Icon name="bot" />
            <b>{number(seat.standIns)}</b> {t.told.byBot}
          </li>
        )}
      </ul>
    </section>
  );
}

const isWhole = ({ part }: PartBar): boolean => part === 'start' || part === 'result';

function kindOf(bar: PartBar): string {
  if (isWhole(bar)) return 'whole';
  if (bar.part === 'correction') return 'correction';
  return bar.to < bar.from ? 'loss' : 'gain';
}

function Bar({
  bar: { from, to, se },
  extent: [least, most],
}: { readonly bar: PartBar } & Pick<SeatPartsProps, 'extent'>) {
  const share = (value: number): number => (100 * (value - least)) / (most - least);
  const [low, high] = [share(Math.min(from, to)), share(Math.max(from, to))];
  return (
    <div class="part-room">
      <i class="part-zero" style={{ left: `${share(0)}%` }} />
      <i class="part-bar" style={{ left: `${low}%`, width: `${high - low}%` }} />
      {/* Where this one ends the next begins. */}
      <i class="part-end" style={{ left: `${share(to)}%` }} />
      {se > 0 && (
        <i class="part-error" style={{ left: `${share(to - se)}%`, width: `${share(to + se) - share(to - se)}%` }} />
      )}
    </div>
  );
}
