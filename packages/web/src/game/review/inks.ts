/** The colours of the page as a canvas needs them. */
import type { Inks } from './pen.ts';

/** Of a page that shows a chart of chances. */
export function inksOf(page: Document): Inks {
  const root = getComputedStyle(page.documentElement);
  const token = (name: string): string => root.getPropertyValue(name).trim();
  const tokenOf = (part: Element | null, name: string): string =>
    (part === null ? root : getComputedStyle(part)).getPropertyValue(name).trim() || token('--text-2');
  return {
    ground: token('--table'),
    panel: token('--rail'),
    text: token('--text'),
    faint: token('--text-2'),
    grid: token('--line'),
    crowd: tokenOf(page.querySelector('.chance-chart'), '--crowd'),
    good: token('--good'),
    bad: token('--bad'),
    ink: token('--ink'),
    font: token('--f'),
    grade: (grade) => tokenOf(page.querySelector(`.seat-grades .is-${grade}`), '--grade'),
    line: (style) => {
      const drawn = page.querySelector(`.chance-key .${style}`);
      if (drawn === null) return { colour: token('--text'), dash: [] };
      const { stroke, strokeDasharray } = getComputedStyle(drawn);
      return { colour: stroke, dash: strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? [] };
    },
  };
}
