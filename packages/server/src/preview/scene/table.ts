/** A game at one of its moments: everybody with what lies open in front of them. */
import { INKS } from '@turn7/cards';
import { fitted, type Type, textSvg } from '../lettering.ts';
import { cardAt, entry, framed, HEIGHT, MARGIN, WIDTH } from './frame.ts';
import type { SceneOf, SceneSeat } from './scene.ts';

const TOP = 186;
const GAP = 16;
const MOST = 6;
/** So many fit below each other. */
const ONE_COLUMN = 3;

export function table(scene: SceneOf<'table'>): string {
  const { seats } = scene;
  const shown = shownSeats(seats);
  const columns = shown.length <= ONE_COLUMN ? 1 : 2;
  const rows = Math.ceil(shown.length / columns);
  const foot = shown.length < seats.length ? 52 : 0;
  const box = {
    width: (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns,
    height: Math.min(200, (HEIGHT - TOP - 48 - foot - (rows - 1) * GAP) / rows),
  };
  const places = shown.map((seat, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows];
    return seatAt(seat, { x: MARGIN + column * (box.width + GAP), y: TOP + row * (box.height + GAP), ...box });
  });
  const more = foot === 0 ? '' : scene.more(seats.length - shown.length);
  return framed(
    scene,
    textSvg(scene.headline, { size: 36, weight: 700, x: MARGIN, y: 160, ink: INKS.text }) +
      places.join('') +
      textSvg(more, { size: 28, weight: 400, x: MARGIN, y: HEIGHT - 44, ink: INKS['text-2'] }),
  );
}

/** Of many, whoever is asked and those with most, in the order of their seats. */
function shownSeats(seats: readonly SceneSeat[]): readonly SceneSeat[] {
  if (seats.length <= MOST) return seats;
  const rank = ({ isTurn, total }: SceneSeat): number => (isTurn ? Number.POSITIVE_INFINITY : total);
  const chosen = new Set(seats.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST));
  return seats.filter((seat) => chosen.has(seat));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function seatAt(seat: SceneSeat, box: Box): string {
  const { x, y, width, height } = box;
  const ground = seat.isTurn ? INKS['rail-2'] : INKS.rail;
  const border = seat.isTurn ? `stroke="${INKS.gold}" stroke-width="4"` : `stroke="${INKS.line}" stroke-width="1.5"`;
  const ink = seat.isOut ? INKS['text-2'] : INKS.text;
  const rail = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${ground}" ${border}/>`;
  return rail + (width > WIDE ? sideBySide(seat, box, ink) : stacked(seat, box, ink));
}

const WIDE = 800;
const PADDING = 22;

/** The hand to the right of the name and what the seat has. */
function sideBySide(seat: SceneSeat, { x, y, width, height }: Box, ink: string): string {
  const left = 330;
  const middle = y + height / 2;
  const name: Type = { size: 40, weight: 700 };
  return (
    textSvg(fitted(seat.name, name, left - 2 * PADDING), { ...name, x: x + PADDING, y: middle - 4, ink }) +
    textSvg(amountOf(seat), { size: 36, weight: 400, x: x + PADDING, y: middle + 42, ink }) +
    hand(seat, { x: x + left, y: y + 14, width: width - left - PADDING, height: height - 28 })
  );
}

function stacked(seat: SceneSeat, { x, y, width, height }: Box, ink: string): string {
  const size = 27;
  const room = { x: x + PADDING, width: width - 2 * PADDING };
  return (
    entry(seat.name, amountOf(seat), { ...room, y: y + 36, size, ink }) +
    hand(seat, { ...room, y: y + 48, height: height - 60 })
  );
}

/** The total, and what the hand would add. */
const amountOf = ({ total, points }: SceneSeat): string => (points === null ? `${total}` : `${total} + ${points}`);

const RATIO = 1.4;

/** Side by side; closer where they would not fit. */
function hand({ cards }: SceneSeat, { x, y, width, height }: Box): string {
  const card = height / RATIO;
  const step = Math.min(card + 8, (width - card) / Math.max(1, cards.length - 1));
  return cards.map((one, i) => cardAt(one, { x: round(x + i * step), y: round(y), width: round(card) })).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
