import type { EndedBy } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import type { Words } from '@turn7/narration/en';
import { number } from '../format.ts';

const SUFFIXES = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };

/** The place in a ranking. */
export const ordinal = (place: number): string =>
  `${place}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]}`;

export const summary = (w: Words) => ({
  over: (round: number) => `Round ${number(round)} is over`,
  ended: {
    turn7: ({ you, text }: Name) => `${you ? 'You' : text} made ${w.aTurn7}`,
    dry: 'The cards have run out',
  },
  /** How a round ended for those who played it: nobody who has banked is out. */
  tally: (banked: number, busted: number) => {
    if (banked + busted === 1) return banked === 1 ? 'You banked your points' : 'You busted';
    if (busted === 0) return 'Everyone banked their points';
    return banked === 0 ? 'Everyone busted' : `${number(banked)} banked, ${number(busted)} busted`;
  },
  /** Of the round that decides the game. */
  decided: ({ you, text }: Name, points: number) =>
    `${you ? 'You reach' : `${text} reaches`} ${number(points)} and ${you ? 'win' : 'wins'}`,
  because: {
    turn7: 'It ended the round at once; whoever was still in keeps their points.',
    out: 'Nobody draws any more, so the round is scored.',
    dry: 'Draw pile and discard are empty, so the round is scored as it stands.',
  } satisfies Record<EndedBy, string>,
  scores: 'Scores of this round',
  gained: (points: number) => `+${number(points)}`,
  second: (number: number) => `a second ${number}:`,
  lost: (points: number) => `${number(points)} lost`,
  progress: (total: number, target: number) => `${number(total)} of ${number(target)}`,
  why: 'Why?',
  next: ({ you, text }: Name) => `Next round · ${you ? 'you deal' : `${text} deals`}`,
  toStanding: 'See the final standing',
  goOn: 'Go on',
  goesOn: (seconds: number) => `The table goes on by itself in ${number(seconds)} s.`,

  moment: `${w.turn7}!`,
  different: 'seven different numbers',
  rings: (numbers: string) => `Seven rings, one for each number: ${numbers}`,
  seeScores: 'see the scores',

  wins: ({ you, text }: Name) => (you ? 'You win!' : `${text} wins!`),
  placed: (place: number, behind: number) =>
    `You come ${ordinal(place)}, ${number(behind)} ${behind === 1 ? 'point' : 'points'} behind`,
  nobodyWins: 'Nobody wins',
  noCards: 'No card can be dealt any more, so the game is over.',
  result: (points: number, rounds: number) =>
    `${number(points)} points in ${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
  standing: 'Final standing',
  place: 'Place',
  ordinal,
  player: 'Player',
  total: 'Total',
  bestRound: 'Best round',
  busts: 'Busts',
  sevens: w.turn7,

  chart: 'Totals by round',
  round: (round: number) => `Round ${number(round)}`,
  target: (target: number) => `target ${number(target)}`,
  asTable: 'The same as a table',

  dailyResult: 'To the result',
  rematch: 'Rematch',
  harder: 'A harder table',
  easier: 'An easier table',
  rematchByHost: (host: string | null) => `${host ?? 'The host'} can start a rematch.`,
  whatNext: 'What next',
  review: 'Review the game',
  replay: 'Watch the replay',
  save: 'Save the record',
  check: 'Check the shuffle',
  share: 'Share the result',
  copied: 'Copied',
  notCopied: 'It could not be copied.',
  copyYourself: 'Copy this text:',
  home: 'Front page',
  recordAgain: 'The record did not load – try again',
  /** What is shared, its lines being places. */
  shared: (winner: string | null, rounds: number) =>
    `${w.turn7}: ${winner === null ? 'nobody won' : `${winner} won`} in ${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,

  soloBeaten: 'Challenge beaten!',
  soloMissed: 'Challenge lost',
  soloLost: 'The challenge is lost',
  soloOutOfReach: (total: number, target: number) =>
    `It can no longer be met: ${number(total)} of ${number(target)} points.`,
  soloBest: (rounds: number) => `Your best: ${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
  soloNewBest: 'Your best so far',
  soloAgain: 'Try again',

  /** How shuffles are proven. */
  sealed:
    'Before the first card the fingerprint of a secret is fixed and shown. The secret and the random numbers of the players make every shuffle: whoever saw the fingerprint and gave a number can tell afterwards whether anything was changed.',
});
