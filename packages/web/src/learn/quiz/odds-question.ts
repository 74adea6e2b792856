/** “Hit or stay?”: a position from a game of bots, judged by the exact solver. */
import {
  type Choice,
  createGame,
  type Game,
  HIT,
  type Seat,
  SeededShuffler,
  STAY,
  type View,
  viewOf,
} from '@turn7/engine';
import { botNamed, NextCard, Stopper, type Stopping } from '@turn7/strategy';
import type { SeededRandom } from './seeded-random.ts';

export interface OddsQuestion {
  readonly kind: 'odds';
  readonly view: View;
  readonly seat: Seat;
  readonly answers: readonly Choice[];
  /** The place of the right one. */
  readonly right: number;
  readonly busts: number;
  readonly cards: number;
  /** What each answer makes on average in this round. */
  readonly hit: number;
  readonly stay: number;
}

const SEATS = 3;
const ANSWERS: readonly Choice[] = [HIT, STAY];

/** By how many points the better answer must be better, and not more: neither a coin flip nor plain to see. */
export const LEAST_GAIN = 1;
const MOST_GAIN = 9;

/** What there must be to lose, and how likely. */
const LEAST_NUMBERS = 3;
const LEAST_BUST = 0.1;
const MOST_BUST = 0.55;

/** How many others of a game are passed over: not every question is about its first round. */
const MOST_BEFORE = 12;

/** Bots that go on for longer than most come to more such positions. */
const players = [botNamed('stay:40'), botNamed('stay:30'), botNamed('stay:22')];
const stopper = new Stopper();
const nextCard = new NextCard();

export function oddsQuestion(random: SeededRandom): OddsQuestion {
  const wanted = random.pick([HIT, STAY]);
  for (;;) {
    const question = questionIn(random, wanted);
    if (question !== null) return question;
  }
}

/** One position of a new game; null if it is not worth asking. */
function questionIn(random: SeededRandom, wanted: Choice): OddsQuestion | null {
  const game = createGame({ seats: SEATS, dealer: random.below(SEATS) }, new SeededShuffler(random.below(2 ** 31)));
  let before = random.below(MOST_BEFORE);
  while (!game.finished) {
    if (isInstructive(game) && before-- === 0) return judged(game, wanted);
    game.play(players[game.asked.seat]?.choose(game) ?? STAY);
  }
  return null;
}

function isInstructive(game: Game): boolean {
  if (!game.isLegal(HIT)) return false;
  const { bustChance } = nextCard.look(game, game.asked);
  const numbers = game.asked.count;
  return numbers >= LEAST_NUMBERS && bustChance >= LEAST_BUST && bustChance <= MOST_BUST;
}

function judged(game: Game, wanted: Choice): OddsQuestion | null {
  const stopping = stopper.look(game, game.asked.seat);
  const gain = Math.abs(stopping.hit - stopping.points);
  if (stopping.choice !== wanted || gain < LEAST_GAIN || gain > MOST_GAIN) return null;
  return questionFrom(game, stopping);
}

function questionFrom(game: Game, { choice, hit, points }: Stopping): OddsQuestion {
  const { busts, cards } = nextCard.look(game, game.asked);
  return {
    kind: 'odds',
    view: viewOf(game),
    seat: game.asked.seat,
    answers: ANSWERS,
    right: ANSWERS.indexOf(choice),
    busts,
    cards,
    hit,
    stay: points,
  };
}
