/** Small pictures of numbers, made of block characters. */

/** Parts of a cell from left to right, in eighths. */
const LEFT = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const LOW = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** A bar that fills a share of `width` cells. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return '█'.repeat(eighths >> 3) + (LEFT[eighths & 7] ?? '');
}

/** Columns beside each other, as high as their values; the highest is full, and nothing at all is blank. */
export function columns(values: readonly number[]): string {
  const most = Math.max(...values);
  return values.map((value) => (value === 0 ? ' ' : LOW[Math.ceil((8 * value) / most) - 1])).join('');
}
