/** What browsers are told to forbid. The page needs nothing from elsewhere, and nobody needs it inside a page of theirs. */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

export const headersFor = ({ publicUrl }: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false, // they turn http into https, which a server at home does not have
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(publicUrl === null ? [] : [socketOrigin(publicUrl)])],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: publicUrl?.startsWith('https:') ?? false,
});

/** `'self'` covers sockets in today's browsers; older ones must be told their address. */
const socketOrigin = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws');
