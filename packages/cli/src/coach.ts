/** What a coach says before a choice: the odds of the next card, what it would do, and why. */
import { type Game, NO_CARD } from '@turn7/engine';
import { type Bot, explain, NextCard } from '@turn7/strategy';
import pc from 'picocolors';
import { answerWords, namesOf, percent } from './words.ts';

export function coachLines(game: Game, coach: Bot, players: readonly string[]): string[] {
  const nameOf = namesOf(players);
  const advice = coach.advise(game);
  const said = `  Coach: ${answerWords(game, advice.choice, nameOf)}. ${explain(advice, nameOf)}`;
  return game.askedCard === NO_CARD ? [pc.dim(oddsLine(game)), pc.cyan(said)] : [pc.cyan(said)];
}

function oddsLine(game: Game): string {
  const next = new NextCard().look(game, game.asked);
  const sevens = next.sevens > 0 ? `, Turn 7 ${percent(next.sevens / next.cards)}` : '';
  const taken = `take it and then stay: ${next.expected.toFixed(1)} points on average`;
  return `  Next card: bust ${percent(next.bustChance)}${sevens}; ${taken}`;
}
