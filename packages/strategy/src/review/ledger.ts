/**
 * Adds a game up: from the levels of its moments to a review. Each change belongs to a card, a choice or the correction of a
 * round's start, so the parts always add up to the result.
 *
 * Every list is by seat or by moment, as long as the game has seats and moments: that proves each `!`.
 */
import { NOBODY, type Seat } from '@turn7/engine';
import { choiceReview } from './choice-review.ts';
import { accuracyOf, gradesOf } from './grade.ts';
import { highlightsOf, isOwn, turningPointsOf } from './highlights.ts';
import { type Level, levelsOf, type Moment } from './levels.ts';
import type {
  CardReview,
  Cause,
  ChoiceReview,
  CurvePoint,
  Parts,
  Precision,
  Review,
  RoundReview,
  SeatReview,
} from './review.ts';
import type { Step } from './trail.ts';

export function reviewFrom(names: readonly string[], moments: readonly Moment[], precision: Precision): Review {
  const ledger = new Ledger(names.length);
  const levels = levelsOf(moments);
  moments.forEach((moment, i) => {
    ledger.enter(moment, levels[i]!);
  });
  const { cards, choices, curve } = ledger;
  const { game } = moments.at(-1)!.step; // a game has an end
  const [start, result] = [levels[0]!.before, levels.at(-1)!.before];
  return {
    finished: game.finished,
    winner: game.winner === NOBODY ? null : game.winner,
    seats: names.map((name, seat) => ({ name, start: start[seat]!, result: result[seat]!, ...ledger.seat(seat) })),
    rounds: ledger.rounds(result),
    choices,
    cards,
    curve,
    turningPoints: turningPointsOf(curve),
    highlights: highlightsOf(choices, cards, names.length),
    precision,
  };
}

type Sums = { readonly [Part in keyof Parts]: number[] };
type OpenRound = Sums & Pick<RoundReview, 'at' | 'start' | 'se'>;

class Ledger {
  readonly cards: CardReview[] = [];
  readonly choices: ChoiceReview[] = [];
  readonly curve: CurvePoint[] = [];
  readonly #rounds: OpenRound[] = [];
  readonly #seats: number;
  /** Squares of standard errors. */
  readonly #variances: Sums;

  constructor(seats: number) {
    this.#seats = seats;
    this.#variances = noSums(seats);
  }

  enter({ step, study }: Moment, level: Level): void {
    if (step.kind === 'round') this.#enterRound(step, level);
    else if (step.kind === 'draw') this.#enterCard(step, level);
    else if (step.kind === 'choice' && study !== null) {
      const choice = choiceReview(step, study, level);
      this.choices.push(choice);
      this.#enterEffect(choice, level);
      this.#mark(step, level, { kind: 'choice', index: this.choices.length - 1 });
    }
  }

  /** `end`: everybody's chance after the last. */
  rounds(end: readonly number[]): readonly RoundReview[] {
    return this.#rounds.map((round, i) => ({ ...round, end: this.#rounds[i + 1]?.start ?? end }));
  }

  /** What a seat's game comes to, but for where it began and ended. */
  seat(seat: Seat): Omit<SeatReview, 'name' | 'start' | 'result'> {
    const all = this.choices.filter((choice) => choice.seat === seat);
    const choices = all.filter(isOwn);
    const sum = (part: keyof Parts): number => this.#rounds.reduce((total, round) => total + round[part][seat]!, 0);
    const error = (part: keyof Parts): number => Math.sqrt(this.#variances[part][seat]!);
    const [own, others, correction] = [error('own'), error('others'), error('correction')];
    return {
      luck: sum('luck'),
      own: sum('own'),
      others: sum('others'),
      correction: sum('correction'),
      // Nobody can be beaten by somebody who plays alone: no choice is better than another.
      accuracy: this.#seats === 1 ? null : accuracyOf(choices.map(({ measured, se }) => ({ value: measured, se }))),
      choices: choices.length,
      standIns: all.length - choices.length,
      grades: gradesOf(choices),
      cost: choices.reduce((total, { measured }) => total + measured, 0),
      se: {
        luck: Math.hypot(own, others, correction), // it is what these leave over
        own,
        others,
        correction,
        cost: Math.hypot(...choices.map(({ se }) => se)),
      },
    };
  }

  #enterRound(step: Step, level: Level): void {
    const correction = changeOf(level);
    this.#rounds.push({ ...noSums(this.#seats), correction, at: step.at, start: level.before, se: level.seAfter });
    level.seAfter.forEach((se, seat) => {
      this.#variances.correction[seat]! += se ** 2;
    });
    if (this.curve.length === 0) this.#mark(step, { ...level, after: level.before }, { kind: 'start' });
    this.#mark(step, level, { kind: 'correction' });
  }

  #enterCard(step: Extract<Step, { kind: 'draw' }>, level: Level): void {
    const { seat, card, reason, round, move, at } = step;
    const luck = changeOf(level);
    const se = Math.hypot(level.seBefore[seat]!, level.seAfter[seat]!);
    this.cards.push({ seat, card, reason, round, move, at, luck, se });
    luck.forEach((change, one) => {
      this.#round.luck[one]! += change;
    });
    this.#mark(step, level, { kind: 'card', index: this.cards.length - 1 });
  }

  #enterEffect(choice: ChoiceReview, level: Level): void {
    choice.effect.forEach((change, one) => {
      const part = one === choice.seat && isOwn(choice) ? 'own' : 'others';
      this.#round[part][one]! += change;
      this.#variances[part][one]! += level.effect[one]!.se ** 2;
    });
  }

  #mark({ at, move, round, kind }: Step, { after }: Level, cause: Cause): void {
    this.curve.push({ at, move: kind === 'choice' ? move + 1 : move, round, chances: after, cause });
  }

  get #round(): OpenRound {
    return this.#rounds.at(-1)!; // a game begins with a round
  }
}

const changeOf = ({ before, after }: Level): number[] => after.map((level, seat) => level - before[seat]!);

const noSums = (seats: number): Sums => {
  const none = (): number[] => Array<number>(seats).fill(0);
  return { luck: none(), own: none(), others: none(), correction: none() };
};
