/** What a picture of a review is drawn with. */
import type { Grade } from '@turn7/strategy';
import type { LineStyle } from '../summary/totals.ts';

export type Pen = CanvasRenderingContext2D;

/** Colours and strokes as the page has them at that moment. */
export interface Inks {
  readonly ground: string;
  readonly panel: string;
  readonly text: string;
  readonly faint: string;
  readonly grid: string;
  /** Of the lines that have no name. */
  readonly crowd: string;
  readonly good: string;
  readonly bad: string;
  /** On the signs of grades. */
  readonly ink: string;
  readonly font: string;
  readonly grade: (grade: Grade) => string;
  readonly line: (style: LineStyle) => { readonly colour: string; readonly dash: readonly number[] };
}

interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

/** Returns how wide it is. */
export function write(pen: Pen, inks: Inks, text: string, x: number, y: number, lettering: Lettering): number {
  const { size, weight = 500, colour = inks.text, align = 'left' } = lettering;
  pen.font = `${weight} ${size}px ${inks.font}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
  return pen.measureText(text).width;
}

/** Words in as many lines as they need, in the font that is set. */
export function linesIn(pen: Pen, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
