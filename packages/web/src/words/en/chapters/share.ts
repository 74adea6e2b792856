import { number } from '../../format.ts';

export const texts = () => ({
  title: 'Share the score',

  offer: {
    lead: 'Others open a link and see the score grow, or help to keep it. Nobody needs an account.',
    privacy: 'Names and scores are sent to this server. It deletes them when nobody has used them for a long time.',
    start: 'Share live',
    sharing: 'Sharing …',
    offline: 'This device is offline. The score is safe here; share it when there is a network.',
    unavailable: 'No server answers at this address, so nothing was shared. The score is safe on this device.',
    tooLarge: 'This score is too long to be shared. It is safe on this device.',
    tooOften: 'That was shared too often. Wait a moment and try again.',
    other: 'The server did not take the score. It is safe on this device.',
  },

  ways: {
    watch: 'Watch',
    watchTells: 'Whoever opens this sees every change at once.',
    keep: 'Help to keep the score',
    keepTells: 'Whoever opens this may enter and correct scores: for people you trust.',
    keepQr: 'QR code of the link to help',
    board: 'Big screen',
    boardTells: 'Large enough for everybody in the room.',
    watchMessage: 'See how our game stands.',
    keepMessage: 'Help me to keep the score.',
    watching: (count: number) => (count === 1 ? '1 person watches' : `${number(count)} people watch`),
    stop: {
      name: 'Stop sharing',
      sure: 'The links open nothing any more, and the server deletes the score. It stays on this device.',
      now: 'Stop now',
      keep: 'Keep sharing',
      stopping: 'Stopping …',
      failed: 'The server did not do that. Try again.',
    },
  },

  note: {
    live: (code: string) => `Shared live · ${code}`,
    lost: 'No connection.',
    keepsHere: 'What you enter stays on this device and is sent later.',
    asItWas: 'This is the score as it was last heard.',
    waiting: (changes: number) => (changes === 1 ? 'One change waits.' : `${number(changes)} changes wait.`),
    back: 'Connected again',
    gone: 'The server no longer has this score.',
    stopped: 'This score is shared no more.',
    goesOnHere: 'It goes on here, on this device alone.',
    replaced: (name: string, now: number, mine: number) =>
      `${name}: now ${number(now)}, entered on another device. Yours was ${number(mine)}.`,
    replacedHidden: (name: string) =>
      `${name}: entered anew on another device. It stays hidden until the round is over.`,
    refused: 'The server did not take that change.',
    stale: 'Another game has begun meanwhile; that was for the one before.',
    noKey: 'This link may not change the score. Ask for a new one.',
    full: 'This shared score takes no more changes. Share it anew.',
  },

  contested: {
    title: (name: string, round: number) => `${name}, round ${number(round)}: entered already`,
    tells: (theirs: string, mine: string) =>
      `Another device has entered ${theirs}. Here it is ${mine}. Which is right?`,
    keep: (theirs: string) => `Keep ${theirs}`,
    replace: (mine: string) => `Replace with ${mine}`,
    hidden: {
      tells: 'Another device has entered a score as well. Both stay hidden until the round is over. Which counts?',
      keep: 'Keep theirs',
      replace: 'Replace with mine',
    },
  },

  opening: 'Opening the score …',
  missing: {
    title: 'There is no such score',
    tells: 'Check the link. Shared scores that nobody has used for a long time are deleted.',
  },
  stopped: { title: 'This score is shared no more', tells: 'Whoever shared it has stopped that.' },
  unreachable: {
    title: 'The server does not answer',
    tells: 'A shared score needs a connection the first time it is opened on a device.',
  },

  watch: {
    title: 'Shared score',
    watching: 'You are watching. Changes appear by themselves.',
    bigScreen: 'On a big screen',
    standing: 'How it stands',
    rounds: 'Round by round',
    none: 'No round has been entered yet.',
    scored: (name: string, points: number, total: number) => `${name}: ${number(points)}, ${number(total)} in total.`,
  },

  board: {
    title: 'Score board',
    deals: (name: string) => `${name} deals`,
    leads: (name: string) => `${name} leads`,
    lead: (names: string) => `${names} lead`,
    tie: (names: string) => `Tie: ${names}. Everybody plays another round.`,
    follow: 'Follow on your phone',
    nothing: 'No score on this device',
    nothingTells: 'Begin one in the score keeper; it appears here at once.',
    begin: 'To the score keeper',
    progress: (total: number, target: number) => `${number(total)} of ${number(target)}`,
  },
});
