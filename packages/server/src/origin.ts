/** Which pages may talk to the server. Programs that are no browsers send no Origin, and have no visitor to deceive. */
import type { IncomingMessage } from 'node:http';
import type { Config } from './config.ts';

export function isWelcome({ headers }: IncomingMessage, { origins, publicUrl }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false; // such as the "null" of a page from a file
  const page = new URL(origin);
  return page.host === host || (publicUrl !== null && page.origin === new URL(publicUrl).origin);
}
