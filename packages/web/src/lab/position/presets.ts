/** Positions to begin with. */
import { type Card, cardNamed, DEFAULT_TARGET, type SeatPosition } from '@turn7/engine';
import { type Draft, draftOf } from '../../game/position/draft.ts';

export const PRESET_NAMES = ['hand', 'behind', 'ahead', 'six', 'doubled', 'saved', 'last'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** As people write cards. */
const cards = (words: string): readonly Card[] => words.split(' ').flatMap((word) => cardNamed(word) ?? []);

const seat = (total: number, words: string, status: SeatPosition['status'] = 'active'): SeatPosition => ({
  total,
  cards: cards(words),
  status,
});

const at = (...seats: readonly SeatPosition[]): Draft => draftOf(seats, DEFAULT_TARGET);

export const PRESETS: Readonly<Record<PresetName, Draft>> = {
  /** The hand of the lab, first turns of a game. */
  hand: at(seat(0, '12 8 3 5'), seat(0, '9')),
  behind: at(seat(110, '10 7 6'), seat(160, '9 4')),
  ahead: at(seat(160, '10 7 6'), seat(110, '9 4')),
  six: at(seat(80, '1 2 3 4 5 6'), seat(95, '11 8', 'stayed'), seat(70, '12 12', 'busted')),
  doubled: at(seat(60, '9 7 x2 +4'), seat(60, '12 5'), seat(72, '10')),
  saved: at(seat(45, '12 11 4 LS'), seat(88, '8 6')),
  /** Somebody is out with enough, and wins unless more comes. */
  last: at(seat(171, '11 9 2'), seat(168, '12 11 10', 'stayed'), seat(150, '7', 'locked')),
};
