import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { capitalised, number } from '../../../format.ts';

export const faq = (w: Words) => ({
  1: {
    question: 'You bust. What happens to your cards?',
    answer: 'They stay in front of you, turned over, until the round is over; then they are discarded with all others.',
  },
  2: {
    question: `You are dealt ${w.aLock}. May it go to somebody who has no card yet?`,
    answer: 'Yes, and you must decide at once. That player is out of the round before their first card, with 0 points.',
  },
  3: {
    question: `May you give ${w.aLock} to yourself?`,
    answer: 'Yes. You bank your points and are out.',
  },
  4: {
    question: `You are ${w.locked}. What becomes of ${w.theLock} and of your cards?`,
    answer: 'All of them stay face up in front of you until the round is over, and your cards score.',
  },
  5: {
    question: `${w.lifeSaver} has stopped a twin. Is it still your turn?`,
    answer: 'No. Your turn is over, and the next player is asked.',
  },
  6: {
    question: `Where do ${w.theLifeSaver} and the twin go?`,
    answer: 'Both go to the discard pile at once. The number that was in your row before stays there.',
  },
  7: {
    question: `The round ends and you still have ${w.aLifeSaver}. May you keep it?`,
    answer: 'No. It is discarded at the end of the round.',
  },
  8: {
    question: `You have ${w.aLifeSaver} and draw another one. What now?`,
    answer: 'Give it to an active player of your choice who has none. If there is nobody, it is discarded.',
  },
  9: {
    question: `The highest total is a tie, at ${number(DEFAULT_TARGET)} or more. Who wins?`,
    answer:
      'Nobody yet. Everybody plays another round, also those who are not tied, until one player alone is highest.',
  },
  10: {
    question: 'Does ×2 also double the +N cards?',
    answer: 'No. Add the numbers, double them, and only then add the +N cards.',
  },
  11: {
    question: 'You end the round with modifiers only. Do they score?',
    answer: 'The +N cards do. ×2 is worth nothing, as there are no numbers to double.',
  },
  12: {
    question: `${capitalised(w.theTurnThree)} is done. Where does it go?`,
    answer: 'To the discard pile at once, however it ended. It does not stay in front of the player.',
  },
  13: {
    question: `You draw ${w.aLock} or ${w.aTurnThree}, and nobody else is in the round. Must you take it?`,
    answer: 'Yes. It can only go to an active player, and that is you.',
  },
  14: {
    question: `Among the three cards of ${w.aTurnThree} is another one. What happens?`,
    answer: `It counts as one of the three and waits. After the third card whoever drew it chooses an active player for it. After a bust or ${w.aTurn7} it is discarded.`,
  },
  15: {
    question: `Among the three cards of ${w.aTurnThree} is ${w.aLock}. What happens?`,
    answer: `It counts as one of the three and waits. After the third card whoever drew it gives it to an active player, perhaps themselves. After a bust or ${w.aTurn7} it is discarded.`,
  },
  16: {
    question: 'Several action cards are set aside. In which order do they go?',
    answer:
      'They are assigned in the order drawn, to one player or several. Only when all have a target do they take effect, in the same order.',
  },
  '16a': {
    question: `One player is assigned ${w.aLock} and then ${w.aTurnThree}. What happens?`,
    answer: `The player is ${w.locked} and out. ${w.turnThree} is discarded without effect.`,
  },
  '16b': {
    question: `One player is assigned two ${w.turnThrees}. What happens?`,
    answer: `The first is drawn completely, then the second; it cannot be handed on. If the first ends in a bust or ${w.aTurn7}, the second is discarded.`,
  },
  '16c': {
    question: `May a player who is assigned ${w.aLock} still be given ${w.aTurnThree}?`,
    answer: `Yes, as long as ${w.theLock} has not taken effect. It comes first in the queue, though: then the player is out, and ${w.theTurnThree} is discarded.`,
  },
  17: {
    question: `You are dealt ${w.aTurnThree}. How does it work?`,
    answer:
      'Choose an active player at once, perhaps yourself. The three cards are drawn before the deal goes on; all the usual rules apply.',
  },
  18: {
    question: `You had to draw three before your first card was dealt. Are you dealt another one?`,
    answer: 'Only if you want it: when the deal comes to you, you are asked to hit or stay.',
  },
  19: {
    question: `${w.turnThree} was played on somebody else. Whose turn is next?`,
    answer: 'That of the player after the one who was dealt the card, also after a long chain.',
  },
  20: {
    question: `You bust with the first or second of three cards. Do you draw the rest?`,
    answer: 'No. You are out at once, and no more cards are drawn.',
  },
  21: {
    question: `The first or second of three cards completes ${w.aTurn7}. Do you draw the rest?`,
    answer: 'No. The round is over at once, for everybody.',
  },
  22: {
    question: `Does ${w.aLifeSaver} that you had before help among the three cards?`,
    answer: 'Yes. It stops the twin as usual, and you go on drawing until it was three cards.',
  },
  23: {
    question: `You have ${w.aLifeSaver}, and another one is among the three cards. What now?`,
    answer:
      'It counts as one of the three and is given at once to an active player who has none; if there is nobody, it is discarded.',
  },
  24: {
    question: `You draw your first ${w.lifeSaver} among the three cards. May you keep and use it?`,
    answer: 'Yes, both. It is never set aside, and it can stop a twin among the same three cards.',
  },
});
