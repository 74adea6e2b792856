/** A review as a picture to pass on: the chances over the game, and for each seat how luck and choices made the result. */
import { GRADES, type Review, type SeatReview } from '@turn7/strategy';
import { number, percent } from '../../words/format.ts';
import { shortened } from '../summary/totals.ts';
import { type ChancePlot, chancePlot } from './chance-plot.ts';
import { chanceLines, type Focus } from './chances.ts';
import { chance, change } from './figures.ts';
import { extentOf, type PartBar, partBars } from './parts.ts';

export interface PictureWords {
  readonly title: string;
  /** Who won, in how many rounds. */
  readonly result: string;
  /** Above the columns of figures. */
  readonly luck: string;
  readonly own: string;
  readonly accuracy: string;
  /** Where it comes from. */
  readonly foot: string;
}

/** Colours and strokes as the page has them at that moment. */
export interface Inks {
  readonly ground: string;
  readonly panel: string;
  readonly text: string;
  readonly faint: string;
  readonly grid: string;
  readonly good: string;
  readonly bad: string;
  readonly font: string;
  /** Of a line of the chart, by its style: `line-3`. */
  readonly line: (style: string) => { readonly colour: string; readonly dash: readonly number[] };
}

const WIDTH = 1200;
const MARGIN = 48;
const CHART_TOP = 132;
const CHART_HEIGHT = 360;
const ROW = 92;
const INNER = WIDTH - 2 * MARGIN;

/** The review that is shown, with those of its seats that the page draws. */
export interface Pictured extends Focus {
  readonly review: Review;
  /** How many events the game has. */
  readonly last: number;
}

export function drawPicture({ review, last, ...focus }: Pictured, words: PictureWords, inks: Inks): HTMLCanvasElement {
  const seats = chanceLines(review, focus)
    .filter(({ style }) => style !== null)
    .flatMap(({ seat }) => review.seats[seat] ?? []);
  const rowsTop = CHART_TOP + CHART_HEIGHT + 64;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = rowsTop + seats.length * ROW + 64;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser cannot draw on a canvas');
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.textBaseline = 'alphabetic';
  write(pen, inks, words.title, MARGIN, 70, { size: 44, weight: 700 });
  write(pen, inks, words.result, MARGIN, 108, { size: 26, colour: inks.faint });
  pen.translate(MARGIN, CHART_TOP);
  drawChart(pen, review, chancePlot(review, last, focus, { width: INNER, height: CHART_HEIGHT, right: 170 }), inks);
  pen.resetTransform();
  drawHeads(pen, words, rowsTop - 14, inks);
  const extent = extentOf(review.seats);
  seats.forEach((seat, place) => {
    drawSeat(pen, seat, extent, rowsTop + place * ROW, inks);
  });
  write(pen, inks, words.foot, MARGIN, canvas.height - 28, { size: 20, colour: inks.faint });
  return canvas;
}

type Pen = CanvasRenderingContext2D;

interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

function write(pen: Pen, inks: Inks, text: string, x: number, y: number, lettering: Lettering): void {
  const { size, weight = 500, colour = inks.text, align = 'left' } = lettering;
  pen.font = `${weight} ${size}px ${inks.font}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

function drawChart(pen: Pen, { seats }: Review, plot: ChancePlot, inks: Inks): void {
  const { left, end, top, bottom, y, lines, rounds } = plot;
  pen.lineWidth = 1;
  pen.strokeStyle = inks.grid;
  for (const tick of TICKS) {
    pen.stroke(new Path2D(`M${left} ${y(tick)}H${end}`));
    write(pen, inks, chance(tick), left - 6, y(tick) + 5, { size: 15, colour: inks.faint, align: 'right' });
  }
  for (const { round, x, middle } of rounds) {
    pen.stroke(new Path2D(`M${x} ${top}V${bottom + 6}`));
    if (middle !== null)
      write(pen, inks, number(round), middle, bottom + 20, { size: 15, colour: inks.faint, align: 'center' });
  }
  pen.lineJoin = 'round';
  for (const { seat, style, path, labelAt } of lines) {
    const { colour, dash } = style === null ? { colour: inks.grid, dash: [] } : inks.line(style);
    pen.lineWidth = style === null ? 1.5 : 3;
    pen.strokeStyle = colour;
    pen.setLineDash([...dash]);
    pen.stroke(new Path2D(path));
    if (style !== null)
      write(pen, inks, shortened(seats[seat]?.name ?? '', 17), end + 12, labelAt + 6, {
        size: 19,
        weight: 600,
        colour,
      });
  }
  pen.setLineDash([]);
}

/** Where the figures stand, right-aligned. */
const COLUMNS = { luck: 790, own: 950, accuracy: 1110 };
const BARS = { left: 300, right: 640 };

function drawHeads(pen: Pen, { luck, own, accuracy }: PictureWords, y: number, inks: Inks): void {
  const head = { size: 20, colour: inks.faint, align: 'right' } as const;
  write(pen, inks, luck, COLUMNS.luck, y, head);
  write(pen, inks, own, COLUMNS.own, y, head);
  write(pen, inks, accuracy, COLUMNS.accuracy, y, head);
}

function drawSeat(pen: Pen, seat: SeatReview, extent: readonly [number, number], top: number, inks: Inks): void {
  pen.fillStyle = inks.panel;
  pen.beginPath();
  pen.roundRect(MARGIN, top, INNER, ROW - 10, 14);
  pen.fill();
  write(pen, inks, shortened(seat.name, 18), MARGIN + 20, top + 36, { size: 26, weight: 700 });
  const errors = GRADES.filter((grade) => grade !== 'best' && grade !== 'fine').map((grade) => seat.grades[grade]);
  const marks = ['?!', '?', '??'].map((sign, i) => `${sign} ${number(errors[i] ?? 0)}`).join('   ');
  write(pen, inks, `${percent(seat.result)}   ${marks}`, MARGIN + 20, top + 66, { size: 20, colour: inks.faint });
  for (const [place, bar] of partBars(seat).entries()) drawBar(pen, bar, extent, top + 10 + place * 11, inks);
  const figure = { size: 26, weight: 600, align: 'right' } as const;
  write(pen, inks, change(seat.luck), COLUMNS.luck, top + 51, figure);
  write(pen, inks, change(seat.own), COLUMNS.own, top + 51, figure);
  const accuracy = seat.accuracy === null ? '–' : number(seat.accuracy);
  write(pen, inks, accuracy, COLUMNS.accuracy, top + 51, figure);
}

function drawBar(
  pen: Pen,
  { part, from, to }: PartBar,
  [least, most]: readonly [number, number],
  y: number,
  inks: Inks,
) {
  const x = (value: number): number => BARS.left + ((value - least) / (most - least)) * (BARS.right - BARS.left);
  const isWhole = part === 'start' || part === 'result' || part === 'correction';
  pen.fillStyle = isWhole ? inks.faint : to < from ? inks.bad : inks.good;
  pen.fillRect(Math.min(x(from), x(to)), y, Math.max(2, Math.abs(x(to) - x(from))), 8);
}
