import type { Words } from '@turn7/narration/en';
import { capitalised, list, listOr, number } from '../../format.ts';

const games = (count: number): string => (count === 1 ? 'one game' : `${number(count)} games`);
/** A tenth counts only where there are few. */
const speed = (perSecond: number): string => number(perSecond, perSecond < 10 ? 1 : 0);

export const texts = (w: Words) => ({
  title: 'Simulation',
  lead: 'Let bots play thousands of games on this device, and see who wins how often.',

  who: 'Who plays?',
  quick: 'Quick choices',
  against: (one: string, other: string, seats: number) => `${one} against ${number(seats)} × ${other}`,
  stayAt: (points: readonly number[]) => `Stay at ${listOr(points.map((one) => number(one)))}?`,
  allLevels: 'All levels',
  alone: (name: string) => `${name} alone`,
  bot: (place: number) => `Bot ${number(place)}`,
  levels: 'Levels',
  strategiesTitle: 'Strategies',
  strategies: {
    stay: {
      name: 'Stays at N points',
      short: (points: number) => `Stays at ${number(points)}`,
      tells: 'hits until the hand has so many points',
      number: 'Points',
    },
    risk: {
      name: 'Stays at a risk of P%',
      short: (risk: number) => `Risk ${number(risk)}%`,
      tells: 'counts the cards and stays once the risk reaches P%',
      number: 'Risk in %',
    },
    count: {
      name: 'Counts one card ahead',
      short: (_: number) => 'One ahead',
      tells: 'hits as long as the next card brings points on average',
      number: 'Number',
    },
    random: { name: 'Random', short: (_: number) => 'Random', tells: 'gives any answer', number: 'Number' },
    master: {
      name: 'Master with K playouts',
      short: (playouts: number) => `Master ${number(playouts)}`,
      tells: 'plays its answers out up to K times before it chooses; slow',
      number: 'Playouts',
    },
  },
  seats: 'Seats',
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a bot',
  atTable: (seats: number) => (seats === 1 ? 'One at the table' : `${number(seats)} at the table`),
  full: (most: number) => `A table has at most ${number(most)} seats.`,
  slow: 'Masters think long: a few games take as long as thousands of others. How long it will take shows after the first.',
  numbers: { games: 'Games', target: 'Points to win', seed: 'Seed' },
  seedTells: 'The same seed plays the same games, on any device.',

  course: 'Progress',
  start: 'Start',
  stop: 'Stop',
  ready: 'Start plays exactly these games.',
  progress: (played: number, all: number) => `${number(played)} of ${games(all)}`,
  speed: (perSecond: number) => `${speed(perSecond)} games/s`,
  left: (time: string) => `about ${time} left`,
  running: (all: number) => `Playing ${games(all)} …`,
  complete: (played: number, time: string, perSecond: number) =>
    `${capitalised(games(played))} in ${time}, ${speed(perSecond)} games/s.`,
  stopped: (played: number, all: number) =>
    `Stopped after ${number(played)} of ${games(all)}. What was played is kept.`,
  failed: (first: number, last: number, why: string, played: number) =>
    `Games ${number(first)} to ${number(last)} failed twice (${why}). What was played until then is kept: ${games(played)}.`,
  notStarted: (why: string) => `The simulation could not start on this device (${why}). Try it in another browser.`,
  crashed: (workers: number) =>
    workers === 1
      ? 'A helper failed; its games were played again.'
      : `${number(workers)} helpers failed; their games were played again.`,

  linked:
    'This link has set everything: press Start, and exactly the same games are played. The charts appear here and grow as they come in.',
  nothingYet: 'The charts appear here with the first games, and grow as more come in.',
  result: (count: number) => `After ${games(count)}`,
  resultOf: (bots: string, target: number, seed: number) =>
    `${bots}; to ${number(target)} points, seed ${seed}. Places at the table go round, so nobody is favoured.`,
  range: (difference: number, error: number) => `${number(difference, 1)} ± ${number(error, 1)} percentage points`,
  noise: (first: string, second: string, range: string) =>
    `Too close to call: ${first} is ahead of ${second} by ${range}, which may be chance. More games would tell.`,
  ahead: (first: string, second: string, range: string) =>
    `${first} wins more often than ${second}, by ${range}: more than chance explains.`,
  shownAfter: (first: string, count: number) =>
    `At a table luck hides that for a while: it takes ${games(count)} until ${first} is ahead in wins with a chance of 95 in 100.`,
  roundsPerGame: 'Rounds a game',
  cardsPerGame: 'Cards a game',
  sevensPerRound: `${w.turn7}s a round`,
  gamesPerSecond: 'Games a second',
  withoutWinner: 'Games without a winner',

  botHead: 'Bot',
  standardError: 'SE',
  wins: 'Win rate',
  errorBar:
    'Of the games, for one seat. The error bar is the range that holds the true rate in 95 of 100 such simulations: where two bars overlap, the order may be chance.',
  winsHead: 'Wins',
  winRate: 'Win rate',
  from: 'From',
  to: 'To',
  par: (share: string) => `par ${share}`,
  winsSay: (rates: readonly string[]) => `Win rates: ${list(rates)}.`,
  rangeFoot: (errors: number) => `Bars with ±${number(errors, 2)} standard errors (SE)`,
  scores: 'Points a round',
  scoresTell: 'How often a round brought how much.',
  meanScore: 'Mean',
  mean: 'mean',
  scoresSay: (means: readonly string[]) => `Mean points a round: ${list(means)}.`,
  scoresFoot: 'points; spike at 0 = busts, ▲ = mean',
  lengths: (target: number) => `Rounds to ${number(target)}`,
  lengthsTell: (mean: string) => `How long games lasted: ${mean} rounds on average.`,
  lengthsSay: (mean: string, most: readonly string[]) =>
    `Games lasted ${mean} rounds on average; most often it was ${listOr(most)}.`,
  lengthsFoot: 'rounds, ▲ = mean',
  rounds: 'Rounds',
  gamesHead: 'Games',
  share: 'Share',
  ends: 'How rounds end',
  endsTell: 'Per round and seat.',
  measure: 'Measure',
  measures: { bust: 'Bust', turn7: w.turn7, locked: capitalised(w.locked), score: 'Mean points' },
  endsSay: (measure: string, values: readonly string[]) => `${measure}: ${list(values)}.`,
  wholeCsv: 'All figures as CSV',
  wholeJson: 'All figures as JSON',

  past: 'Simulations before',
  pastTells: (count: string, best: string, rate: string) => `${count} games; ${best} wins most: ${rate}`,
  useAgain: 'Use this setup again',
});
