/** The worker in which games are reviewed. */
import { expose } from 'comlink';
import { ReviewBench } from './review-bench.ts';

expose(new ReviewBench(() => performance.now()));
