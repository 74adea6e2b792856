/**
 * The games that are measured: every seat stays at 25 points. Game and player are handed to the loops: of a module's
 * variable V8 would ask each time whether it is there yet.
 */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { type Bot, botNamed } from '@turn7/strategy';

export const POINTS = 25;
export const PLAYER = `stay:${POINTS}`;

export const stayer = (): Bot => botNamed(PLAYER);

export function tableOf(seats: number): Game {
  return new Game(rulesFrom({ seats }), new SeededShuffler(seats));
}

/** With somebody who listens, and does nothing. */
export function heardTableOf(seats: number): Game {
  const game = tableOf(seats);
  game.listen(() => {});
  return game;
}

export function playGames(game: Game, player: Bot, games: number): void {
  const last = game.seats - 1;
  for (let i = 0, dealer = 0; i < games; i++) {
    game.start(dealer);
    while (!game.finished) game.play(player.choose(game));
    dealer = dealer === last ? 0 : dealer + 1;
  }
}

/** In the middle of a game. */
export function gameInPlay(seats: number): Game {
  const game = tableOf(seats);
  game.start();
  const player = stayer();
  for (let i = 0; i < 10 * seats; i++) game.play(player.choose(game));
  return game;
}

/** A clone of a clone of a clone: none is made for nothing. */
export function makeClones(game: Game, times: number): Game {
  let last = game;
  for (let i = 0; i < times; i++) last = last.clone();
  return last;
}

export function makeCopies(game: Game, copy: Game, times: number): void {
  for (let i = 0; i < times; i++) copy.copyFrom(game);
}
