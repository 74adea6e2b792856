/** The worker in which the lab works. */
import { expose } from 'comlink';
import { Solver } from './solver.ts';

expose(new Solver());
