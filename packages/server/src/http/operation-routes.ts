/** For those who run the server. */
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { GET, route } from './route.ts';

const Alive = z.strictObject({ alive: z.literal(true) });

const Ready = z.strictObject({
  ready: z.literal(true),
  /** Whether the nodes hear of each other at once; without it they look every two seconds. */
  hints: z.enum(['none', 'up', 'down']),
});

export const OPERATION_ROUTES = [
  route({
    ...GET,
    path: '/health',
    summary: 'Whether the process is alive, and need not be started again.',
    rate: null,
    answer: Alive,
    handle: async ({ trouble }) => {
      if (trouble.forGood !== null) throw new Refusal('unavailable', trouble.forGood);
      return { alive: true as const };
    },
  }),
  route({
    ...GET,
    path: '/ready',
    summary:
      'Whether the node should get requests: its database answers and can be written, and it is not about to stop.',
    rate: null,
    answer: Ready,
    handle: async ({ readiness, trouble, hints, config, isDraining }) => {
      if (isDraining()) throw new Refusal('unavailable', 'This node is about to stop.');
      if (!(await readiness.databaseAnswers())) throw new Refusal('unavailable', 'The database does not answer.');
      if (trouble.now !== null) throw new Refusal('unavailable', trouble.now);
      const isUp = hints.isUp ? 'up' : 'down';
      return { ready: true as const, hints: config.redis === null ? 'none' : isUp };
    },
  }),
  route({
    ...GET,
    path: '/metrics',
    summary: 'What the node counts, for Prometheus.',
    rate: null,
    media: 'text/plain',
    answer: z.string(),
    handle: ({ metrics }) => metrics.text(),
  }),
];
