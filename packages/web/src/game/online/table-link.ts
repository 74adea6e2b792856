/** The way to a table, for others. */
import { useSignal } from '../../device/signal.ts';
import type { Online } from '../session/session.ts';

export interface TableLink {
  readonly link: string;
  /** Without the part that nobody types, up to the code. */
  readonly before: string;
}

export const tableLink = (origin: string, code: string): TableLink => ({
  link: `${origin}/t/${code}`,
  before: `${origin.replace(/^https?:\/\//, '')}/t/`,
});

export const useTableLink = ({ origin, code }: Online): TableLink => tableLink(useSignal(origin), code);

/** What a link for watching ends with. */
export const WATCH_HASH = '#watch';

/** Names of a machine that lead everybody else to their own. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLocalOnly = (link: string): boolean => URL.canParse(link) && LOOPBACK.includes(new URL(link).hostname);
