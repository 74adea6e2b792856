/** The score sheet: every round of everybody. A tap on a cell opens that entry again. */
import './score-table.css';
import type { Seat } from '@turn7/engine';
import { entryOf } from '@turn7/protocol';
import { DealerMark } from '../game/seat/marks.tsx';
import { Icon } from '../ui/icon.tsx';
import { number } from '../words/format.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import type { Desk } from './desk.ts';
import { isMissed } from './share/presence.ts';
import { hasTurn7, pointsOf } from './sheet/entry.ts';
import { useGridKeys } from './use-grid-keys.ts';

export function ScoreTable({ desk }: { readonly desk: Desk }) {
  const t = useChapter('score');
  const { sheet, standing } = desk;
  const grid = useGridKeys(standing.rounds.length, sheet.players.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled, by key as well
    <section class="score-table" tabIndex={0} aria-label={t.sheet} onKeyDown={grid.onKeyDown}>
      <table style={{ '--players': sheet.players.length }}>
        <thead>
          <tr>
            <th scope="col">{t.table.round}</th>
            {sheet.players.map(({ id, name, left }) => (
              <th key={id} scope="col" class={left ? 'has-left' : undefined}>
                {name}
                {left && <span class="vh"> ({t.table.left})</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.rounds.map(({ afterEnd }, round) => (
            <tr key={round} class={afterEnd ? 'after-end' : undefined}>
              <th scope="row">
                {number(round + 1)}
                {afterEnd && <span class="vh"> ({t.table.afterEnd})</span>}
              </th>
              {sheet.players.map(({ id }, seat) => (
                <td key={id} class={desk.phase.kind === 'entering' && isAt(desk, round, id) ? 'is-open' : undefined}>
                  <ScoreCell desk={desk} round={round} seat={seat} tabIndex={grid.tabIndex(round, seat)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.table.total}</th>
            {standing.totals.map((total, seat) => (
              <td key={seat}>
                <b>{number(total)}</b>
                {standing.leaders.includes(seat) && <span class="vh"> {t.table.leads}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const isAt = ({ phase }: Desk, round: number, id: number): boolean =>
  phase.kind === 'entering' && phase.spot.round === round && phase.spot.player === id;

interface ScoreCellProps {
  readonly desk: Desk;
  readonly round: number;
  readonly seat: Seat;
  readonly tabIndex: 0 | -1;
}

function ScoreCell({ desk, round, seat, tabIndex }: ScoreCellProps) {
  const t = useChapter('score');
  const player = desk.sheet.players[seat];
  if (player === undefined) return null;
  return (
    <button
      type="button"
      class="score-cell"
      data-cell={`${round} ${seat}`}
      tabIndex={tabIndex}
      title={t.table.change(round + 1, player.name)}
      onClick={() => desk.choose({ round, player: player.id })}
    >
      <CellFace desk={desk} round={round} seat={seat} />
      <span class="vh">{t.table.change(round + 1, player.name)}</span>
    </button>
  );
}

function CellFace({ desk, round, seat }: Omit<ScoreCellProps, 'tabIndex'>) {
  const { common } = useTexts();
  const { pad: t, table } = useChapter('score');
  const player = desk.sheet.players[seat];
  const entry = player === undefined ? null : entryOf(desk.sheet, round, player.id);
  return (
    <>
      {desk.standing.rounds[round]?.dealer === seat && <DealerMark />}
      {entry?.kind === 'bust' && <Sign icon="bust" words={common.status.busted} />}
      {entry !== null && hasTurn7(entry) && <Sign icon="seven" words={t.turn7} />}
      {entry === null || isMissed(entry) ? (
        <span>
          –<span class="vh">{table.nothing}</span>
        </span>
      ) : (
        <span>{number(pointsOf(entry))}</span>
      )}
    </>
  );
}

const Sign = ({ icon, words }: { readonly icon: 'bust' | 'seven'; readonly words: string }) => (
  <span class={icon === 'bust' ? 'c-bad' : 'cell-seven'} title={words}>
    <Icon name={icon} />
    <span class="vh">{words}</span>
  </span>
);
