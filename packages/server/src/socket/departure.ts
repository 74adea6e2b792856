/** What is written to one connection in one turn of the event loop leaves together: each system call costs more than a message. */
import type { Duplex } from 'node:stream';

const waiting: Duplex[] = [];

/** Before a write. */
export function leaveTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (waiting.push(stream) === 1) setImmediate(depart);
}

function depart(): void {
  for (const stream of waiting.splice(0)) stream.uncork();
}
