/** The score sheet: every round of everybody. A tap on a cell opens that entry again. */
import { isolated } from '@turn7/narration';
import './score-table.css';
import type { Seat } from '@turn7/engine';
import { entryOf, isMissed, pointsOf } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { DealerMark } from '../../game/seat/marks.tsx';
import { Icon } from '../../ui/icon.tsx';
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { hasTurn7 } from '../sheet/entries.ts';
import type { ScoreModel } from './score-model.ts';

export function ScoreTable({ model }: { readonly model: ScoreModel }) {
  const t = useChapter('score');
  const { sheet, standing } = model;
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
                <td key={id} class={model.phase.kind === 'entering' && isAt(model, round, id) ? 'is-open' : undefined}>
                  <ScoreCell model={model} round={round} seat={seat} tabIndex={grid.tabIndex(round, seat)} />
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

const isAt = ({ phase }: ScoreModel, round: number, id: number): boolean =>
  phase.kind === 'entering' && phase.spot.round === round && phase.spot.player === id;

interface ScoreCellProps {
  readonly model: ScoreModel;
  readonly round: number;
  readonly seat: Seat;
  readonly tabIndex: 0 | -1;
}

function ScoreCell({ model, round, seat, tabIndex }: ScoreCellProps) {
  const t = useChapter('score');
  const player = model.sheet.players[seat];
  if (player === undefined) return null;
  return (
    <button
      type="button"
      class="score-cell"
      data-cell={`${round} ${seat}`}
      tabIndex={tabIndex}
      title={t.table.change(round + 1, isolated(player.name))}
      onClick={() => model.choose({ round, player: player.id })}
    >
      <CellFace model={model} round={round} seat={seat} />
      <span class="vh">{t.table.change(round + 1, isolated(player.name))}</span>
    </button>
  );
}

function CellFace({ model, round, seat }: Omit<ScoreCellProps, 'tabIndex'>) {
  const { common } = useTexts();
  const { pad: t, table } = useChapter('score');
  const player = model.sheet.players[seat];
  const entry = player === undefined ? null : entryOf(model.shown, round, player.id);
  return (
    <>
      {model.standing.rounds[round]?.dealer === seat && <DealerMark />}
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

/**
 * A table of buttons is one stop of the Tab key; the arrow keys go from cell to cell. Buttons carry `data-cell`, their
 * row and column. Where the last stop is gone, the nearest cell is one.
 */
function useGridKeys(rows: number, columns: number) {
  const [stop, setStop] = useState<readonly [number, number]>([0, 0]);
  const [row, column] = [Math.min(stop[0], rows - 1), Math.min(stop[1], columns - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset['cell']?.split(' ').map(Number) : undefined;
    if (step === undefined || from === undefined || !(event.currentTarget instanceof Element)) return;
    const to = [(from[0] ?? 0) + step[0], (from[1] ?? 0) + step[1]] as const;
    const cell = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to[0]} ${to[1]}"]`);
    event.preventDefault();
    event.stopPropagation();
    if (cell === null) return;
    setStop(to);
    cell.focus();
  };
  const tabIndex = (atRow: number, atColumn: number): 0 | -1 => (atRow === row && atColumn === column ? 0 : -1);
  return { onKeyDown, tabIndex };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
