// Between an engine of this game and `turn7 conform`: a line of JSON for each game comes in, a line of JSON that says where
// the game stands goes out. The engine here is ours; yours takes its place.
import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { cardNamed, createGame, DictatedShuffler, HIT, outcomeOf, STAY, scorePad } from '@turn7/engine';

/** @typedef {{ players: string[], dealer: number, target: number, decks: number | null, originalTurnThree: boolean, draws: string[][], moves: ('hit' | 'stay' | number)[] }} GameInput */

/** @param {GameInput} input */
function play({ players, dealer, draws, moves, ...house }) {
  const [pile = [], ...reshuffles] = draws.map((names) => names.map(cardOf));
  /** @type {import('@turn7/engine').RoundEnded[]} */
  const rounds = [];
  const setup = { ...house, seats: players.length, dealer: dealer - 1, pile };
  const game = createGame(setup, new DictatedShuffler(reshuffles), scorePad(rounds));
  for (const move of moves) game.play(choiceOf(move));
  return outcomeOf(game, rounds);
}

/** @param {string} name */
function cardOf(name) {
  const card = cardNamed(name);
  if (card === undefined) throw new Error(`"${name}" is not a card`);
  return card;
}

/** @param {GameInput['moves'][number]} move a seat, counted from 1, gets the card that was drawn */
function choiceOf(move) {
  if (typeof move === 'number') return move - 1;
  return move === 'hit' ? HIT : STAY;
}

for await (const line of createInterface({ input: stdin })) console.log(JSON.stringify(play(JSON.parse(line))));
