/** A chart with everything that belongs to it: the same as a table, as a file, and as a link that leads to the same setup. */
import './figure.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useChapter } from '../../words/texts.ts';
import { CopyLink } from '../copy-link.tsx';
import { DownloadButton } from '../download-button.tsx';
import { csvOf } from './csv.ts';
import { DataTable, type TableData } from './data-table.tsx';

export interface FigureProps {
  readonly title: string;
  /** Of the title: 3 in a section that has a title of its own. */
  readonly level?: 2 | 3;
  /** What is counted, and how, in a sentence below the title. */
  readonly tells?: string;
  /** Everything that the chart shows. */
  readonly data: TableData;
  /** Of the file, without its ending. */
  readonly fileName: string;
  /** The address of the same setup, such as `/lab?hand=12,8#bust`, which leads to this figure; null where nobody else has it. */
  readonly address: string | null;
  /** What can be set, above the drawing or the table. */
  readonly controls?: ComponentChildren;
  /** The drawing. */
  readonly children: ComponentChildren;
  /** What belongs below the drawing or the table. */
  readonly below?: ComponentChildren;
}

export function Figure({ title, level = 2, tells, data, fileName, address, controls, children, below }: FigureProps) {
  const t = useChapter('figure');
  const heading = useId();
  const place = address?.split('#')[1];
  const [isTable, setTable] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <figure class="figure" id={place} tabIndex={-1} aria-labelledby={heading}>
      <figcaption>
        <Heading id={heading}>{title}</Heading>
        {tells !== undefined && <p class="muted">{tells}</p>}
      </figcaption>
      {controls && <div class="figure-controls">{controls}</div>}
      {isTable ? <DataTable data={data} label={title} /> : <div class="figure-chart">{children}</div>}
      {below && <div class="figure-controls">{below}</div>}
      <div class="figure-ways">
        <button type="button" class="btn quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? t.chart : t.table}
        </button>
        <DownloadButton fileName={`${fileName}.csv`} type="text/csv" text={() => csvOf(data)}>
          {t.csv}
        </DownloadButton>
        {address !== null && (
          <CopyLink
            link={location.origin + address}
            words={{ copy: t.link, copied: t.copied, copyYourself: t.byHand }}
          />
        )}
      </div>
    </figure>
  );
}
