/** The worker in which bots and the coach think. */
import { expose } from 'comlink';
import { Bots } from './bots.ts';

expose(new Bots(() => performance.now()));
