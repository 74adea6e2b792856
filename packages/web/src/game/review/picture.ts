/** A review as a picture to pass on: the chances over the game, and for each seat how luck and choices made the result. */
import type { Review } from '@turn7/strategy';
import { number } from '../../words/format.ts';
import { shortened } from '../summary/totals.ts';
import { type ChancePlot, chancePlot } from './chance-plot.ts';
import { chanceLines, type Focus } from './chances.ts';
import { chance } from './figures.ts';
import { type Inks, type Pen, write } from './pen.ts';
import {
  drawHeads,
  drawLegend,
  drawSeat,
  extentIn,
  INNER,
  MARGIN,
  ROW,
  type SeatWords,
  WIDTH,
} from './picture-seats.ts';

export interface PictureWords extends SeatWords {
  readonly title: string;
  /** Who won, in how many rounds. */
  readonly result: string;
  /** Above the chart, and beside the numbers below it. */
  readonly chances: string;
  readonly round: string;
  /** Above the seats, and how their bars are read. */
  readonly parts: string;
  readonly addsUp: string;
  /** Of seats that have no room; '' if there are none. */
  readonly leftOut: string;
  /** Where it comes from. */
  readonly foot: string;
}

/** The review that is shown, with those of its seats that the page draws. */
export interface Pictured extends Focus {
  readonly review: Review;
  /** How many events the game has. */
  readonly last: number;
}

const CHART_TOP = 172;
const CHART_HEIGHT = 350;
const PARTS_TOP = CHART_TOP + CHART_HEIGHT + 52;
const ROWS_TOP = PARTS_TOP + 100;
/** Below the last seat: the legend, and where it comes from. */
const FOOT = 116;

export function drawPicture({ review, last, ...focus }: Pictured, words: PictureWords, inks: Inks): HTMLCanvasElement {
  const named = chanceLines(review, focus).filter(({ style }) => style !== null);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = ROWS_TOP + named.length * ROW + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser cannot draw on a canvas');
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.textBaseline = 'alphabetic';
  write(pen, inks, words.title, MARGIN, 70, { size: 44, weight: 700 });
  write(pen, inks, words.result, MARGIN, 108, { size: 26, colour: inks.faint });
  write(pen, inks, words.chances, MARGIN, 154, { size: 22, weight: 700 });
  pen.translate(MARGIN, CHART_TOP);
  drawChart(pen, review, chancePlot(review, last, focus, { width: INNER, height: CHART_HEIGHT, right: 170 }), inks);
  write(pen, inks, words.round, 38, CHART_HEIGHT - 6, { size: 15, colour: inks.faint, align: 'right' });
  pen.resetTransform();
  write(pen, inks, words.parts, MARGIN, PARTS_TOP, { size: 22, weight: 700 });
  write(pen, inks, words.addsUp, MARGIN, PARTS_TOP + 28, { size: 19, colour: inks.faint });
  drawHeads(pen, words, ROWS_TOP - 12, inks);
  const extent = extentIn(review.seats);
  named.forEach(({ seat, style }, place) => {
    const one = review.seats[seat];
    if (one !== undefined) drawSeat(pen, { seat: one, style, extent, top: ROWS_TOP + place * ROW }, words, inks);
  });
  drawLegend(pen, words, canvas.height - FOOT + 36, inks);
  const left = write(pen, inks, words.foot, MARGIN, canvas.height - 32, { size: 20, colour: inks.faint });
  write(pen, inks, words.leftOut, MARGIN + left + 32, canvas.height - 32, { size: 20, colour: inks.faint });
  return canvas;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

function drawChart(pen: Pen, { seats }: Review, plot: ChancePlot, inks: Inks): void {
  drawGrid(pen, plot, inks);
  pen.lineJoin = 'round';
  for (const { seat, style, path, labelAt } of plot.lines) {
    const { colour, dash } = style === null ? { colour: inks.crowd, dash: [] } : inks.line(style);
    pen.lineWidth = style === null ? 1.5 : 3;
    pen.strokeStyle = colour;
    pen.setLineDash([...dash]);
    pen.stroke(new Path2D(path));
    const name = { size: 19, weight: 600, colour };
    if (style !== null) write(pen, inks, shortened(seats[seat]?.name ?? '', 17), plot.end + 12, labelAt + 6, name);
  }
  pen.setLineDash([]);
}

function drawGrid(pen: Pen, { left, end, top, bottom, y, rounds }: ChancePlot, inks: Inks): void {
  const axis = { size: 15, colour: inks.faint } as const;
  const line = (path: string): void => {
    pen.globalAlpha = 0.5;
    pen.stroke(new Path2D(path));
    pen.globalAlpha = 1;
  };
  pen.lineWidth = 1;
  pen.strokeStyle = inks.grid;
  for (const tick of TICKS) {
    line(`M${left} ${y(tick)}H${end}`);
    write(pen, inks, chance(tick), left - 6, y(tick) + 5, { ...axis, align: 'right' });
  }
  for (const { round, x, middle } of rounds) {
    line(`M${x} ${top}V${bottom + 6}`);
    if (middle !== null) write(pen, inks, number(round), middle, bottom + 20, { ...axis, align: 'center' });
  }
}
