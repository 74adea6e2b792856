/** A position as an address: `/lab/position?seat=110:12,8,+4&seat=160:9,LS:stayed&asked=1`. Seats are counted from 1. */
import {
  DEFAULT_TARGET,
  decksFor,
  MOST_DECKS,
  MOST_SEATS,
  MOST_TARGET,
  type SeatPosition,
  STATUSES,
} from '@turn7/engine';
import { cardsFrom, cardsText, type ParameterProblem, Parameters, wholeFrom } from '../../ui/chart/parameters.ts';
import { type Draft, draftOf } from './draft.ts';

export interface ReadPosition {
  readonly draft: Draft;
  readonly problems: readonly ParameterProblem[];
}

/** What is as usual is left out. */
export function positionAddress({ seats, asked, dealer, target, decks, discard }: Draft): string {
  const parts = [
    ...seats.map((seat) => `seat=${seatText(seat)}`),
    ...(asked === 0 ? [] : [`asked=${asked + 1}`]),
    ...(dealer === seats.length - 1 ? [] : [`dealer=${dealer + 1}`]),
    ...(target === DEFAULT_TARGET ? [] : [`target=${target}`]),
    ...(decks === decksFor(seats.length) ? [] : [`decks=${decks}`]),
    ...(discard.length === 0 ? [] : [`seen=${cardsText(discard)}`]),
  ];
  return `/lab/position?${parts.join('&')}`;
}

const seatText = ({ total, cards, status }: SeatPosition): string =>
  [total, cardsText(cards), ...(status === 'active' ? [] : [status])].join(':');

/** The checked door. `otherwise`: what it is without a seat. */
export function readPosition(search: string, otherwise: Draft): ReadPosition {
  const given = new Parameters(search);
  const seats = readSeats(given);
  const usual = seats.length > 0 ? draftOf(seats, DEFAULT_TARGET) : otherwise;
  const count = usual.seats.length;
  const draft = {
    seats: usual.seats,
    asked: given.whole('asked', { least: 1, most: count }, usual.asked + 1) - 1,
    dealer: given.whole('dealer', { least: 1, most: count }, usual.dealer + 1) - 1,
    target: given.whole('target', { least: 1, most: MOST_TARGET }, usual.target),
    decks: given.whole('decks', { least: 1, most: MOST_DECKS }, usual.decks),
    discard: given.cards('seen', usual.discard),
  };
  return { draft, problems: given.problems };
}

function readSeats(given: Parameters): readonly SeatPosition[] {
  const words = given.all('seat');
  if (words.length > MOST_SEATS) {
    given.problems.push({ name: 'seat', given: `${words.length}`, expected: { kind: 'fewer', most: MOST_SEATS } });
  }
  return words.slice(0, MOST_SEATS).flatMap((word) => {
    const seat = seatFrom(word);
    if (seat === null) given.problems.push({ name: 'seat', given: word, expected: { kind: 'seat' } });
    return seat ?? [];
  });
}

function seatFrom(word: string): SeatPosition | null {
  const [points = '', names = '', state = 'active', ...more] = word.split(':');
  const total = wholeFrom(points);
  const cards = cardsFrom(names);
  const status = STATUSES.find((one) => one === state);
  return total === null || cards === null || status === undefined || more.length > 0 ? null : { total, cards, status };
}
