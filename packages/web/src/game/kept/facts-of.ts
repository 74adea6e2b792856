/** Works out the facts of a game by playing it again. */
import {
  type Choice,
  type GameEvent,
  HIT,
  type LocatedRecord,
  listenerToMoves,
  NO_CARD,
  NOBODY,
  RecordError,
  readRecords,
  replay,
  type Seat,
  unplayed,
} from '@turn7/engine';
import { botNamed, NextCard } from '@turn7/strategy';
import type { GameFacts, Hits, OwnFacts } from './facts.ts';
import type { FinishedGame } from './kept-game.ts';

/** The judge of what is bold: the coach of the table. */
const coach = botNamed('sharp');

/** null where the record is no game. */
export function factsOf({ record: text, mine }: Pick<FinishedGame, 'record' | 'mine'>): GameFacts | null {
  try {
    const [located] = readRecords(text);
    if (located === undefined) return null;
    replay(located);
    return factsOfRecord(located, mine);
  } catch (error) {
    if (error instanceof RecordError) return null;
    throw error;
  }
}

/** Of a record that `replay` has found right. */
function factsOfRecord({ record }: LocatedRecord, mine: Seat | null): GameFacts {
  const own = mine === null ? null : new OwnStory(mine);
  const game = unplayed(record);
  game.listen((event) => own?.hear(event));
  game.start();
  const listenerTo = listenerToMoves(record, (event) => own?.hear(event));
  const standIns = new Set(record.standIns?.map(({ move }) => move));
  record.moves.forEach((move: Choice, i) => {
    if (move === HIT && game.asked.seat === mine && game.askedCard === NO_CARD && !standIns.has(i)) own?.hit(game);
    game.listen(listenerTo(i));
    game.play(move);
  });
  return {
    players: record.players,
    winner: game.winner === NOBODY ? null : game.winner,
    totals: game.hands.map(({ total }) => total),
    target: game.rules.target,
    rounds: game.round,
    own: own?.facts ?? null,
  };
}

type MutableHits = { -readonly [Part in keyof Hits]: Hits[Part] };

/** Follows what becomes of one seat. */
class OwnStory {
  readonly #seat: Seat;
  /** How many events have happened: the moment of a replay. */
  #at = 0;
  #best = { points: 0, at: 0 };
  #busts = 0;
  readonly #sevens: number[] = [];
  readonly #advised: MutableHits = { count: 0, risk: 0, busts: 0 };
  readonly #bold: MutableHits = { count: 0, risk: 0, busts: 0 };
  readonly #next = new NextCard();
  /** The hit whose card is on its way, or has just come. */
  #hit: MutableHits | null = null;
  #hasCome = false;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** The seat is about to take a card. */
  hit(game: Parameters<typeof coach.choose>[0]): void {
    this.#hit = coach.choose(game) === HIT ? this.#advised : this.#bold;
    this.#hit.count++;
    this.#hit.risk += this.#next.look(game, game.asked).bustChance;
    this.#hasCome = false;
  }

  hear(event: GameEvent): void {
    this.#at++;
    if (this.#hit !== null) this.#hearOfHit(event, this.#hit);
    if (event.kind === 'busted' && event.seat === this.#seat) this.#busts++;
    if (event.kind === 'turn 7' && event.seat === this.#seat) this.#sevens.push(this.#at);
    if (event.kind !== 'round ended') return;
    const points = event.scores[this.#seat] ?? 0;
    if (points > this.#best.points) this.#best = { points, at: this.#at };
  }

  /** The very next event after the card says whether it busted the seat; a reshuffle may come before the card. */
  #hearOfHit(event: GameEvent, hit: MutableHits): void {
    if (!this.#hasCome) {
      this.#hasCome = event.kind === 'drew';
      return;
    }
    if (event.kind === 'busted') hit.busts++;
    this.#hit = null;
  }

  get facts(): OwnFacts {
    return {
      best: this.#best,
      busts: this.#busts,
      sevens: this.#sevens,
      advised: { ...this.#advised },
      bold: { ...this.#bold },
    };
  }
}
