/** The colours of the page as a canvas needs them. */
import type { Inks } from './picture.ts';

/** Of a page that shows a chart of chances. */
export function inksOf(page: Document): Inks {
  const root = getComputedStyle(page.documentElement);
  const token = (name: string): string => root.getPropertyValue(name).trim();
  return {
    ground: token('--table'),
    panel: token('--rail'),
    text: token('--text'),
    faint: token('--text-2'),
    grid: token('--line'),
    good: token('--good'),
    bad: token('--bad'),
    font: token('--f'),
    line: (style) => {
      const drawn = page.querySelector(`.chance-key .${style}`);
      if (drawn === null) return { colour: token('--text'), dash: [] };
      const { stroke, strokeDasharray } = getComputedStyle(drawn);
      return { colour: stroke, dash: strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? [] };
    },
  };
}
