import type { HouseFlag } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import type { Reaction, RefusalCode } from '@turn7/protocol';
import { list, number } from '../format.ts';

export const lobby = (w: Words) => ({
  title: (code: string) => `Table ${code} – Turn 7`,
  yourTable: 'Your table',
  tableOf: (host: string) => `${host}’s table`,
  someTable: 'A table without a host',
  you: 'You',
  toFront: 'To the front page',
  rules: 'Rules',

  connecting: 'Connecting to the table …',
  stillConnecting: 'The server has not answered yet. This page keeps trying.',

  join: {
    title: (host: string) => `You are invited to ${host}’s table`,
    titlePlain: 'You are invited to a table',
    alone: 'Nobody sits there yet.',
    atTable: 'At the table',
    seatsFree: (free: number) => (free === 1 ? 'One seat is free.' : `${number(free)} seats are free.`),
    full: 'Every seat is taken.',
    underWay: 'A game is being played. You can watch it and sit down for the next one.',
    name: 'Your name',
    nameHint: 'So the others know who sits there. No account needed.',
    nameMissing: 'Type a name with at least one letter.',
    sit: 'Sit down',
    sitNext: 'Join for the next game',
    watch: 'Just watch',
    noPlaceNow: 'You no longer have a place at this table.',
    sentAway: 'The host has sent somebody of that name away from this table.',
  },

  sorry: {
    'not found': {
      title: 'There is no such table',
      tells:
        'Check the code: it has six letters and digits. Tables that nobody has used for a long time are cleared away.',
    },
    full: { title: 'The table is full', tells: 'Every seat is taken, and the host does not want spectators.' },
    left: { title: 'You are no longer at this table', tells: 'You left, or the host gave your place away.' },
    noWatching: { title: 'Nobody may watch this table', tells: 'The host does not want spectators any more.' },
    pass: {
      title: 'This link no longer works',
      tells: 'A link to another device works once, for ten minutes. Make a new one on the device that has your seat.',
    },
    unavailable: {
      title: 'The server does not answer',
      tells: 'Online tables need a connection. Everything else on this page works without one.',
    },
    version: {
      title: 'This page is out of date',
      tells: 'The server has been updated. Load the page again; your seat is kept.',
    },
  },
  reload: 'Load again',

  invite: {
    title: 'Invite',
    scan: 'Scan, or open',
    qr: (address: string) => `QR code for ${address}`,
    copy: 'Copy link',
    copied: 'Link copied',
    copyYourself: 'Copy this link:',
    share: 'Share',
    message: 'Come to my table for a game of Turn 7.',
    watchOnly: 'Watch only:',
    spectator: 'spectator link',
    bigScreen: 'big screen',
    localOnly:
      'This address works on this device alone. For others, open the page at this device’s address in your network.',
  },

  seats: {
    title: 'Seats',
    taken: (taken: number, all: number) => `${number(taken)} of ${number(all)} taken`,
    host: 'host',
    bot: (level: string) => `bot, ${level}`,
    here: 'ready',
    gone: 'not connected',
    free: 'Free seat',
    moreFree: (count: number) => (count === 1 ? 'and one more free seat' : `and ${number(count)} more free seats`),
    addBot: 'Add bot',
    addBotTitle: 'Which bot?',
    sit: 'Sit down',
    stand: 'Stand up',
    remove: (name: string) => `Remove ${name}`,
    manage: (name: string) => `${name}: send away or make host`,
    kick: 'Send away',
    kickTells: 'They lose their seat, and may come back with the link.',
    handOver: 'Make host',
    handOverTells: 'Then they start games and change the rules, and you no longer do.',
    watching: (names: readonly string[]) => `Watching: ${list(names)}`,
    came: (name: string) => `${name} has come to the table`,
    went: (name: string) => `${name} has left the table`,
  },

  options: {
    title: 'This table',
    change: 'Change table rules',
    save: 'Save',
    target: 'First to',
    clock: 'Turn timer',
    noClock: 'none',
    clockTells: 'When the time is up, a bot makes that one choice.',
    seats: 'Seats',
    decks: 'Decks',
    decksAuto: 'by number of players',
    decksCount: (decks: number) => number(decks),
    flags: {
      originalTurnThree: {
        name: w.turnThree,
        off: 'a bust cancels the cards set aside',
        on: 'a bust does not cancel the cards set aside',
        tells: `Original ${w.turnThree}: cards set aside still count after a bust`,
      },
    } satisfies Record<HouseFlag, object>,
    spectators: 'Spectators',
    spectatorsTell: 'Anybody with the link may watch',
    listed: 'Public list',
    listedTell: 'Show this table on the front page, for anybody to join',
    yes: 'yes',
    no: 'no',
    wrongTarget: (most: number) => `Points to win: a whole number from 1 to ${number(most)}.`,
    wrongSeats: (least: number, most: number) => `Seats: a whole number from ${number(least)} to ${number(most)}.`,
  },

  seal: {
    sealed: 'The next shuffle is already sealed:',
    what: 'What is this?',
    title: 'A shuffle that nobody can choose',
    tells: [
      'Before anybody sits down, the server picks a long secret number and shows its fingerprint. From then on it cannot change the number without everybody noticing.',
      'Your device adds a random number of its own, and so does every other player’s. Only all of them together decide the order of the cards.',
      'When the game is over, the secret is told. The record of the game then proves that these very cards followed from it.',
    ],
    fingerprint: 'The fingerprint in full',
    seed: 'The random number of this device',
  },

  /** What the server did about the shuffles that it should not. */
  doubts: {
    commitment: 'NOT fair: the server showed another fingerprint for the same game than before.',
    seed: 'NOT fair: the server had the random number of this device, and left it out.',
    'bot seed': 'NOT fair: the server shuffled with a random number for a bot; bots have none.',
    cards: 'NOT fair: the server now tells other cards than before.',
    'asked again':
      'The server asked a second time for the random number of this device. This device has one for each game, and gave the same.',
    'not taken':
      'The server did not take the random number of this device: it came too late, or another device has given one for your place. If neither is so, do not trust this shuffle.',
  },
  understood: 'Understood',

  start: {
    with: (players: number) => (players === 1 ? 'Start alone' : `Start with ${number(players)} players`),
    nobody: 'Somebody has to sit down first.',
    onlyHost: (host: string) => `${host} starts the game.`,
    hostGone: (host: string) => `${host} starts the game, but is not connected right now.`,
    noHost: 'The table has no host. Whoever sits down becomes one.',
  },

  leave: {
    name: 'Leave',
    title: 'Leave the table?',
    keep: 'Go to the front page and keep my seat',
    forGood: 'Leave and give up my seat',
    tells:
      'Keep your seat, and the same link brings you back. Give it up, and it is free; during a game a bot plays on there.',
    leaving: 'Your seat goes as soon as the server answers.',
  },

  /** Of a table that takes few lines more. */
  nearlyFull: 'This table has seen so many games that it is nearly full. Open a new one.',

  next: {
    watching: 'You are watching',
    waiting: 'You are watching, and play in the next game',
    sit: 'Play in the next game',
    notNext: 'Only watch',
    full: 'Every seat is taken',
    away: 'A bot plays for you',
    back: 'I’m back',
    tableRules: 'Seats and rules',
    with: (names: readonly string[]) => `Next game: ${list(names)}`,
    toTable: 'Back to the table',
  },

  /** Of somebody else at the table. */
  lost: (name: string, seconds: number | null) =>
    `${name} lost the connection${seconds === null ? '' : `; a bot takes over in ${number(seconds)} s`}.`,

  connection: {
    lost: 'Connection lost – trying again.',
    since: (seconds: number) => `For ${number(seconds)} s now. Nothing is lost.`,
    offline: 'This device is offline.',
    back: 'Connected again',
  },

  refused: {
    'bad request': 'The server did not understand that.',
    unauthorised: 'You have no place at this table.',
    forbidden: 'Only the host may do that.',
    'not found': 'That is no longer there.',
    gone: 'That is no longer there.',
    'wrong stage': 'That cannot be done at the moment.',
    stale: 'Too late: that was decided already.',
    contested: 'Somebody was faster.',
    'not your turn': 'It is not your turn.',
    'not an answer': 'That is not possible here.',
    full: 'Every seat is taken.',
    'too large': 'That was too long.',
    'too many requests': 'That was too fast. Wait a moment.',
    internal: 'Something went wrong on the server.',
    unavailable: 'The server could not do that. Try again.',
    outdated: 'This page is out of date. Load it again.',
  } satisfies Record<RefusalCode, string>,

  reactions: {
    title: 'React',
    mute: 'Hide reactions',
    unmute: 'Show reactions',
    says: (name: string, reaction: string) => `${name}: ${reaction}`,
    names: {
      clap: 'Applause',
      laugh: 'Ha ha!',
      wow: 'Wow!',
      ouch: 'Ouch!',
      think: 'Hmm …',
      hurry: 'Hurry up!',
      heart: 'Lovely!',
      bye: 'Goodbye!',
    } satisfies Record<Reaction, string>,
  },

  open: {
    title: 'Open tables',
    taken: (taken: number, seats: number) => `${number(taken)} of ${number(seats)} seats`,
    clock: (time: string) => `${time} a turn`,
    stages: { lobby: 'not begun', playing: 'playing', finished: 'between games' },
    rated: 'rated',
    join: 'Join',
    watch: 'Watch',
    yours: 'Your seat',
  },
});
