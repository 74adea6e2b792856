/** A game whose cards and answers a test dictates. */
import { type Choice, cardNamed, createGame, type Game, type GameEvent, SeededShuffler } from '@turn7/engine';

export interface Dictated {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** So many seats, of which the last deals: the first seat gets the first card. */
export function dictatedGame(seats: number, pile: string, choices: readonly Choice[] = []): Dictated {
  const events: GameEvent[] = [];
  const cards = pile.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
  const game = createGame({ seats, dealer: seats - 1, pile: cards }, new SeededShuffler(1), (event) =>
    events.push(event),
  );
  for (const choice of choices) game.play(choice);
  return { game, events };
}
