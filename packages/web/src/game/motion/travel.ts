/** Cards that travel: from the pile, face down until they are told; or face up, from seat to seat. */
import { LIFE_SAVER } from '@turn7/engine';
import type { Drew } from '../playback/moment.ts';
import { arc, type Box, moved } from './arc.ts';
import { act, type Board, ghost, held, hidden, NOTHING, onTable, part, type Storyboard, together } from './board.ts';
import { TICKING } from './on-table.ts';
import { copyOf, pictureOf } from './picture.tsx';
import { boxOf, type TableMap } from './table-map.ts';
import { FAST, GAP, MOVE, TRAVEL, TURN } from './tempo.ts';

/** How long it takes to turn the half of a card over. */
const HALF_TURN = 60;

/** Out of sight by opacity as well: a card of no width still leaves a trace on some screens. */
const NARROWING: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { offset: 0.98, opacity: 1 },
  { transform: 'scaleX(.02)', opacity: 0 },
];
/** It is seen from its first frame on. */
const WIDENING: Keyframe[] = [{ transform: 'scaleX(.2)' }, { transform: 'none' }];

/** A card leaves the pile, face down, and after so long it is turned on its edge. */
export function departure({ seat, card, reason }: Drew, table: TableMap, faceDown: number): Board {
  const pile = boxOf(table.pile('draw'));
  const to = boxOf(reason === 'turn three' ? table.nextInTray() : table.nextPlace(seat, card)) ?? table.hold(seat);
  if (pile === null || to === null) return NOTHING;
  const back = part('', pictureOf('back', to));
  const flight = ghost(to, back);
  const half = Math.min(HALF_TURN, faceDown);
  return {
    ghosts: [flight],
    acts: [act(flight.element, arc(pile, to), 0, TURN, TRAVEL), act(back, NARROWING, faceDown - half, half, 'ease-in')],
  };
}

/** From the pile to `to`, seen from `faceDown` on: until then its back was. */
function arrival(picture: Element, from: Box, to: Box, faceDown: number): Board {
  const front = part('', picture);
  const flight = ghost(to, front);
  const turning = faceDown > 0 ? [act(front, WIDENING, 0, HALF_TURN, 'ease-out')] : [];
  return { ghosts: [flight], acts: [act(flight.element, arc(from, to), -faceDown, TURN, TRAVEL), ...turning] };
}

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

/** Where its back was not seen before, it comes from the pile with its face up. */
export const drew: Storyboard<'drew'> = (event, table) => () => turnedOver(event, table, 0);

/** A card that has been on its way for so long shows its face, and goes on to its place. */
export function turnedOver({ seat, card, reason }: Drew, table: TableMap, faceDown: number): Board {
  const pile = boxOf(table.pile('draw'));
  if (pile === null) return NOTHING;
  const left = TURN - faceDown;
  const place = table.newest(seat, card);
  const tray = reason === 'turn three' ? table.trayCard(card) : null;
  const tick = onTable(...table.points(seat).map((points) => act(points, TICKING, 0, FAST)));
  const toPlace = (to: Element, until: number): Board => {
    const box = boxOf(to);
    return box === null ? NOTHING : together(arrival(copyOf(to), pile, box, faceDown), onTable(hidden(to, until)));
  };
  if (tray !== null && boxOf(tray) !== null) return together(toPlace(tray, left), joining(tray, place, left), tick);
  if (place !== null) return together(toPlace(place, left), tick);
  const hold = table.hold(seat);
  return hold === null ? NOTHING : holding(arrival(pictureOf(card, hold), pile, hold, faceDown));
}

/** A Turn Three's card is seen in the tray before a copy of it joins the seat. */
function joining(tray: Element, place: Element | null, start: number): Board {
  const [from, to] = [boxOf(tray), boxOf(place)];
  if (place === null || from === null || to === null) return NOTHING;
  const flight = ghost(to, copyOf(place));
  const frames = [
    { transform: moved(to, from), opacity: 0 },
    { offset: 0.2, opacity: 1 },
    { transform: 'none', opacity: 1 },
  ];
  const way = { ghosts: [flight], acts: [act(flight.element, frames, start, GAP, TRAVEL)] };
  return together(way, onTable(hidden(place, start + GAP)));
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
