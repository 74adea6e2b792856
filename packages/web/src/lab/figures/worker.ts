/** The worker in which the lab works. */
import { expose } from 'comlink';
import { Laboratory } from './laboratory.ts';

expose(new Laboratory());
