/** Reads games and works out what they tell, away from the page: it stays smooth with thousands of them. */
import { expose } from 'comlink';
import { factsOf } from './facts-of.ts';
import { gamesIn } from './games-file.ts';

const bench = { factsOf, gamesIn };
export type GamesBench = typeof bench;

expose(bench);
