/** The lessons: the hub and its search here, each part in a file of its own. */

import { type Words, words } from '@turn7/narration/en';
import type { Vocabulary } from '@turn7/narration/languages';
import { number } from '../../format.ts';
import { withOtherNames } from '../../other-names.ts';
import { basics } from './learn/basics.ts';
import { bonus } from './learn/bonus.ts';
import { faq } from './learn/cases.ts';
import { mistakes } from './learn/mistakes.ts';
import { scoring } from './learn/scoring.ts';

export const texts = (w: Words) => ({
  title: 'Learn',
  lead: 'From the first card to the oddest chain of action cards. Take the doors in order, or search for what you want to know.',
  path: 'The way through',
  parts: {
    basics: { name: 'How to play', tells: 'The rules in pictures, five minutes' },
    'first-game': { name: 'A first game', tells: 'Play a round; everything is explained' },
    scoring: { name: 'Scoring', tells: 'Every step of the sum, and a calculator' },
    bonus: { name: 'Seven numbers', tells: `How rare ${w.aTurn7} is, and when the bonus pays` },
    mistakes: { name: 'Common mistakes', tells: 'What tables get wrong, and what is right' },
    cases: { name: 'Tricky cases', tells: 'The whole FAQ, to be watched' },
    quiz: { name: 'Quiz', tells: 'What happens now? Hit or stay?' },
    strategy: { name: 'Strategy', tells: 'Popular tips, put to the test' },
  },
  rulesPart: { name: 'All rulings', tells: 'Every rule in full, with a number' },
  otherParts: 'Other lessons',

  search: {
    label: 'Search the lessons',
    hint: 'A card, a situation, a ruling: “second 7”, “R30”, “tie” …',
    clear: 'Clear',
    results: 'Results',
    count: (results: number) =>
      results === 0 ? 'Nothing found' : `${number(results)} ${results === 1 ? 'result' : 'results'}`,
    nothing: 'Try fewer words, or the name of a card.',
    calledHere: (asked: string, here: string) => `“${asked}” is called “${here}” here.`,
    useNames: (names: string) => `Use the names ${names}`,
    kinds: {
      lesson: 'Lesson',
      basics: 'How to play',
      ruling: 'Ruling',
      case: 'FAQ case',
      example: 'Scoring',
      mistake: 'Mistake',
      word: 'Word',
    },
  },
  withOtherNames: withOtherNames(words),
  cardName: (from: Vocabulary, card: 'turn7' | 'lifeSaver' | 'lock' | 'turnThree') => words[from][card],

  basics: basics(w),
  scoring: scoring(w),
  bonus: bonus(w),
  mistakes: mistakes(w),
  faq: faq(w),

  cases: {
    lead: 'Each question of the FAQ with its answer, and the game in which it comes up, to watch card by card.',
    numbered: (id: string) => `Case ${id}`,
    replays: 'Replays',
    replay: (place: number) => `Replay ${number(place)}`,
    rests: 'It rests on',
    big: 'Open as a replay',
    player: 'Replay of the case',
  },
  watch: (id: string) => `Watch ${id.startsWith('R') ? id : `case ${id}`}`,
});
