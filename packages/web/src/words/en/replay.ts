import type { Words } from '@turn7/narration/en';
import { number } from '../format.ts';

export const replay = (w: Words) => ({
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

  check: 'Check the shuffle',

  openLead: 'Open a game that was saved as a .t7 file, drop it here, or paste its text.',
  chooseFile: 'Choose a file',
  dropHere: 'Drop the file here',
  paste: 'Text of the record',
  show: 'Show the replay',
  another: 'Another game',
  whichGame: 'Game',
  gameTitle: (place: number) => `Game ${number(place)}`,
  wrongLine: (line: number) => `Line ${number(line)}:`,
  wrongEmpty: 'There is no record in this text. A record begins with the line “turn7 record 1”.',
  wrongLink: 'This link is damaged: part of it was lost on the way. Ask for it again, or open the record itself.',
  wrongTable: (code: string, game: number) =>
    `Table ${code} has no record of game ${number(game)} here. A record is kept for a while after its game; save it before then.`,
  wrongNetwork: 'The record is on the server, and the server does not answer. Try again in a moment.',
});
