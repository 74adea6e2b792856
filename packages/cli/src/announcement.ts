/** What `turn7 serve` says once it serves. */
import { resolve } from 'node:path';
import type { Config, RunningServer } from '@turn7/server';

/** `addresses`: of this machine, where it serves at all of them; null where it serves at one that was named. */
export function announcement(
  config: Config,
  { url, port }: RunningServer,
  addresses: readonly string[] | null,
): string {
  const lines = [
    `Turn 7 is at ${addresses === null ? url : `http://localhost:${port}`}`,
    ...(addresses ?? []).map((address) => `  on your network  http://${address}:${port}`),
    ...(config.publicUrl === null ? [] : [`  links begin with ${config.publicUrl}`]),
    `  data             ${placeOf(config.database)}`,
    ...(config.redis === null ? [] : [`  other nodes      through Redis at ${hostOf(config.redis)}`]),
    'Ctrl-C stops it.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Without the user and the password. */
function placeOf(database: Config['database']): string {
  if (database.kind === 'sqlite') return `SQLite in ${resolve(database.file)}`;
  return `PostgreSQL at ${hostOf(database.url)}${new URL(database.url).pathname}`;
}

const hostOf = (url: string): string => new URL(url).host;
