import type { Words } from '@turn7/narration/en';
import { number } from '../../format.ts';

export const texts = (w: Words) => ({
  title: 'Replay – Turn 7',
  heading: 'Replay',
  players: (count: number) => (count === 1 ? 'one player' : `${number(count)} players`),
  board: 'The table at this moment',
  moment: 'The moment in words',
  step: (round: number, step: number, steps: number) =>
    `Round ${number(round)}, step ${number(step)} of ${number(steps)}`,
  beforeStart: 'Before the first card',
  beforeStartTells: 'Everybody has sat down. Step on, or press Play.',
  totals: 'Totals by round',

  controls: 'Controls of the replay',
  play: 'Play',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step on',
  previousRound: 'Previous round',
  nextRound: 'Next round',
  scrub: 'Moment',
  speed: (times: number) => `Speed ${number(times, times % 1 === 0 ? 0 : 1)}×`,

  highlights: 'Great moments',
  bustIn: (round: number, name: string) => `${number(round)} · ${name} busted`,
  turn7In: (round: number, name: string) => `${number(round)} · ${w.turn7}: ${name}`,

  link: 'Link to this moment',
  linkCopied: 'Link copied',
  linkShown: 'Copy this link',
  download: 'Save the record',
  position: 'Open in the lab',

  whatIf: {
    button: 'Play on from here',
    tells: 'The cards and choices so far stay as they were. The rest of the draw pile is shuffled anew.',
    seat: 'Your seat',
    seatWith: (name: string, total: number) => `${name}, ${number(total)} points`,
    over: 'Nobody is asked any more: the game is decided here.',
  },

  check: 'Check the shuffle',
  embed: 'Put it into a page',

  openLead: 'Open a game that was saved as a .t7 file, drop it here, or paste its text.',
  chooseFile: 'Choose a file',
  dropHere: 'Drop the file here',
  paste: 'Text of the record',
  show: 'Show the replay',
  another: 'Another game',
  whichGame: 'Game',
  gameTitle: (place: number) => `Game ${number(place)}`,
  wrong: {
    is: (name: string | null, what: string) =>
      `${name === null ? 'This' : `“${name}”`} is ${what}, not a record of Turn 7.`,
    foreign: {
      picture: 'a picture',
      pdf: 'a PDF document',
      archive: 'a packed file or an office document',
      media: 'sound or film',
      data: 'a file without readable text',
      json: 'JSON data',
      markup: 'a web page or other markup',
      text: 'an ordinary text',
      empty: 'empty',
    },
    record: (name: string | null) =>
      `${name === null ? 'This' : `“${name}”`} begins as a record of Turn 7, but it cannot be played.`,
    cut: 'It seems to be cut off: the end is missing.',
    stopped: (line: number, text: string) => `The reader stopped at line ${number(line)}: “${text}”.`,
    expected: 'Expected: a text file, usually .t7, that begins with the line “turn7 record 1”.',
    large: (name: string | null, size: number, most: number) =>
      `${name === null ? 'This' : `“${name}”`} has ${number(size)} MB. A game has a few thousand letters; at most ${number(most)} MB are read.`,
    unreadable: (name: string | null) =>
      `${name === null ? 'This' : `“${name}”`} cannot be read: it is a folder, or the file is gone or locked. Expected: a text file, usually .t7.`,
    gone: 'This game is not on this device. It was deleted, or it was played on another one.',
    link: 'This link is damaged: part of it was lost on the way. Ask for it again, or open the record itself.',
    table: (code: string, game: number) =>
      `Table ${code} has no record of game ${number(game)} here. A record is kept for a while after its game; save it before then.`,
    network: 'The record is on the server, and the server does not answer. Try again in a moment.',
  },
});
