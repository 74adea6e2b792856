/** A table of buttons is one stop of the Tab key; the arrow keys go from cell to cell. */
import { useState } from 'preact/hooks';

/** Buttons carry `data-cell`, their row and column. Where the last stop is gone, the nearest cell is one. */
export function useGridKeys(rows: number, columns: number) {
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
