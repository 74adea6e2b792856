import { MOST_SEATS, SOLO_PAR, SOLO_POINTS } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { list, number } from '../format.ts';
import { staysAt } from '../stays-at.ts';

export const front = (_: Words) => ({
  title: 'Turn 7: seven different numbers, and one twin is too many',
  headline: ['Seven different numbers.', 'One twin and it’s gone.'],
  /** The game in a sentence. */
  pitch: 'Turn over a card, and another, and stop in time: a number that comes twice costs you the round.',
  lead: 'Every card shows its risk: one dot for each copy in the deck.',

  playNow: 'Play now',
  newGame: 'New game',
  against: (bots: number) =>
    bots === 1 ? 'you and one bot, right\u00a0here' : `you and ${COUNTS[bots] ?? number(bots)} bots, right\u00a0here`,
  daily: 'Today’s challenge',
  newHere: 'New here? Learn it in three minutes',
  opponents: 'Opponents',
  chooseOpponents: 'Choose opponents',
  backTo: (host: string | null) => (host === null ? 'Back to your table' : `Back to ${host}’s table`),
  backAs: (name: string, code: string) => `As ${name}, code ${code}`,
  forget: 'Forget',
  forgetTable: (code: string) => `Forget table ${code}`,
  forgetTitle: 'Forget this table?',
  forgetTells: 'This device then no longer has your seat there; a bot plays for you.',
  goOn: 'Continue your game',
  goOnScore: 'Continue your score',
  moreWaiting: (count: number) => (count === 1 ? 'One more game waits' : `${number(count)} more games wait`),
  leftWith: (names: readonly string[]) =>
    names.length <= 4
      ? `With ${list(names)}`
      : `With ${list([...names.slice(0, 2), `${number(names.length - 2)} others`])}`,
  damaged: (key: string) => `The game that you left cannot be read. It was put aside on this device as “${key}”.`,

  haveCode: 'Have a code?',
  codeExample: (example: string) => `e.g. ${example}`,
  join: 'Join',
  codeEmpty: (example: string) => `Type the code of a table, such as ${example}, or paste its link.`,
  codeLetters: (letters: readonly string[]) =>
    `No code has ${list(letters)}: 0, 1, I, L, O and U are left out because they look alike.`,
  codeLength: (length: number, expected: number) =>
    `That is ${length === 1 ? 'one letter' : `${number(length)} letters`}; a code has ${number(expected)}.`,
  codeUnknown: 'There is no table with this code. Look at it again: tables nobody uses are cleared away.',

  otherWays: 'Other ways to play',
  tiles: {
    together: { name: 'Play together', tells: `A link for everyone, up to ${number(MOST_SEATS)} players` },
    pass: { name: 'Pass and play', tells: 'One phone goes round the table' },
    solo: {
      name: 'Solo challenge',
      tells: `${number(SOLO_POINTS)} points in under ${COUNTS[SOLO_PAR] ?? number(SOLO_PAR)} rounds`,
    },
    keeper: { name: 'Score keeper', tells: 'For the cards on your real table' },
    learn: { name: 'Learn', tells: 'Rules in pictures, tricky cases, a quiz' },
    lab: { name: 'Lab', tells: 'Odds, strategies and a million games' },
  },
  openTables: (tables: number) =>
    tables === 1 ? 'One table is open to join' : `${number(tables)} tables are open to join`,
  soloBest: (rounds: number, tries: number) =>
    `Best: ${rounds === 1 ? 'one round' : `${number(rounds)} rounds`}, ${tries === 1 ? 'one try' : `${number(tries)} tries`}`,

  yourName: 'Your name',
  nameHint: 'So the others know who sits there. No account needed.',
  createTable: 'Open a table',
  opening: 'Opening the table …',
  togetherLead: 'You get a link and a QR code for everyone who plays. Bots may take free seats.',
  nameMissing: 'Type a name with at least one letter.',
  noNetwork: 'You are offline. A table for several devices needs a connection; pass and play works without one.',
  noServer: 'The table server does not answer. Try again in a moment; everything else on this page works without it.',
  refused: 'The server did not open a table. Try again in a moment.',

  people: 'Who plays?',
  personName: (place: number) => `Name of player ${number(place)}`,
  player: (place: number) => `Player ${number(place)}`,
  addPerson: 'Add a player',
  removePerson: (name: string) => `Remove ${name}`,
  passLead:
    'Everybody sits at one device, which goes round. Nothing is hidden in this game, so nobody has to look away.',

  bots: 'Bots',
  howManyBots: 'Number of bots',
  fewerBots: 'One bot less',
  moreBots: 'One bot more',
  levelOf: (name: string) => `Level of ${name}`,
  allLevels: 'All bots play as',
  mixed: 'different levels',
  levels: {
    Rookie: { name: 'Rookie', tells: `plays it safe and stays at ${number(staysAt('Rookie'))} points` },
    Regular: { name: 'Regular', tells: `stays at ${number(staysAt('Regular'))} points, whatever the cards` },
    Counter: { name: 'Counter', tells: 'counts every card and knows when the game is being decided' },
    Sharp: { name: 'Sharp', tells: 'plays for the win, not for points' },
    Master: { name: 'Master', tells: 'plays its answers out hundreds of times before it chooses' },
  },
  target: 'Points to win',
  targetWrong: (most: number) => `A whole number from 1 to ${number(most)}.`,
  start: 'Start the game',

  keep: 'Keep it',

  elsewhere: 'The game goes on in another tab',
  elsewhereTells:
    'It is open somewhere else in this browser. Only one tab has it at a time, so that no choice is lost.',
  takeHere: 'Play on here',

  you: 'You',
  promises: ['No account.', 'Works offline.', 'Sealed shuffles you can check.'],
  independent: 'An independent, unofficial implementation of the game people know as Flip 7.',
  rules: 'Rules',
  replays: 'Replays',
  myGames: 'My games',
});

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
