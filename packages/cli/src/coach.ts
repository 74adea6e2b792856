/** What a coach says before a choice: the odds of the next card, what it would do, and why. */
import { type Game, NO_CARD } from '@turn7/engine';
import { adviceText, answerText } from '@turn7/narration';
import { type Bot, NextCard } from '@turn7/strategy';
import pc from 'picocolors';
import { capitalised, type EnglishNarrator, percent } from './words.ts';

export function coachLines(game: Game, coach: Bot, narrator: EnglishNarrator): string[] {
  const advice = coach.advise(game);
  const said = `  Coach: ${capitalised(answerText(advice.choice, narrator))}. ${adviceText(advice, narrator)}`;
  return game.askedCard === NO_CARD ? [pc.dim(oddsLine(game, narrator)), pc.cyan(said)] : [pc.cyan(said)];
}

function oddsLine(game: Game, { w }: EnglishNarrator): string {
  const next = new NextCard().look(game, game.asked);
  const sevens = next.sevens > 0 ? `, ${w.turn7} ${percent(next.sevens / next.cards)}` : '';
  const taken = `take it and then stay: ${next.expected.toFixed(1)} points on average`;
  return `  Next card: bust ${percent(next.bustChance)}${sevens}; ${taken}`;
}
