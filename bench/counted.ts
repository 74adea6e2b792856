/** The program whose instructions are counted: `counted.js WORK SEATS TIMES` does one kind of work and nothing else. */
import { playGames as simulate } from '@turn7/simulator';
import type { WorkName } from './lib/instructions.ts';
import { chooseAsMaster } from './lib/master.ts';
import { gameInPlay, heardTableOf, makeClones, makeCopies, PLAYER, playGames, stayer, tableOf } from './lib/table.ts';

const WORKS: Readonly<Record<WorkName, (seats: number, times: number) => void>> = {
  games: (seats, times) => playGames(tableOf(seats), stayer(), times),
  heard: (seats, times) => playGames(heardTableOf(seats), stayer(), times),
  clones: (seats, times) => void makeClones(gameInPlay(seats), times),
  copies: (seats, times) => makeCopies(gameInPlay(seats), tableOf(seats), times),
  simulated: (seats, times) => {
    simulate({ table: { entries: Array<string>(seats).fill(PLAYER), seed: 1 }, first: 0, games: times });
  },
  choices: (seats, times) => void chooseAsMaster(seats, times),
};

const [name, seats, times] = process.argv.slice(2);
const work = Object.entries(WORKS).find(([known]) => known === name)?.[1];
if (!work) throw new Error(`there is no work ${name}; expected ${Object.keys(WORKS).join(', ')}`);
work(Number(seats), Number(times));
