import type { Words } from '@turn7/narration/en';
import { arms } from './guide/arms.ts';
import { claims } from './guide/claims.ts';

export const texts = (w: Words) => ({
  lead: 'Tips that people give each other, each played out in a great many games. Beside each one stands what was measured.',

  stopTitle: 'Where do I stop?',
  stopLine: (limit: number) => `Stay as soon as your hand is worth ${limit} points or more.`,
  stopShare: (wins: string, others: number, best: string) =>
    `The best fixed limit that was measured: with four players it wins ${wins} of the games against three who stay at ${others}. Weighing every card and counting wins ${best}.`,

  topTitle: 'The rules that matter most',
  topLead:
    'By how much more often you win than others who play the same without that rule. Gains do not add up: one rule covers part of another.',
  rules: {
    odds: 'Weigh the next card: what it may bring against what it may cost.',
    count: 'Remember what has gone by. Cards on the table and in the discard pile cannot come again.',
    saver: `Never stay while you hold ${w.aLifeSaver}.`,
    x2: 'With ×2, play on as if you had no ×2.',
    lock: `Play ${w.aLock} on whoever would stand highest.`,
    three: `Play ${w.aTurnThree} on the row that is most likely to bust.`,
    limit: 'If you stay by a fixed number of points, make it a high one.',
    close: 'Know the end: go on while a rival who is out would win, stop once nobody can pass you.',
  },
  /** Behind a rule: how much more often it wins. */
  ruleGain: (points: string, se: string) => `${points}\u00a0±\u00a0${se} percentage points`,

  evidence: 'What was measured',
  claimsTitle: 'The tips, one by one',
  claims: claims(w),
  arms: arms(w),
  verdicts: {
    holds: 'Holds',
    limits: 'Holds with limits',
    idle: 'Makes no difference',
    false: 'False',
    'no choice': 'No choice to make',
  },

  /** How to read the charts. */
  key: 'In the charts, the upright line is an even share, the bar how many percentage points more or fewer the player wins. The thin line below it reaches two standard errors to either side.',
  columns: {
    player: 'Player',
    wins: 'Wins',
    error: 'Standard error',
    even: 'Even share',
    gain: 'Gain in percentage points',
    name: 'Name in the simulator',
    others: 'The others',
    mean: 'Mean score of a round',
  },
  wins: (player: string, wins: string, se: string) => `${player} – wins ${wins}\u00a0±\u00a0${se}`,
  more: (points: string) => `${points} percentage points more than an even share`,
  fewer: (points: string) => `${points} percentage points fewer than an even share`,
  same: 'as good as an even share',

  handsTitle: 'What the odds say',
  handsNote: 'Exact, with a fresh deck and nobody else drawing.',
  handStay: (points: number) => `Stay: ${points} points`,
  handHit: (points: string, bust: string) => `Hit: ${points} on average, bust ${bust}`,

  bestLimit: (limit: number, mean: string, se: string) =>
    `For points alone, the best fixed limit is ${limit}: ${mean}\u00a0±\u00a0${se} a round for somebody alone with a fresh deck.`,
  sevenIfAlways: (share: string) =>
    `With number cards alone, somebody who never stays gets ${w.aTurn7} in ${share} of all rounds, and busts in all others.`,
  duel: 'How much risk is right, with two players and number cards alone (exact):',
  duelRow: (own: number, other: number, bust: string) => `at ${own} to ${other}: bust in ${bust} of all rounds`,

  luckTitle: 'How much of a game is luck?',
  luckShares: (games: string, luck: string, own: string, others: string) =>
    `Most of it. In ${games} reviewed games of four who play differently, the cards account for ${luck} of how results differ, one’s own choices for ${own}, the choices of the others for ${others}; the rest is the error of the estimate.`,
  luckLeads:
    'So one game says little of who plays better. This is how many it takes until the best of the four is ahead with a chance of 95 in 100: in wins, and in what choices have cost, as the review of each game tells.',
  luckColumns: { ahead: (best: string) => `${best} ahead of`, wins: 'Games, by wins', choices: 'Games, by review' },

  trySimulation: 'Play these games in the lab',
  tryHand: 'Try it in the lab',
  scoring:
    'One more mistake that is often named is about the rules, not about play: every +N comes after the doubling, and no modifier counts towards seven.',
  scoringLink: 'How the score is made',

  methodTitle: 'How it was measured',
  method: (games: string, seed: number) =>
    `Every row is one player in ${games} whole games with the full rules. The other seats all play alike; seats and first dealer go round. Everything starts from seed ${seed}, so that anybody gets the same figures again.`,
  even: (four: string, two: string) =>
    `With four players an even share is ${four} of the wins, with two ${two}. What is above or below comes from the one thing that the player does differently.`,
  errors: (errors: number, points: string) =>
    `± is the standard error: how far a figure may be off by chance. Twice that covers about 19 of 20 cases. A difference counts if it is more than ${errors} standard errors and more than ${points} percentage points.`,
  bounds:
    'A tip holds if every measurement for it comes out as it says, and with limits if some do. If none does and one says the opposite, it is false.',
  curious: 'For the curious',
  command: 'The figures on this page are written by a command:',
});
