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
  /** Screens that are about nothing but themselves, by their path; titles are those of the page. */
  screens: {
    '/play': { title: 'Play', description: 'A game on this device: against bots, from hand to hand, or alone.' },
    '/games': { title: 'My games', description: 'The games that were finished on a device, with replays and figures.' },
    '/score': { title: 'Score keeper', description: 'For the cards on your real table.' },
    '/score/evenings': { title: 'Evenings', description: 'Games with real cards that were kept before.' },
    '/board': { title: 'Score board', description: 'The score of the evening for everybody in the room.' },
    '/rules': { title: 'Rules', description: 'Every rule in full, with a number.' },
    '/learn': { title: 'Learn', description: 'Rules in pictures, tricky cases, a quiz.' },
    '/learn/basics': { title: 'How to play', description: 'The rules in pictures, five minutes.' },
    '/learn/first-game': { title: 'A first game', description: 'Play a round; everything is explained.' },
    '/learn/scoring': { title: 'Scoring', description: 'Every step of the sum, and a calculator.' },
    '/learn/bonus': { title: 'Seven numbers', description: 'How rare they are, and when the bonus pays.' },
    '/learn/mistakes': { title: 'Common mistakes', description: 'What tables get wrong, and what is right.' },
    '/learn/cases': { title: 'Tricky cases', description: 'The whole FAQ, to be watched.' },
    '/learn/quiz': { title: 'Quiz', description: 'What happens now? Hit or stay?' },
    '/learn/strategy': { title: 'Strategy', description: 'Popular tips, put to the test.' },
    '/lab': { title: 'Lab', description: 'Odds, strategies and a million games.' },
    '/lab/position': {
      title: 'Position editor',
      description: 'Lay out what lies on the table: odds, the best play and advice.',
    },
    '/lab/simulate': { title: 'Simulation', description: 'Bots play thousands of games: who wins how often?' },
  },
};
