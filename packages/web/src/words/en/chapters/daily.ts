import { type Board, GRACE_HOURS } from '@turn7/protocol';
import { list, number, percent } from '../../format.ts';

export const texts = () => ({
  title: 'Daily challenge',
  lead: 'One deal a day, the same cards for everyone, from midnight to midnight UTC. You have one try; it counts.',
  alone:
    'No server answers, so there is no challenge right now. You can practise with other cards; that does not count.',
  streak: (days: number) => (days === 1 ? '1 day' : `${number(days)} days in a row`),
  boards: {
    bots: {
      name: 'Against three bots',
      tells: (rivals: readonly string[]) => `${list(rivals)}, the same every day. A win is worth 100 more.`,
    },
    solo: {
      name: 'Alone',
      tells: 'To 200 in as few rounds as you can: your score is ten times your points per round.',
    },
  } satisfies Record<Board, object>,
  played: (players: number) =>
    players === 0
      ? 'Nobody has played it yet'
      : players === 1
        ? 'Played by one today'
        : `Played by ${number(players)} today`,
  play: 'Play',
  goOn: 'Go on',
  practise: 'Practise',
  late: (board: string, until: string) => `Yesterday’s “${board}” is not over yet. It counts until ${until}.`,

  yesterday: (board: string) => `Yesterday: ${board}`,
  score: (score: number) => (score === 1 ? '1 point' : `${number(score)} points`),
  came: (total: number, rounds: number, won: boolean | null) => {
    const after = `${number(total)} after ${rounds === 1 ? 'one round' : `${number(rounds)} rounds`}`;
    return won === null ? after : `${won ? 'won' : 'lost'}, ${after}`;
  },
  first: 'Nobody else has played it yet.',
  better: (share: number, others: number) =>
    `Better than ${percent(share)} of the other players so far (${number(others)}).`,
  master: (name: string, score: number, came: string) => `${name} with the same cards: ${number(score)} (${came}).`,
  review: 'Review',
  replay: 'Replay',
  share: 'Share',
  copied: 'Copied',
  copyYourself: 'Copy this:',
  shared: (score: number, share: number) => `${number(score)} points, better than ${percent(share)}`,

  tables: 'Tables',
  whose: 'Whose',
  everybody: 'Everybody',
  board: 'Challenge',
  period: 'When',
  periods: { day: 'Today', week: 'This week' },
  nobody: 'Nobody has a result here yet.',
  place: 'Place',
  name: 'Player',
  days: 'Days',
  scored: 'Points',
  you: 'you',
  invite: 'Copy the link for friends',
  joinGroup: 'Join this group',
  leaveGroup: 'Leave this group',
  groupFull: 'This group is full. Ask somebody to make another one.',
  newGroup: 'New group of friends',
  makeGroup: 'Make',
  failed: 'The server did not do that. Try again.',

  archive: 'Days before',
  archiveTells: `From ${number(GRACE_HOURS)} hours after the end of a day you can practise with its cards, as often as you like. It does not count.`,
  day: 'Day',
  noSuchDay: 'There are no cards of that day.',

  device: 'You on another device',
  deviceTells:
    'Nobody needs an account: you are known by a key on this device. With its link you go on elsewhere as the same player.',
  deviceShow: 'Show the link',
  deviceSecret: 'Whoever opens this link plays as you. Show it to nobody else.',
  takeTitle: 'Play as the player of this link?',
  takeTells:
    'This device has a player already. Their results stay on the server, but only their own link leads back to them.',
  takeNot: 'No',
  take: 'Yes, play as them',

  yourName: 'Your name',
  nameTells: 'It stands beside your results for others to see.',
  nameMissing: 'Type a name with letters or digits.',
  proof: 'Tomorrow’s cards are fixed already. The fingerprints of their secrets, against bots and alone:',
});
