/** How a node is run. Every setting has a default that suits one machine at home. */
import type { StorePlace } from './store/open.ts';
import type { Pace } from './table/due.ts';

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
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** All addresses of the machine, of IPv4 and of IPv6. */
const EVERYWHERE = ['0.0.0.0', '::'] as const;

/** So that others in the house can join. */
export const [USUAL_HOST] = EVERYWHERE;

export const isEverywhere = (host: string): boolean => EVERYWHERE.some((address) => address === host);
