/** The seats in the picture of a review: in a column for each part its step and its figure, so that a row adds up. */
import { GRADES, type Grade, type SeatReview } from '@turn7/strategy';
import { number, percent } from '../../words/format.ts';
import { type LineStyle, shortened } from '../summary/totals.ts';
import { change } from './figures.ts';
import { gradeShape, gradeSign } from './grade-mark.tsx';
import { PARTS, type PartBar, partBars } from './parts.ts';
import { type Inks, linesIn, type Pen, write } from './pen.ts';

export const WIDTH = 1200;
export const MARGIN = 48;
export const INNER = WIDTH - 2 * MARGIN;
/** Of a seat, with the space below it. */
export const ROW = 154;

export interface SeatWords {
  /** Above the column of each part. */
  readonly part: (part: PartBar['part']) => string;
  readonly accuracy: string;
  readonly grade: (grade: Grade) => string;
}

const COLUMNS: readonly PartBar['part'][] = ['start', ...PARTS, 'result'];
const COLUMNS_LEFT = 312;
const COLUMN = (WIDTH - MARGIN - 8 - COLUMNS_LEFT) / COLUMNS.length;
const HEAD = { size: 19, line: 23 } as const;
/** Where the steps are in a row, and how wide. */
const STEPS = { top: 14, bottom: 98, width: 68 } as const;

const middleOf = (column: number): number => COLUMNS_LEFT + (column + 0.5) * COLUMN;

/** From where to where the steps reach. */
export function extentIn(seats: readonly SeatReview[]): readonly [least: number, most: number] {
  const ends = seats.flatMap((seat) => partBars(seat).map(({ to }) => to));
  return [Math.min(0, ...ends), Math.max(...ends)];
}

/** `y`: of their last line. */
export function drawHeads(pen: Pen, words: SeatWords, y: number, inks: Inks): void {
  pen.font = `600 ${HEAD.size}px ${inks.font}`;
  for (const [column, part] of COLUMNS.entries()) {
    const lines = linesIn(pen, words.part(part), COLUMN - 8);
    for (const [i, line] of lines.entries())
      write(pen, inks, line, middleOf(column), y - (lines.length - 1 - i) * HEAD.line, {
        size: HEAD.size,
        weight: 600,
        colour: inks.faint,
        align: 'center',
      });
  }
}

interface SeatRow {
  readonly seat: SeatReview;
  readonly style: LineStyle | null;
  readonly extent: readonly [least: number, most: number];
  readonly top: number;
}

export function drawSeat(pen: Pen, row: SeatRow, words: SeatWords, inks: Inks): void {
  const { seat, style, top } = row;
  pen.fillStyle = inks.panel;
  pen.beginPath();
  pen.roundRect(MARGIN, top, INNER, ROW - 10, 14);
  pen.fill();
  if (inks.panel === inks.ground) drawEdge(pen, inks);
  if (style !== null) drawSample(pen, style, top + 36, inks);
  write(pen, inks, shortened(seat.name, 12), MARGIN + 72, top + 44, { size: 26, weight: 700 });
  const accuracy = seat.accuracy === null ? '' : `${words.accuracy} ${number(seat.accuracy)}`;
  write(pen, inks, accuracy, MARGIN + 20, top + 82, { size: 20, colour: inks.faint });
  let x = MARGIN + 20;
  for (const grade of ERRORS) {
    drawMark(pen, grade, x, top + 98, inks);
    write(pen, inks, number(seat.grades[grade]), x + 34, top + 118, { size: 20, colour: inks.faint });
    x += 78;
  }
  drawSteps(pen, row, inks);
}

/** Of a panel that nothing else sets apart. */
function drawEdge(pen: Pen, inks: Inks): void {
  pen.lineWidth = 2;
  pen.strokeStyle = inks.grid;
  pen.stroke();
}

/** As its line is drawn above. */
function drawSample(pen: Pen, style: LineStyle, y: number, inks: Inks): void {
  const { colour, dash } = inks.line(style);
  pen.lineWidth = 4;
  pen.strokeStyle = colour;
  pen.setLineDash([...dash]);
  pen.stroke(new Path2D(`M${MARGIN + 20} ${y}H${MARGIN + 60}`));
  pen.setLineDash([]);
}

