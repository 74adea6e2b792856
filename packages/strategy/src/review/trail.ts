/**
 * A record taken one step at a time: every moment at which a card or a choice may change somebody's chance to win, with
 * the position before it.
 */
import {
  type Card,
  type Choice,
  type DrawReason,
  type Game,
  type GameEvent,
  type GameRecord,
  type LocatedRecord,
  NO_HAND,
  nextDrawer,
  replay,
  type Seat,
  type StandIn,
  unplayed,
} from '@turn7/engine';

/** When something happens. */
interface When {
  readonly round: number;
  /** How many moves have been made before it. */
  readonly move: number;
  /** How many events have happened before it, and with it. */
  readonly from: number;
  readonly at: number;
}

/** `game`: the position before it; the order of its draw pile is that of the record. */
export type Step =
  | (When & {
      readonly kind: 'draw';
      readonly game: Game;
      readonly seat: Seat;
      readonly card: Card;
      readonly reason: DrawReason;
    })
  | (When & {
      readonly kind: 'choice';
      readonly game: Game;
      readonly seat: Seat;
      readonly played: Choice;
      readonly standIn: StandIn | null;
    })
  /** A round begins. */
  | (When & { readonly kind: 'round'; readonly game: Game })
  /** The last one: the game is over, or the record is at a question. */
  | (When & { readonly kind: 'end'; readonly game: Game });

/** Throws a RecordError where the record is no game. */
export function trailOf(located: LocatedRecord): readonly Step[] {
  replay(located);
  return new Walk(unplayed(located.record)).through(located.record);
}

class Walk {
  readonly #game: Game;
  readonly #steps: Step[] = [];
  #events = 0;
  #move = 0;
  #drew: Extract<GameEvent, { kind: 'drew' }> | null = null;

  constructor(game: Game) {
    this.#game = game;
    game.listen((event) => {
      this.#events++;
      if (event.kind === 'drew') this.#drew = event;
    });
  }

  through({ moves, standIns = [] }: GameRecord): readonly Step[] {
    const game = this.#game;
    const reasons = new Map(standIns.map(({ move, why }) => [move, why]));
    game.begin();
    this.#add({ kind: 'round', game: game.clone(), ...this.#when(0) });
    this.#goOn();
    for (const played of moves) {
      const [before, from] = [game.clone(), this.#events];
      game.answer(played);
      const standIn = reasons.get(this.#move) ?? null;
      this.#add({ kind: 'choice', game: before, seat: before.asked.seat, played, standIn, ...this.#when(from) });
      this.#move++;
      this.#goOn();
    }
    this.#add({ kind: 'end', game: game.clone(), ...this.#when(this.#events) });
    return this.#steps;
  }

  /** Up to the next question or the end of the game. */
  #goOn(): void {
    while (!this.#game.isAsked && !this.#game.finished) this.#step();
  }

  #step(): void {
    const game = this.#game;
    const { round } = game;
    const before = nextDrawer(game) === NO_HAND ? null : game.clone();
    const when = this.#when(this.#events);
    this.#drew = null;
    game.step();
    const drew = this.#drewLast();
    if (before !== null && drew !== null) {
      const { seat, card, reason } = drew;
      this.#add({ kind: 'draw', game: before, seat, card, reason, ...when, at: this.#events });
    }
    if (game.round !== round) this.#add({ kind: 'round', game: game.clone(), ...this.#when(this.#events) });
  }

  /** What the listener heard since it was last forgotten. */
  #drewLast(): Extract<GameEvent, { kind: 'drew' }> | null {
    return this.#drew;
  }

  #when(from: number): When {
    return { round: this.#game.round - 1, move: this.#move, from, at: this.#events };
  }

  #add(step: Step): void {
    this.#steps.push(step);
  }
}
