/** Rows and columns of short texts, each as strong as what it stands for. It is seen only; a sentence and a table tell it. */
import './heat-grid.css';
export interface HeatCell {
  readonly text: string;
  /** How strong, from 0 to 1; a word for what is no matter of strength. */
  readonly tone: number | 'hit' | 'stay' | 'mixed' | 'none';
  readonly isMarked?: boolean;
}

interface HeatGridProps {
  readonly says: string;
  /** What the colours mean. */
  readonly legend: readonly HeatCell[];
  /** What the columns and the rows are. */
  readonly columnsHead: string;
  readonly rowsHead: string;
  /** Of a strong cell, by its token. */
  readonly hue?: '--bad' | '--good';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly HeatCell[] }[];
}

export function HeatGrid({ says, legend, columnsHead, rowsHead, hue = '--bad', columns, rows }: HeatGridProps) {
  return (
    <>
      <p class="vh">{says}</p>
      <div class="heat" aria-hidden="true" style={{ '--hue': `var(${hue})` }}>
        <p class="heat-legend">
          {legend.map(({ text, tone }) => (
            <span key={text}>
              <Cell text="" tone={tone} /> {text}
            </span>
          ))}
        </p>
        <p class="heat-head">{columnsHead} →</p>
        <p class="heat-head">{rowsHead} ↓</p>
        <div class="heat-grid" style={{ '--columns': columns.length }}>
          <span />
          {columns.map((column) => (
            <span key={column} class="heat-name">
              {column}
            </span>
          ))}
          {rows.map(({ head, cells }) => [
            <span key={head} class="heat-name">
              {head}
            </span>,
            ...cells.map((cell, i) => <Cell key={`${head} ${i}`} {...cell} />),
          ])}
        </div>
      </div>
    </>
  );
}

function Cell({ text, tone, isMarked = false }: HeatCell) {
  const marked = isMarked ? ' is-marked' : '';
  if (typeof tone === 'string') return <span class={`heat-cell heat-${tone}${marked}`}>{text}</span>;
  return (
    <span class={`heat-cell${marked}`} style={{ '--tone': `${Math.round(100 * tone)}%` }}>
      {text}
    </span>
  );
}