const isWhole = ({ part }: PartBar): boolean => part === 'start' || part === 'result';

function drawSteps(pen: Pen, { seat, extent: [least, most], top }: SeatRow, inks: Inks): void {
  const y = (value: number): number =>
    Math.round(top + STEPS.bottom - ((value - least) / (most - least)) * (STEPS.bottom - STEPS.top));
  pen.lineWidth = 1;
  pen.strokeStyle = inks.grid;
  pen.stroke(new Path2D(`M${COLUMNS_LEFT + 12} ${y(0) + 0.5}H${WIDTH - MARGIN - 20}`));
  const bars = partBars(seat);
  for (const [column, bar] of bars.entries()) {
    const x = middleOf(column) - STEPS.width / 2;
    // Where this one ends the next begins.
    pen.fillStyle = inks.faint;
    if (column < bars.length - 1) pen.fillRect(x + STEPS.width, y(bar.to), COLUMN - STEPS.width, 1);
    drawStep(pen, bar, { x, from: y(bar.from), to: y(bar.to) }, inks);
    const text = isWhole(bar) ? percent(bar.to, 1) : change(bar.to - bar.from);
    const lettering = { size: 23, weight: isWhole(bar) ? 700 : 600, align: 'center' } as const;
    write(pen, inks, text, middleOf(column), top + 128, lettering);
  }
}

interface Step {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** What was lost is hatched, and the correction is neither gain nor loss: colour alone says nothing. */
function drawStep(pen: Pen, bar: PartBar, { x, from, to }: Step, inks: Inks): void {
  const [top, height] = [Math.min(from, to), Math.max(2, Math.abs(to - from))];
  const isLoss = !isWhole(bar) && bar.to < bar.from;
  const isPlain = isWhole(bar) || bar.part === 'correction' || from === to;
  pen.fillStyle = isPlain ? inks.faint : isLoss ? inks.bad : inks.good;
  if (bar.part === 'correction' && height > 4) {
    pen.lineWidth = 1.5;
    pen.strokeStyle = inks.faint;
    pen.setLineDash([4, 3]);
    pen.strokeRect(x + 1, top, STEPS.width - 2, height);
    pen.setLineDash([]);
    return;
  }
  pen.fillRect(x, top, STEPS.width, height);
  if (isLoss && height > 4) hatch(pen, { x, top, height }, inks);
}

function hatch(pen: Pen, { x, top, height }: { x: number; top: number; height: number }, inks: Inks): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, top, STEPS.width, height);
  pen.clip();
  pen.globalAlpha = 0.45;
  pen.lineWidth = 4;
  pen.strokeStyle = inks.panel;
  for (let left = x - height; left < x + STEPS.width; left += 11)
    pen.stroke(new Path2D(`M${left} ${top + height}L${left + height} ${top}`));
  pen.restore();
}

const ERRORS = GRADES.filter((grade) => grade !== 'best' && grade !== 'fine');
/** Of the box that its shape is drawn in. */
const MARK = 28;

function drawMark(pen: Pen, grade: Grade, x: number, y: number, inks: Inks): void {
  pen.save();
  pen.translate(x, y);
  const shape = new Path2D(gradeShape(grade));
  pen.fillStyle = inks.grade(grade);
  pen.fill(shape);
  pen.lineWidth = 1.5;
  pen.strokeStyle = inks.ink;
  pen.stroke(shape);
  write(pen, inks, gradeSign(grade), MARK / 2, 19.5, { size: 15, weight: 700, colour: inks.ink, align: 'center' });
  pen.restore();
}

/** What the signs of the grades mean. */
export function drawLegend(pen: Pen, { grade: nameOf }: SeatWords, y: number, inks: Inks): void {
  let x = MARGIN;
  for (const grade of ERRORS) {
    drawMark(pen, grade, x, y - 20, inks);
    x += 38 + write(pen, inks, nameOf(grade), x + 38, y, { size: 20, colour: inks.faint }) + 36;
  }
}
