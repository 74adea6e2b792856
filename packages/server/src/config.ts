/** How a node is run, read from the environment and the command line. docs/operations.md lists every setting. */
import { join } from 'node:path';
import type { StorePlace } from './store/open.ts';
import { type Pace, USUAL_PACE } from './table/due.ts';

/** Every setting has a default that suits one machine at home. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly database: StorePlace;
  /** Where nodes tell each other hints; null for a node alone. */
  readonly redis: string | null;
  /** What the address of the page begins with in links, such as `https://turn7.example`; null takes that of the request. */
  readonly publicUrl: string | null;
  /** Pages from elsewhere that may use the API, besides the server's own. */
  readonly origins: readonly string[];
  /** Whether a proxy in front tells who is asking (X-Forwarded-For). */
  readonly behindProxy: boolean;
  readonly rateLimits: boolean;
  /** Tables that nobody used for so many days are deleted; null keeps them for ever. */
  readonly retentionDays: number | null;
  readonly pace: Pace;
  /** How operators of push services reach whoever runs the server, which sends messages to devices then; null sends none. */
  readonly pushContact: string | null;
  /** Files of fonts for letters in pictures that ours lack. */
  readonly fonts: readonly string[];
  /** The folder of the API reference that `npm run docs` made; null shows none. */
  readonly reference: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** All addresses of the machine, of IPv4 and of IPv6. */
const EVERYWHERE = ['0.0.0.0', '::'] as const;

/** So that others in the house can join. */
const [USUAL_HOST] = EVERYWHERE;

export const isEverywhere = (host: string): boolean => EVERYWHERE.some((address) => address === host);

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the command line says, as it was typed. It goes before the environment. */
export interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

/** A setting that cannot be used: the message names it, says what is wrong with it and what was expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const USUAL_PORT = 7777;
const USUAL_FOLDER = 'data';
/** In the folder of the data. */
export const DATABASE_FILE = 'turn7.db';
const USUAL_DAYS = 30;

/** Throws a ConfigError. */
export function readConfig(env: Environment, flags: Flags = {}): Config {
  const setting = (name: string): Setting | null => (env[name] ? { name, value: env[name] } : null);
  const flagOr = (flag: keyof Flags, name: string): Setting | null => {
    const value = flags[flag];
    return value === undefined ? setting(name) : { name: `--${flag}`, value };
  };
  const config: Config = {
    host: flagOr('host', 'HOST')?.value ?? USUAL_HOST,
    port: whole(flagOr('port', 'PORT'), 0, 65_535) ?? USUAL_PORT,
    database: database(setting('DATABASE_URL'), flagOr('data', 'TURN7_DATA')),
    redis: redis(setting('REDIS_URL')),
    publicUrl: publicUrl(setting('TURN7_PUBLIC_URL')),
    origins: origins(setting('TURN7_ORIGINS')),
    behindProxy: isOn(setting('TURN7_BEHIND_PROXY')) ?? false,
    rateLimits: isOn(setting('TURN7_RATE_LIMITS')) ?? true,
    retentionDays: retentionDays(setting('TURN7_RETENTION_DAYS')),
    pace: pace(setting('TURN7_GRACE_SECONDS'), setting('TURN7_BOT_PACE_MS')),
    pushContact: url(setting('TURN7_PUSH_CONTACT'), ['mailto:', 'https:'], 'mailto:you@example.org'),
    fonts:
      setting('TURN7_FONTS')
        ?.value.split(',')
        .map((file) => file.trim()) ?? [],
    reference: setting('TURN7_REFERENCE')?.value ?? null,
    logLevel: oneOf(setting('TURN7_LOG_LEVEL'), LOG_LEVELS) ?? 'info',
  };
  if (config.redis !== null && config.database.kind === 'sqlite')
    throw new ConfigError('REDIS_URL is for several nodes, which cannot share SQLite; expected DATABASE_URL with it.');
  return config;
}

interface Setting {
  /** As its owner wrote it: a variable or an option. */
  readonly name: string;
  readonly value: string;
}

function wrong({ name, value }: Setting, expected: string): ConfigError {
  return new ConfigError(`${name} is "${withoutPassword(value)}"; expected ${expected}.`);
}

/** Wherever it may stand in an address, and also in one that cannot be read. */
const withoutPassword = (value: string): string => value.replace(/^.*@/s, '…@').replace(/(password=)[^&\s]*/gi, '$1…');

function whole(setting: Setting | null, least: number, most: number): number | null {
  if (setting === null) return null;
  const number = /^\d{1,9}$/.test(setting.value) ? Number(setting.value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw wrong(setting, `a whole number from ${least} to ${most}`);
}

function oneOf<T extends string>(setting: Setting | null, words: readonly T[]): T | null {
  if (setting === null) return null;
  const found = words.find((word) => word === setting.value.toLowerCase());
  if (found !== undefined) return found;
  throw wrong(setting, `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
}

function isOn(setting: Setting | null): boolean | null {
  const word = oneOf(setting, ['on', 'off']);
  return word === null ? null : word === 'on';
}

function url(setting: Setting | null, protocols: readonly string[], example: string): string | null {
  if (setting === null) return null;
  const isFit = URL.canParse(setting.value) && protocols.includes(new URL(setting.value).protocol);
  if (isFit) return setting.value;
  throw wrong(setting, `an address such as ${example}`);
}

function database(address: Setting | null, folder: Setting | null): Config['database'] {
  const found = url(address, ['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/turn7');
  if (found === null) return { kind: 'sqlite', file: join(folder?.value ?? USUAL_FOLDER, DATABASE_FILE) };
  if (folder?.name === '--data')
    throw wrong(folder, 'no folder where DATABASE_URL says that PostgreSQL keeps the data');
  return { kind: 'postgres', url: found };
}

/** Behind the host may stand the number of a database. */
function redis(setting: Setting | null): string | null {
  const found = url(setting, ['redis:', 'rediss:'], 'redis://localhost:6379');
  if (setting === null || found === null || /^\/?\d*$/.test(new URL(found).pathname)) return found;
  throw wrong(setting, 'an address such as redis://localhost:6379, or redis://localhost:6379/1 for its database 1');
}

const WEB = ['http:', 'https:'];

/** Without a slash at its end, since links go on with one. */
function publicUrl(setting: Setting | null): string | null {
  return url(setting, WEB, 'https://turn7.example')?.replace(/\/+$/, '') ?? null;
}

/** As browsers write them. */
function origins(setting: Setting | null): string[] {
  if (setting === null) return [];
  const expected = 'addresses with commas between them, such as https://a.example,https://b.example';
  return setting.value.split(',').map((part) => {
    const text = part.trim();
    if (!URL.canParse(text)) throw wrong(setting, expected);
    const { origin, protocol, pathname } = new URL(text);
    if (!WEB.includes(protocol) || pathname !== '/') throw wrong(setting, expected);
    return origin;
  });
}

function retentionDays(setting: Setting | null): number | null {
  if (setting?.value.toLowerCase() === 'never') return null;
  if (setting !== null && !/^\d+$/.test(setting.value)) throw wrong(setting, 'a number of days, or never');
  return whole(setting, 1, 100_000) ?? USUAL_DAYS;
}

function pace(grace: Setting | null, bot: Setting | null): Pace {
  const seconds = whole(grace, 0, 3600);
  return {
    ...USUAL_PACE,
    grace: seconds === null ? USUAL_PACE.grace : seconds * 1000,
    bot: whole(bot, 0, 60_000) ?? USUAL_PACE.bot,
  };
}
