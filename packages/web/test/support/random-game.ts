/** Games in which each answer is as likely as another, as the parts of a table see them. */
import {
  beginningOf,
  choicesOf,
  createGame,
  follow,
  type Game,
  type GameEvent,
  type Listener,
  SeededShuffler,
  type Setup,
  type View,
  viewOf,
} from '@turn7/engine';

interface Moment {
  readonly log: readonly GameEvent[];
  readonly view: View;
}

/** Plays to the end; `look` sees the game at each question. */
export function playAtRandom(setup: Setup, seed: number, listener: Listener, look: (game: Game) => void): Game {
  const chance = new SeededShuffler(seed);
  const game = createGame(setup, chance.clone(), listener);
  while (!game.finished) {
    look(game);
    const choices = choicesOf(game);
    game.play(choices[chance.pick(choices.length)] ?? 0);
  }
  return game;
}

/** The table after each event of a game. */
export function momentsOf(setup: Setup, seed: number): readonly Moment[] {
  const events: GameEvent[] = [];
  const listener = (event: GameEvent) => {
    events.push(event);
  };
  let view = beginningOf(viewOf(playAtRandom(setup, seed, listener, () => {})));
  return events.map((event, i) => {
    view = follow(view, event);
    return { log: events.slice(0, i + 1), view };
  });
}
