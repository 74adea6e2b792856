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
    out: () => 'Everyone is out',
    dry: () => 'The cards have run out',
  } satisfies Record<EndedBy, (name: Name) => string>,
  because: {
    turn7: 'It ended the round at once; whoever was still in keeps their points.',
    out: 'Nobody is left to draw a card, so the round is scored.',
    dry: 'Draw pile and discard are empty, so the round is scored as it stands.',
  } satisfies Record<EndedBy, string>,
  scores: 'Scores of this round',
  gained: (points: number) => `+${number(points)}`,
  second: (number: number) => `a second ${number}:`,
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

  rematch: 'Rematch',
  rematchByHost: (host: string | null) => `${host ?? 'The host'} can start a rematch.`,
  whatNext: 'What next',
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
  soloMissed: 'Not this time',
  soloBest: (rounds: number) => `Your best: ${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
  soloNewBest: 'Your best so far',
  soloAgain: 'Try again',

  proof: {
    title: 'Check the shuffle',
    what: 'Before the first card the hash of a secret was fixed; the log shows it. The secret and the seeds of the players make every shuffle, so nothing could be changed afterwards.',
    seeded: 'Players added seeds of their own, so nobody could choose the cards alone.',
    unseeded: 'No player added a seed: the secret alone shuffled, and you trust the device that chose it.',
    commitment: 'Hash shown before the game',
    secret: 'Secret, shown after it',
    seeds: 'Seeds of the players',
    noSeed: 'none',
    proven: (shuffles: number) =>
      shuffles === 1
        ? 'Proven: the shuffle is the one that secret and seeds make.'
        : `Proven: all ${number(shuffles)} shuffles are those that secret and seeds make.`,
    pending: 'The secret is not revealed yet.',
    none: 'Nobody committed themselves to the shuffles of this game.',
    failed: 'This record is not what was committed to.',
    noRecord: 'The record of this game is not here yet.',
  },
});
