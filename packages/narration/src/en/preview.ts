import { formatIn } from '../languages.ts';

const { number, list } = formatIn('en');

const rounds = (count: number): string => (count === 1 ? 'one round' : `${number(count)} rounds`);

export const preview = {
  site: {
    title: 'Turn 7: seven different numbers, and one twin is too many',
    description: 'The push-your-luck card game: alone against bots, with friends from a link, offline too. No account.',
    headline: 'Seven different numbers. One twin and it’s gone.',
    line: 'The push-your-luck card game, with friends from a link.',
  },
  /** Somebody whose name cannot be drawn. */
  player: (place: number): string => `Player ${number(place)}`,
  more: (count: number): string => (count === 1 ? 'and one more' : `and ${number(count)} more`),
  /** `others`: how many are not named. */
  names: (names: readonly string[], others: number): string =>
    list(others === 0 ? names : [...names, others === 1 ? 'one more' : `${number(others)} others`]),
  round: (round: number, target: number): string => `Round ${number(round)}, first to ${number(target)}`,
  leads: (name: string, total: number): string => `${name} leads with ${number(total)}.`,
  wins: (name: string): string => `${name} wins!`,
  nobodyWins: 'Nobody wins',
  result: (total: number, count: number): string => `${number(total)} points after ${rounds(count)}`,
  table: {
    title: 'A table at Turn 7',
    headline: 'There is a seat for you',
    description: 'Open the link to come to the table. It takes no account, and a minute to learn.',
    label: 'Table',
  },
  lobby: {
    title: (host: string): string => `${host} invites you to play Turn 7`,
    headline: (host: string): string => `${host} invites you`,
    seats: (taken: number, seats: number): string => `${number(taken)} of ${number(seats)} seats taken`,
    description: (taken: string): string => `${taken}. Open the link to join; it takes no account.`,
    code: 'Code',
  },
  playing: {
    title: (names: string): string => `${names} at the table`,
    description: 'Open the link to watch.',
    label: 'Live',
  },
  replay: {
    title: 'A game to watch again',
    of: (names: string): string => `Replay: ${names}`,
    description: 'Card by card, with what could be known at every choice.',
    label: 'Replay',
  },
  review: {
    title: 'A game reviewed',
    of: (names: string): string => `Review: ${names}`,
    description: 'How much was luck and how much was skill: every choice weighed.',
    label: 'Review',
  },
  score: {
    title: 'The score of the evening',
    description: 'The page keeps up by itself while the game goes on.',
    after: (count: number): string => (count === 0 ? 'About to begin' : `After ${rounds(count)}`),
    label: 'Score',
  },
  daily: {
    title: (day: string): string => `Daily challenge, ${day}`,
    headline: 'The same cards for everyone',
    description: 'One deal a day, and one try: how far do you get?',
    label: 'Daily challenge',
  },
};
