/** Positions of all kinds, for tests that must hold in each: random play at tables of many sizes and house rules. */
import { type Card, cardNamed, choicesOf, Game, rulesFrom, SeededShuffler, type Setup } from '@turn7/engine';

const ACTION_HEAVY = 'LS L T3 5 LS T3 7 L 12 11 T3 LS 3 4 x2 +10 L 6 8 9 10 2 1 0 T3 LS L 12 12 5 7 8 9 +2 +4 3 6';

const TABLES: readonly Setup[] = [
  { seats: 1 },
  { seats: 2 },
  { seats: 3, target: 60 },
  { seats: 4 },
  { seats: 4, originalTurnThree: true, decks: 2 },
  { seats: 5, pile: ACTION_HEAVY.split(' ').map(named) },
  { seats: 6, target: 90 },
  { seats: 20 },
];

const APART = 3;

function named(word: string): Card {
  const card = cardNamed(word);
  if (card === undefined) throw new Error(`no card ${word}`);
  return card;
}

/** So many questions, some way apart, of a game at each table, or all it has; answers are spread over all legal ones. */
export function* questions(seed: number, most: number): Generator<Game> {
  for (const [index, setup] of TABLES.entries()) {
    const game = new Game(rulesFrom(setup), new SeededShuffler(seed + index));
    game.start();
    for (let question = 0; !game.finished && question < most * APART; question++) {
      if (question % APART === 0) yield game.clone();
      const choices = choicesOf(game);
      const choice = choices[question % 5 === 4 ? choices.length - 1 : (question * 7) % choices.length];
      game.play(choice ?? 0);
    }
  }
}
