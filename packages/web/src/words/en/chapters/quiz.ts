import type { Words } from '@turn7/narration/en';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words) => ({
  title: 'Quiz',
  lead: 'Ten positions. This page knows the rules and works out the odds: what do you say?',
  learn: 'Learn',
  kind: 'Kind of questions',
  kinds: { mixed: 'Mixed', rules: 'What happens now?', odds: 'Hit or stay?' },
  question: (place: number, questions: number) => `Question ${number(place)} of ${number(questions)}`,

  hits: (who: string) => `${who} hits.`,
  stays: (who: string) => `${who} stays.`,
  gives: {
    lock: (who: string, to: string) => `${who} gives ${w.theLock} to ${to}.`,
    turnThree: (who: string, to: string) => `${who} gives ${w.theTurnThree} to ${to}.`,
  },
  coming: (cards: number): string => (cards === 1 ? 'The next card:' : 'The next cards of the pile:'),
  asks: {
    happens: 'What happens now?',
    score: (who: string) => `What does ${who} score in this round?`,
    turn: 'Whose turn is it then?',
    game: 'How does the game go on?',
    odds: 'Hit or stay: which makes more points on average in this round?',
  },
  answers: 'Answers',

  busts: (who: string) => `${who} busts.`,
  saved: (who: string) =>
    `${capitalised(w.theLifeSaver)} and the twin are discarded. ${who} stays in, and the turn is over.`,
  drawsAgain: (who: string) =>
    `${capitalised(w.theLifeSaver)} and the twin are discarded, and ${who} takes another card.`,
  playsOn: (who: string) => `${who} is still in, and the round goes on.`,
  keepsBoth: (who: string) => `${who} keeps both ${w.lifeSavers}.`,
  locked: (who: string) => `${who} is ${w.locked} and banks the points.`,
  sevenAtOnce: (who: string) => `${who} has ${w.aTurn7}, and the round is over at once.`,
  sevenLater: (who: string) => `${who} takes the third card first, and then has ${w.aTurn7}.`,
  givesSpare: (to: string) => `The spare ${w.lifeSaver} goes to ${to}.`,
  discards: {
    lock: `${capitalised(w.theLock)} is discarded without effect.`,
    turnThree: `${capitalised(w.theTurnThree)} is discarded without effect.`,
    lifeSaver: `The spare ${w.lifeSaver} is discarded.`,
  },
  chooses: (who: string) => `${who} chooses who gets ${w.theLock}.`,
  turnOf: (who: string) => `It is ${who}’s turn.`,
  wins: (who: string) => `${who} wins the game.`,
  anotherRound: 'Nobody has won yet: everybody plays another round.',
  tiedOnly: 'Only those with the same total play another round.',

  right: 'Right!',
  wrong: 'Not this time.',
  rightAnswer: 'right',
  yourAnswer: 'your answer',
  whyOdds: (busts: number, cards: number, hit: number, stay: number) =>
    `${number(busts)} of ${number(cards)} cards would bust you. Hitting, and stopping at the best moment, makes ${number(hit, 1)} points on average; staying makes ${number(stay)}.`,
  assumes: 'Computed exactly from the cards that are left, for this round alone.',
  rule: (id: string) => `Read ${id} in the rules`,
  next: 'Next question',
  toResult: 'See the result',
  keys: (answers: number) => `Keys: 1 ${answers === 2 ? 'or' : 'to'} ${number(answers)} to answer, Enter to go on.`,
  back: 'Back to the result',
  lookAgain: 'Tap a question to see its answer and the reason',

  result: (right: number, questions: number) => `${number(right)} of ${number(questions)} right`,
  praise: {
    all: 'All of them: nobody has to explain this game to you.',
    most: 'You know your way around.',
    some: 'A good start. The reasons are worth a second look.',
  },
  best: (right: number) => `Best on this device: ${number(right)}`,
  newBest: 'That is your best so far.',
  again: 'New quiz',
  same: 'The same once more',
  share: { copy: 'Copy the link to this quiz', copied: 'Link copied', copyYourself: 'Copy this link:' },
});
