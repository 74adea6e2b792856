import type { Name } from '@turn7/narration';
import type { Words } from '@turn7/narration/en';
import { review } from '@turn7/narration/en/review';
import { number } from '../../format.ts';

export const texts = (w: Words) => ({
  /** What is told of a game, in the words of whoever else tells it. */
  told: review(),

  title: 'Review',
  first: 'Looking at the game for the first time …',
  better: (pass: string, passes: string) => `Getting more precise, step ${pass} of ${passes} …`,
  done: 'The review is done.',
  stopped: 'Stopped.',
  stoppedEarly: 'Stopped before there was anything to show.',
  playedOut: (times: string) => `Every answer was played out at least ${times} times.`,
  playedOutSome: 'Close choices were played out, the others are estimated.',
  estimated: 'Every answer is estimated, none is played out yet.',
  failed: 'The review could not be finished: the browser has ended the part of the page that works on it.',
  progress: 'How far the review has come',
  stop: 'Stop',
  goOn: 'Go on',
  more: 'More precise',
  again: 'Try again',
  unfinished:
    'This game is not finished: it is reviewed as far as it goes, and its result is the chance at the last question.',

  winChances: (sharp: string) => `Chance to win if all play on like ${sharp}`,
  chances: 'Chance to win over the game',
  asTable: 'The same as a table',
  round: 'Round',
  atEnd: 'End',
  soFar: 'Chance so far',

  choices: 'Choices',
  whose: 'Whose choices',
  everybody: 'Everybody',
  onlyErrors: 'Only errors',
  noChoices: 'There is no such choice.',
  choice: (round: number, name: string, answer: string, verdict: string) =>
    `Round ${round}, ${name}: ${answer} – ${verdict}`,
  gradesOf: (name: string) => `Grades of ${name}`,
  costs: (cost: string) => `costs ${cost}`,
  gains: (gain: string) => `${gain} against what a card counter would do`,

  wasPlayed: 'played',
  options: 'Answers that were compared',
  verdict: 'The choice of this moment',
  noChoiceYet:
    'Nobody has had a choice in this round yet. Choose a moment in the chart or one of the choices to see here how good it was, and why.',
  playedBest: (answer: string) => `${answer} was played, and nothing is measurably better.`,
  played: (answer: string, best: string) => `Played: ${answer}. Best: ${best}.`,
  fromTo: ({ you, text }: Name, before: string, after: string) =>
    `${you ? 'Your' : `${text}’s`} chance to win: ${before} → ${after}.`,
  reason: ({ you, text }: Name, reason: string) => `The coach to ${you ? 'you' : text}: “${reason}”`,

  luckAndSkill: 'Luck and skill',
  addsUp: 'Each bar begins where the one before ends: from the chance at the start to the result.',
  leftOut: (count: number) =>
    count === 1
      ? 'One more player is in the table only. Choose them at the top to see their bars.'
      : `${number(count)} more players are in the table only. Choose one at the top to see their bars.`,
  player: 'Player',
  luck: 'Luck of the cards',

  turningPoints: 'Turning points',
  noTurningPoints: 'No single card or choice decided this game.',
  inRound: (round: string) => `round ${round}`,
  extremes: 'Best and worst',
  bestChoice: 'Best choice',
  worstChoice: 'Worst choice',
  luckiestCard: 'Luckiest card',
  unluckiestCard: 'Unluckiest card',

  sharing: 'Share the review',
  savePicture: 'Save as a picture',
  sharePicture: 'Share the picture',
  noPicture: 'The picture could not be made.',
  link: 'Copy the link',
  linkCopied: 'Link copied',
  linkByHand: 'Copy this link',
  unfinishedGame: (round: string) => `${w.turn7}: a game up to round ${round}, not finished yet`,
  notPictured: (count: number) =>
    count === 1 ? 'One more player is not in the picture.' : `${number(count)} more players are not in the picture.`,
  pictureFoot: (host: string) => `Reviewed at ${host}`,

  assumes: (sharp: string) => `Chances assume that everybody plays like the bot ${sharp} from there on.`,
  meaning: 'What the figures mean',
  means: {
    others: 'So at a table of weaker players, the choices of the others give everybody something.',
    own: (sharp: string) =>
      `Own choices are compared with what ${sharp} would have done there; what a choice costs, with the best answer.`,
    luck: 'Luck is what the cards changed, whoever drew them. At every card the luck of all seats adds up to nothing.',
    correction: 'The correction is the error of the estimate itself, neither luck nor skill.',
    error:
      '± is one standard error: two times in three the truth is no further away. A choice within two of them of the best counts as best.',
  },
});
