/** How a lead changes the right risk: two players, exactly solved. */
import { SOLVED_DUEL } from '@turn7/strategy';
import type { TableData } from '../../ui/chart/data-table.tsx';
import { Figure } from '../../ui/chart/figure.tsx';
import { HeatGrid } from '../../ui/chart/heat-grid.tsx';
import { ChoiceGroup } from '../../ui/settings/choice-group.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter } from '../../words/texts.ts';
import { LEAD_STEP, LEAD_TOTALS, LEAD_VIEWS, type LeadView, labAddress, type PanelProps } from './setup.ts';
import { Slider } from './slider.tsx';

/** The grid has room for every so many points. */
const GRID_STEP = 25;
const SHOWN = SOLVED_DUEL.totals.filter((total) => total % GRID_STEP === 0);
const HIGHEST = SHOWN.at(-1) ?? 0;

/** With one's own total and the other's before the round. */
function at(view: LeadView, own: number, other: number): number {
  const place = (total: number) => SOLVED_DUEL.totals.indexOf(total);
  const table = view === 'risk' ? SOLVED_DUEL.busts : SOLVED_DUEL.wins;
  return table[place(own)]?.[place(other)] ?? 0;
}

/** The place in the grid that is nearest. */
const nearest = (total: number): number => Math.min(HIGHEST, Math.round(total / GRID_STEP) * GRID_STEP);

export function LeadFigure({ setup, change }: PanelProps) {
  const { lead: t } = useChapter('lab');
  const { lead, own, other } = setup;
  const result = t.result(own, other, at('risk', own, other), at('win', own, other));
  const data: TableData = {
    columns: [t.yourTotal, ...SHOWN.map((total) => t.against(total))],
    rows: SHOWN.map((row) => [number(row), ...SHOWN.map((column) => shareCell(at(lead, row, column)))]),
  };
  return (
    <Figure
      title={t.title}
      tells={t.tells}
      data={data}
      fileName={`turn7-lead-${lead}`}
      address={labAddress(setup, ['lead', 'own', 'other'], 'lead')}
      controls={
        <>
          <Slider
            label={t.own(own)}
            limits={LEAD_TOTALS}
            step={LEAD_STEP}
            value={own}
            onChange={(wish) => change({ own: wish })}
          />
          <Slider
            label={t.other(other)}
            limits={LEAD_TOTALS}
            step={LEAD_STEP}
            value={other}
            onChange={(wish) => change({ other: wish })}
          />
          <p class="lab-result tn" role="status">
            {result}
          </p>
          <ChoiceGroup
            legend={t.shows}
            choices={LEAD_VIEWS}
            nameOf={(view) => t.views[view]}
            chosen={lead}
            onChoose={(view) => change({ lead: view })}
          />
        </>
      }
    >
      <HeatGrid
        says={t.says(t.views[lead], percent(at(lead, 0, HIGHEST)), percent(at(lead, HIGHEST, 0)))}
        legend={[
          { text: t.little, tone: 0 },
          { text: t.much, tone: 1 },
        ]}
        columnsHead={t.columns}
        rowsHead={t.rows}
        hue={lead === 'win' ? '--good' : '--bad'}
        columns={SHOWN.map((total) => number(total))}
        rows={SHOWN.map((row) => ({
          head: number(row),
          cells: SHOWN.map((column) => ({
            text: number(100 * at(lead, row, column)),
            tone: at(lead, row, column),
            isMarked: row === nearest(own) && column === nearest(other),
          })),
        }))}
      />
      <p class="muted">{t.marked(pairOf(nearest(own), nearest(other)), pairOf(own, other))}</p>
      <p class="muted">{t.assumes}</p>
    </Figure>
  );
}

const pairOf = (own: number, other: number): string => `${number(own)} : ${number(other)}`;

const shareCell = (value: number) => ({ value, text: percent(value, 1) });
