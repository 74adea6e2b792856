/** A situation in which one rule decides: what lies on the table, the cards that come, and what is done. */
import {
  type Card,
  type Choice,
  type GameEvent,
  gameAt,
  lastOf,
  type Position,
  type Question,
  questionOf,
  type RulingId,
  type Seat,
  type SeatPosition,
  type Shuffler,
  type View,
  viewOf,
} from '@turn7/engine';
import type { Claim } from './claim.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What is asked about it. */
type Asks = 'happens' | 'score' | 'turn' | 'game';

export interface Situation {
  /** By seat; the first is asked to hit or stay. */
  readonly seats: readonly SeatPosition[];
  /** The next cards of the pile. */
  readonly coming: readonly Card[];
  /** The answers that are given, one after the other. */
  readonly moves: readonly Choice[];
  /** Whom the question is about. */
  readonly about: Seat;
  readonly asks: Asks;
  /** Exactly one of them is true. */
  readonly claims: readonly Claim[];
}

export interface Row {
  readonly id: string;
  /** The ruling that decides. */
  readonly ruling: RulingId;
  readonly make: (random: SeededRandom) => Situation;
}

/** An answer that somebody gives before the question of the quiz is put. */
export interface Done {
  readonly question: Question;
  readonly choice: Choice;
}

/** What the engine makes of a situation. */
export interface Outcome {
  readonly before: View;
  readonly done: readonly Done[];
  readonly events: readonly GameEvent[];
  readonly after: View;
}

export function outcomeOf({ seats, coming, moves }: Situation): Outcome {
  const position: Position = { seats, asked: 0, discard: [], dealer: seats.length - 1 };
  const game = gameAt(position, stacked(coming));
  const before = viewOf(game);
  const events: GameEvent[] = [];
  const done: Done[] = [];
  game.listen((event) => events.push(event));
  for (const choice of moves) {
    const question = questionOf(game);
    if (question === null || !game.isLegal(choice)) throw new RangeError(`${choice} is no answer to what is asked`);
    done.push({ question, choice });
    game.play(choice);
  }
  return { before, done, events, after: viewOf(game) };
}

/** Puts these cards on top, the first uppermost; the others stay as they are. */
function stacked(top: readonly Card[]): Shuffler {
  const shuffler: Shuffler = {
    begin(cards, count) {
      for (const [i, card] of top.entries()) {
        const place = count - 1 - i;
        const found = cards.subarray(0, place + 1).lastIndexOf(card);
        if (found < 0) throw new RangeError(`card ${card} is not in the pile`);
        cards[found] = cards[place] ?? card;
        cards[place] = card;
      }
    },
    pick: lastOf,
    clone: () => shuffler,
  };
  return shuffler;
}
