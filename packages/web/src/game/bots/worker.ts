/** The worker in which bots and the coach think. */
import { expose } from 'comlink';
import { Thoughts } from './thoughts.ts';

expose(new Thoughts(() => performance.now()));
