/** The final standing, and what is worth telling of each seat. */
import './standing-table.css';
import type { Name } from '@turn7/narration';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../../words/format.ts';
import { useTexts } from '../../words/texts.ts';
import type { Standing } from './standing.ts';

interface StandingTableProps {
  readonly standings: readonly Standing[];
  /** By seat. */
  readonly names: readonly Name[];
  /** Of a game that goes on; that of a game which is over is the final one. */
  readonly title?: string;
}

export function StandingTable({ standings, names, title }: StandingTableProps) {
  const { summary: t } = useTexts();
  const caption = title ?? t.standing;
  const frame = useRef<HTMLElement>(null);
  useEffect(() => showOwn(frame.current), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled, by key as well
    <section class="standing-frame" ref={frame} tabIndex={0} aria-label={caption}>
      <table class="standing">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.total}</th>
            <th scope="col">{t.bestRound}</th>
            <th scope="col">{t.busts}</th>
            <th scope="col">{t.sevens}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, place, total, bestRound, busts, sevens }) => (
            <tr key={seat} class={names[seat]?.you ? 'is-you' : undefined}>
              <td>{t.ordinal(place)}</td>
              <th scope="row">{names[seat]?.text}</th>
              <td>
                <b>{number(total)}</b>
              </td>
              <td>{number(bestRound)}</td>
              <td>{number(busts)}</td>
              <td>{number(sevens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Scrolls the frame, and only the frame, to the row of the person who looks at it. */
function showOwn(frame: HTMLElement | null): void {
  const own = frame?.querySelector<HTMLElement>('.is-you');
  if (frame && own) frame.scrollTop = own.offsetTop - frame.clientHeight / 2;
}
