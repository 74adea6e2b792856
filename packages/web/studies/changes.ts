/** The one thing that a player under test does differently, by its name. */
import {
  type Card,
  type Choice,
  copiesOf,
  type Game,
  type Hand,
  HIT,
  isNumber,
  isTarget,
  KINDS,
  LAST_NUMBER,
  LIFE_SAVER,
  LOCK,
  NO_CARD,
  SEVEN,
  type Seat,
  STAY,
  TIMES_TWO,
  TURN_7_BONUS,
  TURN_THREE,
} from '@turn7/engine';
import { NextCard } from '@turn7/strategy';

/** What a change has to go by. */
export interface Player {
  /** What the bot would answer without the change. */
  usual(game: Game): Choice;
  /** A share between 0 and 1, drawn anew by each call. */
  chance(): number;
}

/** The answer to what the game asks with the change made. */
export type Change = (game: Game, player: Player) => Choice;

/** From here up, numbers are called high; the tip names these. */
const HIGH: Card = 10;
/** So many of them make a hand a high one, none a low one. */
const SEVERAL = 2;
/** Rows without a number above this one are low in a stricter sense. */
const LOW: Card = 7;
/** A lead, or a gap, of so many points is one to adapt to: more than a usual round brings. */
const FAR = 30;
/** The limit of the regular player, that a change to it starts from. */
const USUAL = 25;

/** Changes that take a number of points: where the seat stays while something is so. */
const LIMITS: Readonly<Record<string, (game: Game) => boolean>> = {
  high: (game) => numbersFrom(game, HIGH) >= SEVERAL,
  low: (game) => game.asked.count > 0 && numbersFrom(game, HIGH) === 0,
  [`upto${LOW}`]: (game) => game.asked.count > 0 && numbersFrom(game, LOW + 1) === 0,
  x2: (game) => game.asked.holds(TIMES_TWO),
  saver: (game) => game.asked.hasLifeSaver,
};

/** Who a card is meant for, where the most is best. */
type Wish = (game: Game, hand: Hand) => number;

const WISHES: Readonly<Record<string, Wish>> = {
  leader: (_, { total, points }) => total + points,
  rich: (_, { points }) => points,
  poor: (_, { points }) => -points,
  most: (_, { count }) => count,
  fewest: (_, { count }) => -count,
  risk: (game, hand) => new NextCard().look(game, hand).bustChance,
};

const AIMED: Readonly<Record<string, readonly Card[]>> = {
  lock: [LOCK],
  three: [TURN_THREE],
  aim: [LOCK, TURN_THREE, LIFE_SAVER],
};

/** `high:20`, `lock:leader`, `blind`: undefined where there is no such change. */
export function changeNamed(text: string): Change | undefined {
  const [name = '', value] = text.split(':');
  const [isSo, cards] = [LIMITS[name], AIMED[name]];
  if (isSo !== undefined) return limited(isSo, value === undefined ? Number.POSITIVE_INFINITY : Number(value));
  if (cards !== undefined && value !== undefined) return aimed(cards, value);
  if (name === 'blind') return blind;
  if (name === 'seven') return chasing(Number(value));
  return name === 'adapt' ? adapting(Number(value)) : undefined;
}

const limited =
  (isSo: (game: Game) => boolean, limit: number): Change =>
  (game, player) => {
    if (game.askedCard !== NO_CARD || !isSo(game)) return player.usual(game);
    return game.asked.points >= limit ? STAY : HIT;
  };

/** Hits on with so many numbers, whatever they are. */
const chasing =
  (numbers: number): Change =>
  (game, player) =>
    game.askedCard === NO_CARD && game.asked.count >= numbers ? HIT : player.usual(game);

/** Stays so many points later when far behind, and earlier when far ahead. */
const adapting =
  (points: number): Change =>
  (game, player) => {
    if (game.askedCard !== NO_CARD) return player.usual(game);
    const lead = leadOf(game);
    const limit = USUAL - (lead >= FAR ? points : 0) + (lead <= -FAR ? points : 0);
    return game.asked.points >= limit ? STAY : HIT;
  };

/** How far the seat that is asked was ahead of all others when the round began. */
function leadOf({ hands, asked }: Game): number {
  let best = 0;
  for (const hand of hands) if (hand !== asked) best = Math.max(best, hand.total);
  return asked.total - best;
}

const aimed =
  (cards: readonly Card[], aim: string): Change =>
  (game, player) =>
    cards.includes(game.askedCard) ? targetOf(aim, game, player) : player.usual(game);

function targetOf(aim: string, game: Game, player: Player): Seat {
  const { asked, askedCard } = game;
  const targets = game.hands.filter((hand) => isTarget(askedCard, hand));
  const others = targets.filter((hand) => hand !== asked);
  if (aim === 'random') return anyOf(targets, player)?.seat ?? player.usual(game);
  if (aim === 'rival') return (anyOf(others, player) ?? asked).seat;
  // A spare Life Saver cannot be kept.
  if (aim === 'self') return isTarget(askedCard, asked) ? asked.seat : player.usual(game);
  const wish = WISHES[aim];
  if (wish === undefined) throw new RangeError(`no card is aimed by "${aim}"`);
  return others.reduce((best, hand) => (wish(game, hand) > wish(game, best) ? hand : best), others[0] ?? asked).seat;
}

const anyOf = (hands: readonly Hand[], player: Player): Hand | undefined =>
  hands[Math.floor(player.chance() * hands.length)];

/** One card ahead like `count`, but as if every card that is not in the own hand were still to come. */
const blind: Change = (game, player) => {
  if (game.askedCard !== NO_CARD) return player.usual(game);
  const { asked } = game;
  let busts = 0;
  let gain = 0;
  for (let card = 0; card < KINDS; card++) {
    const isHeld = asked.holds(card);
    const copies = copiesOf(card) - (isHeld ? 1 : 0);
    if (!isHeld || !isNumber(card)) gain += copies * gainOf(asked, card);
    else if (!asked.hasLifeSaver) busts += copies;
  }
  return busts === 0 || gain > busts * asked.points ? HIT : STAY;
};

const gainOf = (hand: Hand, card: Card): number =>
  hand.gain(card) + (isNumber(card) && hand.count === SEVEN - 1 ? TURN_7_BONUS : 0);

function numbersFrom({ asked }: Game, least: Card): number {
  let count = 0;
  for (let card = least; card <= LAST_NUMBER; card++) if (asked.holds(card)) count++;
  return count;
}
