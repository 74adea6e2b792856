import { list, number } from '../../format.ts';

/** `spread`: twice the uncertainty. */
const around = (rating: number, spread: number) => `${number(rating)} ± ${number(spread)}`;

export const texts = () => ({
  option: {
    name: 'Rated',
    yes: 'yes',
    no: 'no',
    tells:
      'Rated: finished games count for the ratings of those who agree. By the usual rules to 200 points, without the coach.',
  },
  /** Before somebody sits down. */
  door: 'This table is rated. If you sit down, the games that you begin here count for your rating, also those that you leave; others at the table see it. You can say no at any time, and delete your rating in “My games”.',
  table: {
    title: 'Rated table',
    counts: 'Your next game here counts for your rating.',
    countsNot: 'Your games here do not count for your rating.',
    agree: 'Let them count',
    disagree: 'Do not count mine',
    nobody: 'Games here count for nobody yet.',
    people: (people: readonly string[]) => `Games here count for ${list(people)}.`,
    rated: (name: string, rating: number, spread: number) => `${name} (${around(rating, spread)})`,
    fresh: (name: string) => `${name} (new)`,
    now: (rating: number, spread: number, change: string) => `Your rating: ${around(rating, spread)} (${change}).`,
  },

  title: 'My rating',
  around,
  provisional: 'provisional',
  provisionalTells: 'Too few games yet to say much. It takes about sixty until a rating means something.',
  spreadTells: (spread: number) => `In 19 cases of 20 it is off by ${number(spread)} at most.`,
  games: (games: number, won: number) =>
    `${games === 1 ? 'One rated game' : `${number(games)} rated games`}, ${won === 0 ? 'none' : number(won)} won.`,
  accuracy: (form: string) => `Accuracy: ${form} in your last reviewed games on this device.`,
  noAccuracy: 'Accuracy: not known until you review a game on this device.',
  none: 'No rated game is finished yet. The host of an online table can make it rated.',
  scale: 'Beside the bots',
  you: 'You',
  luck: 'How much of it is luck? Most: how well people play explains about 4% of who wins a single game. Whoever clearly plays better needs some 25 games until the wins show it, and between two good players it takes about 250. A review of a few games tells you more than any rating.',
  remove: 'Delete my rating',
  removeTitle: 'Delete your rating?',
  removeTells: 'It is gone for good. The next rated game begins a new one.',
  keep: 'Keep it',
  removed: 'Your rating is deleted.',
  notRemoved: 'The rating could not be deleted. Try again in a moment.',
});
