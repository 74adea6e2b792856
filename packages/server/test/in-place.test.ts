/** A table changes in place: what is tried and not written must leave no trace in what is. */
import { choicesOf, createGame, type Game, type GameEvent, viewOf } from '@turn7/engine';
import { fairShuffler, toChoiceWord } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { apply } from '../src/table/apply.ts';
import type { Body } from '../src/table/body.ts';
import { setupOf } from '../src/table/play.ts';
import type { Played } from '../src/table/state.ts';
import { Log } from './support/log.ts';

const HOST = 1;

const playedOf = ({ state }: Log): Played => {
  if (state.played === null) throw new Error('expected a game');
  return state.played;
};

/** All of a game, also what nobody sees. */
const wholeOf = (game: Game) => ({ view: viewOf(game), pile: [...game.cards.subarray(0, game.drawSize)] });

const answers = ({ game }: Played): Body[] =>
  choicesOf(game).map((choice) => ({
    kind: 'chose',
    seat: game.asked.seat,
    choice: toChoiceWord(choice),
    by: 'person',
  }));

test('a game whose every answer is tried before one is written is the game that its moves make', () => {
  const log = new Log({ target: 500 });
  for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) log.join(name);
  log.do(HOST, { kind: 'start' });
  const events: GameEvent[] = [];
  let turn = 0;
  for (let played = playedOf(log); !played.game.finished; played = playedOf(log)) {
    const before = wholeOf(played.game);
    const tried = answers(played);
    for (const body of tried) apply(log.state.code, log.state, body, log.state.seq + 1, log.now);
    expect(wholeOf(played.game)).toEqual(before);

    const body = tried[turn++ % tried.length];
    if (body === undefined) throw new Error('nothing to answer');
    const { state, events: told } = apply(log.state.code, log.state, body, log.state.seq + 1, log.now);
    log.state = state;
    events.push(...told);
  }

  const { secret, seeds, moves, game, piles, ...about } = playedOf(log);
  const again: GameEvent[] = [];
  const replayed = createGame(setupOf(about), fairShuffler(secret, seeds));
  replayed.listen((event) => again.push(event));
  for (const move of moves.toArray()) replayed.play(move);
  expect(events).toEqual(again);
  expect(wholeOf(game)).toEqual(wholeOf(replayed));
  expect(piles).toBeGreaterThan(2); // else it proved little
});
