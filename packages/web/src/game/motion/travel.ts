/** Cards that travel: from the pile, face down until the middle of the way; or face up, from seat to seat. */
import { LIFE_SAVER } from '@turn7/engine';
import { arc, type Box, moved } from './arc.ts';
import { act, type Board, ghost, held, hidden, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { TICKING } from './on-table.ts';
import { copyOf, pictureOf } from './picture.tsx';
import { boxOf, type TableMap } from './table-map.ts';
import { FAST, GAP, MOVE, TRAVEL, TURN } from './tempo.ts';

/** From the pile to `to`; turned over in the middle third of the way. */
function turnOver(picture: Element, from: Box, to: Box): Board {
  const back = part('', pictureOf('back', to, picture));
  const front = part('', picture);
  const flight = ghost(to, back, front);
  return {
    ghosts: [flight],
    acts: [
      act(flight.element, arc(from, to), 0, TURN, TRAVEL),
      act(back, NARROWING, TURN * TURN_FROM, TURN * TURN_HALF, 'ease-in'),
      act(front, WIDENING, TURN * (TURN_FROM + TURN_HALF), TURN * TURN_HALF, 'ease-out'),
    ],
  };
}

/** Parts of the time. The card is in the middle third of its way from a little before to the middle of it. */
const TURN_FROM = 0.22;
const TURN_HALF = 0.14;

/** Out of sight by opacity as well: a card of no width still leaves a trace on some screens. */
const NARROWING: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { offset: 0.98, opacity: 1 },
  { transform: 'scaleX(.02)', opacity: 0 },
];
const WIDENING: Keyframe[] = [
  { transform: 'scaleX(.02)', opacity: 0 },
  { offset: 0.02, opacity: 1 },
  { transform: 'none', opacity: 1 },
];

function glide(picture: Element, from: Box, to: Box, length: number): Board {
  const flight = ghost(to, picture);
  return { ghosts: [flight], acts: [act(flight.element, arc(from, to), 0, length, TRAVEL)] };
}

/** To the discard pile, where it is lost among the others. */
export function discard(picture: Element, from: Box, table: TableMap, start = 0): Board {
  const pile = boxOf(table.pile('discard'));
  const flight = ghost(from, picture);
  const frames = [
    { transform: 'none', opacity: 1 },
    { offset: 0.8, opacity: 1 },
    { transform: pile === null ? 'none' : moved(from, pile), opacity: 0 },
  ];
  return { ghosts: [flight], acts: [act(flight.element, frames, start, TURN, TRAVEL)] };
}

/** A card without a place: its seat holds it up until it is clear where it goes. */
function holding(way: Board): Board {
  return { ...way, acts: [...way.acts, ...way.ghosts.map(({ element }) => held(element))] };
}

export const drew: Storyboard<'drew'> =
  ({ seat, card, reason }, table) =>
  () => {
    const pile = boxOf(table.pile('draw'));
    if (pile === null) return NOTHING;
    const place = table.newest(seat, card);
    const tray = reason === 'turn three' ? table.trayCard(card) : null;
    const tick = onTable(...table.points(seat).map((points) => act(points, TICKING, TURN - FAST, FAST)));
    if (tray !== null) return together(throughTray(pile, tray, place), tick);
    if (place !== null) return together(toPlace(pile, place), tick);
    const hold = table.hold(seat);
    return hold === null ? NOTHING : holding(turnOver(pictureOf(card, hold), pile, hold));
  };

function toPlace(pile: Box, place: Element): Board {
  const to = boxOf(place);
  return to === null ? NOTHING : together(turnOver(copyOf(place), pile, to), onTable(hidden(place, TURN)));
}

/** A Turn Three's card is seen in the tray before it joins the seat. */
function throughTray(pile: Box, tray: Element, place: Element | null): Board {
  const shown = boxOf(tray);
  const to = boxOf(place);
  if (shown === null) return place === null ? NOTHING : toPlace(pile, place);
  const turned = together(turnOver(copyOf(tray), pile, shown), onTable(hidden(tray, TURN)));
  if (place === null || to === null) return turned;
  return together(turned, joining(copyOf(place), shown, to), onTable(hidden(place, TURN + GAP)));
}

/** A copy of the card in the tray moves on to the row. */
function joining(picture: Element, from: Box, to: Box): Board {
  const flight = ghost(to, picture);
  const frames = [
    { transform: moved(to, from), opacity: 0 },
    { offset: 0.2, opacity: 1 },
    { transform: 'none', opacity: 1 },
  ];
  return { ghosts: [flight], acts: [act(flight.element, frames, TURN, GAP, TRAVEL)] };
}

/** A spare Life Saver: from the hand of the one who drew it. */
export const gave: Storyboard<'gave'> = ({ seat, to }, table) => {
  const from = table.hold(seat);
  return () => {
    const place = table.newest(to, LIFE_SAVER);
    const box = boxOf(place);
    if (from === null || place === null || box === null) return NOTHING;
    return together(glide(copyOf(place), from, box, TURN), onTable(hidden(place, TURN)));
  };
};

export const spareDiscarded: Storyboard<'spare discarded'> = ({ seat }, table) => {
  const from = table.hold(seat);
  return () => (from === null ? NOTHING : discard(pictureOf(LIFE_SAVER, from), from, table));
};

/** A Lock or Turn Three has its seat; it comes out of the tray, or from the hand of the one who drew it. */
export const assigned: Storyboard<'assigned'> = ({ seat, to, card }, table) => {
  const from = boxOf(table.trayCard(card)) ?? table.hold(seat);
  return () => {
    const hold = table.hold(to);
    return from === null || hold === null ? NOTHING : holding(glide(pictureOf(card, hold), from, hold, MOVE));
  };
};

export const cancelled: Storyboard<'cancelled'> = ({ seat, card }, table) => {
  const from = boxOf(table.trayCard(card)) ?? table.hold(seat);
  return () => (from === null ? NOTHING : discard(pictureOf(card, from), from, table));
};
