/** What people want to see first: the moments that decided a game, and what somebody may be proud of or sorry for. */
import type { Seat } from '@turn7/engine';
import type { CardReview, ChoiceReview, CurvePoint, Highlighted, Highlights, TurningPoint } from './review.ts';

/** At most so many moments decide a game, and each moves at least this share of it. */
const MOST_TURNING_POINTS = 6;
const LEAST_TURN = 0.05;

export function turningPointsOf(curve: readonly CurvePoint[]): readonly TurningPoint[] {
  const points = curve.flatMap((point, i) => turningPoint(point, curve[i - 1]));
  const most = points.toSorted((a, b) => sizeOf(b.change) - sizeOf(a.change)).slice(0, MOST_TURNING_POINTS);
  return points.filter((point) => most.includes(point));
}

function turningPoint({ at, round, chances, cause }: CurvePoint, before: CurvePoint | undefined): TurningPoint[] {
  if (before === undefined || cause.kind === 'start' || cause.kind === 'correction') return [];
  const change = chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
  if (sizeOf(change) < LEAST_TURN) return [];
  const [gainer, loser] = [change.indexOf(Math.max(...change)), change.indexOf(Math.min(...change))];
  return [{ at, round, cause, change, gainer, loser }];
}

/** How much of the game changes hands. */
const sizeOf = (change: readonly number[]): number => change.reduce((sum, part) => sum + Math.abs(part), 0) / 2;

export function highlightsOf(
  choices: readonly ChoiceReview[],
  cards: readonly CardReview[],
  seats: number,
): Highlights {
  const seatsOwn = Array.from({ length: seats }, (_, seat): Highlighted => {
    const isTheirs = (choice: ChoiceReview): boolean => choice.seat === seat && isOwn(choice);
    return highlighted(choices, isTheirs, cards, () => seat);
  });
  return { ...highlighted(choices, isOwn, cards, ({ seat }) => seat), seats: seatsOwn };
}

/** Whether whoever has the seat made a choice: for that of a bot in their place nobody is proud or sorry. */
export const isOwn = ({ standIn }: ChoiceReview): boolean => standIn === null;

/** `luckOf`: for whom a card is lucky. */
function highlighted(
  choices: readonly ChoiceReview[],
  isMeant: (choice: ChoiceReview) => boolean,
  cards: readonly CardReview[],
  luckOf: (card: CardReview) => Seat,
): Highlighted {
  const luck = cards.map((card) => card.luck[luckOf(card)] ?? 0);
  return {
    bestChoice: greatest(choices.map((choice) => (isMeant(choice) ? finesse(choice) : 0))),
    worstChoice: greatest(choices.map((choice) => (isMeant(choice) && choice.grade !== 'best' ? choice.cost : 0))),
    luckiestCard: greatest(luck),
    unluckiestCard: greatest(luck.map((value) => -value)),
  };
}

/** By how much a good choice is better than what somebody does who counts the cards; less than this is not worth a word. */
const finesse = ({ grade, gain }: ChoiceReview): number => (grade === 'best' && gain > LEAST_GAIN ? gain : 0);
const LEAST_GAIN = 0.005;

/** Where the greatest is; null if none is above 0. */
function greatest(values: readonly number[]): number | null {
  const most = Math.max(0, ...values);
  return most > 0 ? values.indexOf(most) : null;
}
