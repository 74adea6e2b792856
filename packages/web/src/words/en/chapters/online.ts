import type { StandIn } from '@turn7/engine';
import { list, number } from '../../format.ts';
import { ordinal } from '../summary.ts';

const seats = (count: number) => (count === 1 ? 'one free seat' : `${number(count)} free seats`);

export const texts = () => ({
  away: (name: string) => `${name} does not answer; a bot plays.`,
  left: (name: string) => `${name} has left; a bot plays.`,
  gone: (name: string) => `${name} has left.`,
  back: (name: string) => `${name} is back.`,
  host: (name: string) => `${name} is the host now.`,
  youHost: 'You are the host now.',
  /** Above what was chosen. */
  chosen: {
    clock: 'Time was up: a bot chose for you',
    absence: 'Your connection was lost: a bot chose for you',
    left: 'While you were gone, a bot chose for you',
    host: 'The host let a bot choose for you',
  } satisfies Record<StandIn, string>,
  before: (more: number) => (more === 1 ? 'and one more before' : `and ${number(more)} more before`),
  close: 'Close',
  daily: 'To the daily challenge',
  embed: 'Put it into a page',
  device: {
    title: 'Play on another device',
    tells:
      'Scan this with your other device, or open the link there: your seat comes along. It works once, for ten minutes. Give it to nobody else.',
    making: 'Making a link …',
    failed: 'No link could be made. Try again in a moment.',
  },

  clock: {
    left: (seconds: number) => `${number(seconds)} s`,
    hurry: (seconds: number) => `Hurry: ${number(seconds)} s`,
    /** Said once, to whoever is asked. */
    ends: (seconds: number) =>
      `${seconds === 1 ? 'One second' : `${number(seconds)} seconds`} left. Then a bot chooses for you.`,
    /** Of a long time, such as `5 h`; null for the last moments of it. */
    longLeft: (time: string | null) => (time === null ? 'A moment left' : `${time} left`),
    slow: 'Slow play: nobody has to be there. Come back when it is your turn.',
    tells: 'It counts from the next question on. When the time is up, a bot makes that one choice.',
  },

  hosting: {
    menu: (name: string) => `${name}: nudge, let a bot play, send away`,
    nudge: 'Nudge',
    nudgeTells: (name: string) => `${name} sees and hears that the table waits.`,
    notAsked: (name: string) => `The table does not wait for ${name}.`,
    nudged: (name: string) => `${name} was nudged.`,
    nudgesYou: 'The table waits for you',
    standIn: 'Let a bot play',
    standInTells: (name: string) => `Until ${name} answers again.`,
    standsIn: (name: string) => `A bot plays for ${name} already.`,
    sendAway: 'Send away',
    sendAwayTells: (name: string) =>
      `A bot plays the seat to the end of this game. Nobody called ${name} can come back to this table.`,
    reallySendAway: (name: string) => `Really send ${name} away?`,
  },

  /** To those for whom the host lets a bot play. */
  hostSentBot: 'The host lets a bot play for you',

  queue: {
    waiting: (names: readonly string[]) => `Waiting for a seat: ${list(names)}`,
    botsSeat: 'You are watching, and get a bot’s seat in the next game',
    /** `place`: in the line, from 1. */
    inLine: (place: number) => `Only people sit here. You are ${ordinal(place)} in line for a seat`,
    takeBotsSeat: 'Sit down instead of a bot',
    wait: 'Wait for a seat',
    waitNoMore: 'Wait no more',
    botsGiveWay: (bots: number): string =>
      bots === 1 ? 'A bot gives its seat to you.' : 'Bots give their seats to people.',
  },

  fill: {
    title: 'Which bots?',
    name: (count: number) => `Fill ${seats(count)} with bots`,
  },

  coach: {
    name: 'Coach',
    allowed: 'allowed',
    forbidden: 'not at this table',
    allowedTell: 'Everybody may use the coach, which shows odds and advice',
    door: 'The host wants no coach: nobody sees odds or advice at this table.',
  },

  /** Being told of one's turn while the page is out of sight. */
  notices: {
    name: 'Tell me when it is my turn',
    stop: 'Do not tell me of my turn',
    blocked: 'The browser blocks notifications from this page',
    asks: 'Tell you when it is your turn?',
    yes: 'Yes',
    no: 'No',
    turn: 'It is your turn',
  },
});
