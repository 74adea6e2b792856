/** Lines on their way to other nodes: sealed with what only those know who read the log, and believed only if they are. */
import type { SealedLine } from '../hints.ts';
import type { Row } from '../store/store.ts';
import { sealOf } from './ids.ts';
import type { LiveLog, LogKind, LogTypes } from './live-log.ts';

/** undefined for a line that must not be told. `state`: with that line. */
export function sealed<T extends LogTypes>(
  kind: LogKind<T>,
  row: Row,
  body: T['body'],
  state: T['version']['state'],
): SealedLine | undefined {
  const key = kind.isSecret(body) ? null : kind.sealKey(state);
  if (key === null) return undefined;
  const { at, command, body: text } = row;
  return { at, command, body: text, seal: sealOf(key, row) };
}

/** The row of a line, if it is the next one of a log and its seal is right; null if the log itself has to be read. */
export function unsealed<T extends LogTypes>(
  kind: LogKind<T>,
  live: LiveLog<T>,
  seq: number,
  line: SealedLine | undefined,
): Row | null {
  const key = kind.sealKey(live.state);
  if (line === undefined || key === null || seq !== live.seq + 1) return null;
  const { seal, ...rest } = line;
  const row = { log: live.name, seq, ...rest };
  return sealOf(key, row) === seal ? row : null;
}
