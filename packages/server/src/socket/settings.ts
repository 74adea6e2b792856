/** How many sockets there may be, and how long the server waits for those who are silent. */
import type { Connection } from './connection.ts';

/** Times in milliseconds. */
export interface SocketSettings {
  /** Sockets of all addresses together. */
  readonly most: number;
  /** Every so many lines of a table those who follow it are told what it should look like to them. */
  readonly digestEvery: number;
  /** How soon a connection must say whom it speaks for. */
  readonly hello: number;
  /** Whoever was silent for so long is asked whether they live, */
  readonly silence: number;
  /** and has so long to show it. */
  readonly pong: number;
  /** How often all are looked at. */
  readonly look: number;
}

export const USUAL_SETTINGS: SocketSettings = {
  most: 60_000,
  digestEvery: 64,
  hello: 5000,
  silence: 10_000,
  pong: 8000,
  look: 500,
};

/** Cuts those for whom it is too late until the function it returns is called. One timer for all: there may be thousands. */
export function watchOver(all: ReadonlySet<Connection>, settings: SocketSettings): () => void {
  const look = (): void => {
    const now = performance.now();
    for (const connection of all) lookAt(connection, now, settings);
  };
  // Timers come first in a turn of the event loop: where it was held up, what came meanwhile is read before anybody is judged.
  const timer = setInterval(() => setImmediate(look), settings.look);
  return () => clearInterval(timer);
}

function lookAt(connection: Connection, now: number, { hello, silence, pong }: SocketSettings): void {
  const { hasGreeted, openedAt, heardAt, pingedAt } = connection;
  if (!hasGreeted && now - openedAt > hello) connection.cut();
  else if (pingedAt > heardAt && now - pingedAt > pong) connection.cut();
  else if (pingedAt <= heardAt && now - heardAt > silence) connection.ping(now);
}
