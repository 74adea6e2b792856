/** What several nodes share: a PostgreSQL and a Redis, for all tests of a block. */
import { afterAll, beforeAll } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { hasRedis, type Redis, startRedis } from './redis.ts';

/** Whether tests can start both. */
export const hasSharedServers = hasPostgres && hasRedis;

interface SharedServers {
  readonly postgres: Postgres;
  readonly redis: Redis;
}

/** In the block of a `describe`: both run before its tests and its own `beforeAll`, and end after them. */
export function sharedServers(): SharedServers {
  let postgres: Postgres | undefined;
  let redis: Redis | undefined;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all([postgres?.dispose(), redis?.dispose()]));
  const running = <T>(server: T | undefined): T => {
    if (server === undefined) throw new Error('expected a test to ask, not its block');
    return server;
  };
  return {
    get postgres() {
      return running(postgres);
    },
    get redis() {
      return running(redis);
    },
  };
}
