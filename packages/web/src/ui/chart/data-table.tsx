/** What a chart shows, in rows and columns. */
import './data-table.css';
export interface TableData {
  /** The head of each column, that of the row heads first. */
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly TableRow[];
}

/** What stands before the row, then a cell for each other column. */
export type TableRow = readonly [string, ...Cell[]];

/** `value` is what a file gets; `text` is how people write it. Words are their own value. */
export type Cell = string | { readonly value: number; readonly text: string } | null;

/** A cell that is empty says so with a dash. */
const cellText = (cell: Cell | undefined): string => (typeof cell === 'object' ? (cell?.text ?? '–') : (cell ?? '–'));

interface DataTableProps {
  readonly data: TableData;
  readonly label: string;
}

export function DataTable({ data: { columns, rows }, label }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled, by key as well
    <section class="data-table" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{head}</th>
              {cells.map((cell, j) => (
                <td key={j}>{cellText(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
