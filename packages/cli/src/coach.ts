/** What a coach says before a choice: the odds of the next card, what it would do, and why. */
import { type Choice, type Game, HIT, NO_CARD, STAY } from '@turn7/engine';
import { type Bot, explain, NextCard } from '@turn7/strategy';
import pc from 'picocolors';

export function coachLines(game: Game, coach: Bot, players: readonly string[]): string[] {
  const nameOf = (seat: number): string => players[seat] ?? `seat ${seat + 1}`;
  const advice = coach.advise(game);
  const said = `  Coach: ${answerWords(advice.choice, nameOf)}. ${explain(advice, nameOf)}`;
  return game.askedCard === NO_CARD ? [pc.dim(oddsLine(game)), pc.cyan(said)] : [pc.cyan(said)];
}

const answerWords = (choice: Choice, nameOf: (seat: number) => string): string =>
  choice === HIT ? 'hit' : choice === STAY ? 'stay' : nameOf(choice);

function oddsLine(game: Game): string {
  const next = new NextCard().look(game, game.asked);
  const sevens = next.sevens > 0 ? `, Turn 7 ${percent(next.sevens / next.cards)}` : '';
  return `  Next card: bust ${percent(next.bustChance)}${sevens}, ${next.expected.toFixed(1)} points on average`;
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;
