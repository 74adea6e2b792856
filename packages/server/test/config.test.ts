/** How the environment and the command line become a configuration. */
import { describe, expect, test } from 'vitest';
import { type Config, ConfigError, type Environment, type Flags, readConfig } from '../src/index.ts';
import { USUAL_PACE } from '../src/table/due.ts';

test('without any setting a node suits one machine at home', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 7777,
    database: { kind: 'sqlite', file: 'data/turn7.db' },
    redis: null,
    publicUrl: null,
    origins: [],
    behindProxy: false,
    rateLimits: true,
    retentionDays: 30,
    pace: USUAL_PACE,
    pushContact: null,
    fonts: [],
    reference: null,
    logLevel: 'info',
  });
});

describe('a setting', () => {
  const POSTGRES = 'postgres://ann:sesame@db:5432/turn7';
  const CASES: readonly (readonly [env: Environment, expected: Partial<Config>])[] = [
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ TURN7_PUSH_CONTACT: 'mailto:ann@example.org' }, { pushContact: 'mailto:ann@example.org' }],
    [{ TURN7_REFERENCE: 'reports/reference' }, { reference: 'reports/reference' }],
    [{ TURN7_FONTS: '/f/a.ttf, C:\\f\\b.ttc' }, { fonts: ['/f/a.ttf', 'C:\\f\\b.ttc'] }],
    [{ PORT: '' }, { port: 7777 }],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ TURN7_DATA: '/var/lib/turn7' }, { database: { kind: 'sqlite', file: '/var/lib/turn7/turn7.db' } }],
    [{ DATABASE_URL: POSTGRES }, { database: { kind: 'postgres', url: POSTGRES } }],
    [{ DATABASE_URL: POSTGRES, TURN7_DATA: '/data' }, { database: { kind: 'postgres', url: POSTGRES } }],
    [{ DATABASE_URL: POSTGRES, REDIS_URL: 'redis://cache:6379' }, { redis: 'redis://cache:6379' }],
    [{ DATABASE_URL: POSTGRES, REDIS_URL: 'redis://cache/1' }, { redis: 'redis://cache/1' }],
    [{ TURN7_PUBLIC_URL: 'https://turn7.example/' }, { publicUrl: 'https://turn7.example' }],
    [
      { TURN7_ORIGINS: 'https://a.example, http://b.example:81/' },
      { origins: ['https://a.example', 'http://b.example:81'] },
    ],
    [{ TURN7_BEHIND_PROXY: 'on' }, { behindProxy: true }],
    [{ TURN7_RATE_LIMITS: 'OFF' }, { rateLimits: false }],
    [{ TURN7_RETENTION_DAYS: '7' }, { retentionDays: 7 }],
    [{ TURN7_RETENTION_DAYS: 'never' }, { retentionDays: null }],
    [{ TURN7_GRACE_SECONDS: '5' }, { pace: { ...USUAL_PACE, grace: 5000 } }],
    [{ TURN7_BOT_PACE_MS: '0' }, { pace: { ...USUAL_PACE, bot: 0 } }],
    [{ TURN7_LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ];
  test.each(CASES)('%j', (env, expected) => expect(readConfig(env)).toMatchObject(expected));
});

test('the command line goes before the environment', () => {
  const env = { PORT: '1', HOST: 'a', TURN7_DATA: 'b' };
  expect(readConfig(env, { port: '2', host: 'c', data: 'd' })).toMatchObject({
    port: 2,
    host: 'c',
    database: { kind: 'sqlite', file: 'd/turn7.db' },
  });
});

describe('a setting that cannot be used is named, with what was expected', () => {
  const CASES: readonly (readonly [env: Environment, flags: Flags, message: string])[] = [
    [{ PORT: 'http' }, {}, 'PORT is "http"; expected a whole number from 0 to 65535.'],
    [{}, { port: '70000' }, '--port is "70000"; expected a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://ann:sesame@db/turn7' },
      {},
      'DATABASE_URL is "…@db/turn7"; expected an address such as postgres://user:password@localhost:5432/turn7.',
    ],
    [
      { DATABASE_URL: 'ann:se@same@db' },
      {},
      'DATABASE_URL is "…@db"; expected an address such as postgres://user:password@localhost:5432/turn7.',
    ],
    [
      { REDIS_URL: 'http://cache' },
      {},
      'REDIS_URL is "http://cache"; expected an address such as redis://localhost:6379.',
    ],
    [
      { DATABASE_URL: 'postgres://db/turn7', REDIS_URL: 'redis://cache/turn7' },
      {},
      'REDIS_URL is "redis://cache/turn7"; expected an address such as redis://localhost:6379, or redis://localhost:6379/1 for its database 1.',
    ],
    [
      { REDIS_URL: 'redis://cache' },
      {},
      'REDIS_URL is for several nodes, which cannot share SQLite; expected DATABASE_URL with it.',
    ],
    [
      { DATABASE_URL: 'postgres://db/turn7' },
      { data: 'here' },
      '--data is "here"; expected no folder where DATABASE_URL says that PostgreSQL keeps the data.',
    ],
    [
      { TURN7_PUBLIC_URL: 'turn7.example' },
      {},
      'TURN7_PUBLIC_URL is "turn7.example"; expected an address such as https://turn7.example.',
    ],
    [
      { TURN7_ORIGINS: 'https://a.example/page' },
      {},
      'TURN7_ORIGINS is "https://a.example/page"; expected addresses with commas between them, such as https://a.example,https://b.example.',
    ],
    [{ TURN7_BEHIND_PROXY: 'maybe' }, {}, 'TURN7_BEHIND_PROXY is "maybe"; expected on or off.'],
    [{ TURN7_RETENTION_DAYS: 'x' }, {}, 'TURN7_RETENTION_DAYS is "x"; expected a number of days, or never.'],
    [{ TURN7_RETENTION_DAYS: '0' }, {}, 'TURN7_RETENTION_DAYS is "0"; expected a whole number from 1 to 100000.'],
    [{ TURN7_GRACE_SECONDS: '-1' }, {}, 'TURN7_GRACE_SECONDS is "-1"; expected a whole number from 0 to 3600.'],
    [{ TURN7_BOT_PACE_MS: '1e9' }, {}, 'TURN7_BOT_PACE_MS is "1e9"; expected a whole number from 0 to 60000.'],
    [{ TURN7_LOG_LEVEL: 'loud' }, {}, 'TURN7_LOG_LEVEL is "loud"; expected silent, error, warn, info or debug.'],
  ];
  test.each(CASES)('%j %j', (env, flags, message) => {
    expect(() => readConfig(env, flags)).toThrow(new ConfigError(message));
  });

  test('and a password is not repeated, wherever it stands', () => {
    const addresses = [
      'x://u:sesame@h',
      'u:sesame@h',
      'x://h?password=sesame',
      'x://u:a/sesame@h',
      'postgres//u:sesame@h',
    ];
    for (const DATABASE_URL of addresses)
      expect(() => readConfig({ DATABASE_URL })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('sesame') }),
      );
  });
});
