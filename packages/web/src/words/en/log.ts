import type { Name } from '@turn7/narration';
import { does, parts as narration, type Words } from '@turn7/narration/en';
import { list, listOr, percent } from '../format.ts';

export const log = (w: Words) => ({
  title: 'Log',
  /** What is read aloud as it happens. */
  live: 'What happens',
  why: 'Why?',
  open: 'Open the log',
  newest: 'To the newest line',
  sealed: 'Sealed before the first card:',
  rulingNumber: (id: string) => `Ruling ${id}`,
  cases: (cases: readonly string[]) => `FAQ ${cases.length === 1 ? 'case' : 'cases'} ${list(cases)}`,
  readInRules: (id: string) => `Read ${id} in the rules`,
  /** Of a choice that was not the person’s own. */
  botChose: {
    title: 'A bot chose',
    tells: 'The sentence above says why. The seat stays with whoever has it: they play on as soon as they are there.',
  },
  nowTurnOf: (who: Name) => (who.you ? 'Now it is your turn.' : `Now it is ${who.text}’s turn.`),
  holds: (who: Name, cards: readonly string[], score: number) =>
    cards.length === 0
      ? `${does(who, 'hold', 'holds')} no cards.`
      : `${does(who, 'hold', 'holds')} ${list(cards)}: ${narration.common(w).points(score)}.`,
  answers: { hit: 'hit', stay: 'stay' },
  targets: (who: readonly Name[]) =>
    `You can choose ${listOr(who.map((name) => (name.you ? 'yourself' : name.text)))}.`,
  coach: (answer: string, bust: number | null) =>
    bust === null
      ? `The coach advises: ${answer}.`
      : `The coach advises: ${answer}. The next card busts you in ${percent(bust)} of cases.`,
});
