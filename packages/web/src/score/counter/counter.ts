/**
 * The card counter: exact odds for the next card, from the cards that were entered. Cards that nobody entered count as
 * still to come.
 */
import {
  type Card,
  copiesOf,
  decksFor,
  gameAt,
  KINDS,
  LOCK,
  type Position,
  type SeatPosition,
  SeededShuffler,
  type StatusName,
  scoreOf,
} from '@turn7/engine';
import { entryOf, type ScoreEntry, type Sheet, type SheetPlayer } from '@turn7/protocol';
import { type Odds, oddsOf } from '@turn7/strategy';
import { cardsIn } from '../pad/cards.ts';
import type { Spot } from '../pad/drafts.ts';
import { wasThere } from '../share/presence.ts';
import { cardsOfEntry, type HandProblem, handProblem } from '../sheet/entry.ts';

/** A hand that is being entered. */
export interface OpenHand {
  readonly cards: readonly Card[];
  readonly status: StatusName;
}

/** By player id. Who has neither a hand here nor an entry is in the round without a card. */
export type OpenHands = ReadonlyMap<number, OpenHand>;

export type CounterProblem =
  | { readonly kind: 'hand'; readonly player: SheetPlayer; readonly problem: HandProblem }
  /** More of a card than there are. */
  | { readonly kind: 'copies'; readonly card: Card; readonly found: number; readonly most: number };

export type Count =
  | { readonly kind: 'problem'; readonly problem: CounterProblem }
  | {
      readonly kind: 'count';
      /** The cards still to be drawn, by kind. */
      readonly left: readonly number[];
      /** By player id, of everybody who is still in the round. */
      readonly odds: ReadonlyMap<number, Odds>;
      /** Entries of points alone since the last shuffle: their cards count as still to come. */
      readonly unknown: number;
    };

/** How many decks are played with: as the sheet says, or as many as the players need (R2). */
export const decksOf = ({ decks, players }: Sheet): number => decks ?? decksFor(Math.max(1, players.length));

/** In one round, with the cards that are being entered at a spot; a round has no more than the decks. */
export function tooManyCopies(sheet: Sheet, spot: Spot, cards: readonly Card[], decks: number): CounterProblem | null {
  const entries = Object.entries(sheet.rounds[spot.round]?.entries ?? {});
  const others = entries.filter(([id]) => Number(id) !== spot.player).flatMap(([, entry]) => cardsOfEntry(entry));
  return copiesProblemIn([...others, ...cards], decks);
}

export function countCards(sheet: Sheet, round: number, hands: OpenHands): Count {
  const players = sheet.players.filter((player) => wasThere(sheet, player, round));
  const seats = players.map((player) => seatOf(sheet, round, player, hands));
  const decks = decksOf(sheet);
  const discard = discardOf(sheet, round);
  const problem = handProblemIn(players, seats, decks) ?? copiesProblemIn([...seats.flatMap(laid), ...discard], decks);
  if (problem !== null) return { kind: 'problem', problem };
  const left = leftOf([...seats.flatMap(laid), ...discard], decks);
  const odds = oddsBySeat({ seats, discard, decks }, left);
  return {
    kind: 'count',
    left,
    odds: new Map(players.flatMap(({ id }, seat) => (odds[seat] ? [[id, odds[seat]] as const] : []))),
    unknown: unknownIn(sheet, round, hands),
  };
}

function seatOf(sheet: Sheet, round: number, { id }: SheetPlayer, hands: OpenHands): SeatPosition {
  const { cards, status } = hands.get(id) ?? savedHand(entryOf(sheet, round, id));
  return { total: 0, cards, status: status !== 'busted' && cards.includes(LOCK) ? 'locked' : status };
}

function savedHand(entry: ScoreEntry | null): OpenHand {
  if (entry === null) return { cards: [], status: 'active' };
  return { cards: cardsOfEntry(entry), status: entry.kind === 'bust' ? 'busted' : 'stayed' };
}

/** With the Lock of a locked player, which goes without saying. */
const laid = ({ cards, status }: SeatPosition): readonly Card[] =>
  status === 'locked' && !cards.includes(LOCK) ? [...cards, LOCK] : cards;

/** What was seen since the last shuffle and lies in front of nobody. */
function discardOf({ rounds, shuffledIn }: Sheet, round: number): readonly Card[] {
  const before = rounds.slice(shuffledIn, round).flatMap(({ entries }) => Object.values(entries).flatMap(cardsOfEntry));
  return [...before, ...rounds.slice(shuffledIn, round + 1).flatMap(({ seen }) => cardsIn(seen))];
}

function unknownIn({ rounds, shuffledIn }: Sheet, round: number, hands: OpenHands): number {
  const entries = rounds.slice(shuffledIn, round).flatMap((one) => Object.values(one.entries));
  const ofRound = Object.entries(rounds[round]?.entries ?? {}).filter(([id]) => !hands.has(Number(id)));
  return [...entries, ...ofRound.map(([, entry]) => entry)].filter(({ kind }) => kind === 'points').length;
}

function handProblemIn(
  players: readonly SheetPlayer[],
  seats: readonly SeatPosition[],
  decks: number,
): CounterProblem | null {
  const found = players.flatMap((player, i): CounterProblem[] => {
    const { cards, status } = seats[i] ?? { cards: [], status: 'active' };
    const problem = handProblem(cards, decks, status === 'busted' ? 'busted' : 'kept');
    return problem === null ? [] : [{ kind: 'hand', player, problem }];
  });
  return found[0] ?? null;
}

function copiesProblemIn(cards: readonly Card[], decks: number): CounterProblem | null {
  const left = leftOf(cards, decks);
  const card = left.findIndex((copies) => copies < 0);
  if (card < 0) return null;
  const most = copiesOf(card) * decks;
  return { kind: 'copies', card, found: most - (left[card] ?? 0), most };
}

/** By kind; below 0 where more are seen than there are. */
function leftOf(seen: readonly Card[], decks: number): readonly number[] {
  const left = Array.from({ length: KINDS }, (_, card) => copiesOf(card) * decks);
  for (const card of seen) left[card] = (left[card] ?? 0) - 1;
  return left;
}

/** By seat; none for those who are out, and for nobody once a Turn 7 has ended the round (R16). */
function oddsBySeat(position: Omit<Position, 'asked'>, left: readonly number[]): readonly (Odds | undefined)[] {
  const { seats } = position;
  if (seats.some(({ cards }) => scoreOf(cards).turn7 > 0)) return [];
  const asked = seats.findIndex(({ cards, status }) => status === 'active' && cards.length > 0);
  const game = asked < 0 ? null : gameAt({ ...position, asked }, new SeededShuffler(0));
  return seats.map(({ status }, seat) => {
    if (status !== 'active') return undefined;
    return game === null ? firstCardOdds(position, left) : oddsOf(game, seat);
  });
}

/** Before anybody who is in the round has a card: then nobody is asked (R11), and no card busts. */
function firstCardOdds({ discard }: Omit<Position, 'asked'>, left: readonly number[]): Odds {
  const all = left.some((copies) => copies > 0) ? left : countsOf(discard);
  const cards = all.reduce((sum, copies) => sum + copies, 0);
  const kinds = all.map((copies) => (cards === 0 ? 0 : copies / cards));
  const expected = kinds.reduce((sum, chance, card) => sum + chance * scoreOf([card]).total, 0);
  return { points: 0, cards, kinds, bust: 0, turn7: 0, expected };
}

/** By kind. */
const countsOf = (cards: readonly Card[]): readonly number[] =>
  Array.from({ length: KINDS }, (_, kind) => cards.filter((card) => card === kind).length);
