/**
 * The card counter: exact odds for the next card, from the cards that were entered. Cards that nobody entered count as
 * still to come.
 */
import {
  type Card,
  type CopiesProblem,
  copiesLeft,
  copiesProblems,
  decksFor,
  type HandProblem,
  handProblem,
  isTurn7,
  LOCK,
  laidCards,
  type SeatPosition,
  SeededShuffler,
  type StatusName,
  type TablePosition,
  tableAt,
} from '@turn7/engine';
import { cardsIn, entryOf, type ScoreEntry, type Sheet, type SheetPlayer } from '@turn7/protocol';
import { type Odds, oddsOf } from '@turn7/strategy';
import { cardsOf, type Spot } from '../sheet/entries.ts';
import { wasThere } from '../sheet/presence.ts';

/** A hand that is being entered. */
export interface OpenHand {
  readonly cards: readonly Card[];
  readonly status: StatusName;
}

/** By player id. Who has neither a hand here nor an entry is in the round without a card. */
export type OpenHands = ReadonlyMap<number, OpenHand>;

export type CounterProblem =
  | { readonly kind: 'hand'; readonly player: SheetPlayer; readonly problem: HandProblem }
  | CopiesProblem;

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
  const others = entries.filter(([id]) => Number(id) !== spot.player).flatMap(([, entry]) => cardsOf(entry));
  return copiesProblems([...others, ...cards], decks)[0] ?? null;
}

export function countCards(sheet: Sheet, round: number, hands: OpenHands): Count {
  const players = sheet.players.filter((player) => wasThere(sheet, player, round));
  const seats = players.map((player) => seatOf(sheet, round, player, hands));
  const decks = decksOf(sheet);
  const discard = discardOf(sheet, round);
  const seen = [...seats.flatMap(laidCards), ...discard];
  const [problem] = [...handProblemsIn(players, seats, decks), ...copiesProblems(seen, decks)];
  if (problem !== undefined) return { kind: 'problem', problem };
  const odds = oddsBySeat({ seats, discard, decks });
  return {
    kind: 'count',
    left: copiesLeft(seen, decks),
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
  return { cards: cardsOf(entry), status: entry.kind === 'bust' ? 'busted' : 'stayed' };
}

/** What was seen since the last shuffle and lies in front of nobody. */
function discardOf({ rounds, shuffledIn }: Sheet, round: number): readonly Card[] {
  const before = rounds.slice(shuffledIn, round).flatMap(({ entries }) => Object.values(entries).flatMap(cardsOf));
  return [...before, ...rounds.slice(shuffledIn, round + 1).flatMap(({ seen }) => cardsIn(seen))];
}

function unknownIn({ rounds, shuffledIn }: Sheet, round: number, hands: OpenHands): number {
  const entries = rounds.slice(shuffledIn, round).flatMap((one) => Object.values(one.entries));
  const ofRound = Object.entries(rounds[round]?.entries ?? {}).filter(([id]) => !hands.has(Number(id)));
  return [...entries, ...ofRound.map(([, entry]) => entry)].filter(({ kind }) => kind === 'points').length;
}

function handProblemsIn(
  players: readonly SheetPlayer[],
  seats: readonly SeatPosition[],
  decks: number,
): readonly CounterProblem[] {
  return players.flatMap((player, i) => {
    const { cards, status } = seats[i] ?? { cards: [], status: 'active' };
    const problem = handProblem(cards, decks, status === 'busted' ? 'busted' : 'kept');
    return problem === null ? [] : [{ kind: 'hand', player, problem } as const];
  });
}

/** By seat; none for those who are out, and for nobody once a Turn 7 has ended the round. */
function oddsBySeat(table: TablePosition): readonly (Odds | undefined)[] {
  if (table.seats.length === 0 || table.seats.some(({ cards }) => isTurn7(cards))) return [];
  const game = tableAt(table, new SeededShuffler(0));
  return table.seats.map(({ status }, seat) => (status === 'active' ? oddsOf(game, seat) : undefined));
}
