/** The way between a client and its server, which can be cut, or lose what the server says. */
import { createServer, connect as dial, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Wire {
  /** For the client, in place of the server's own. */
  readonly url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  mend(): void;
  /** Leads whoever connects from now on to another server. */
  leadTo(serverUrl: string): void;
  /** From now on nothing that the server says arrives; what it is told does. */
  mute(): void;
  unmute(): void;
  /** From now on some of what the server says arrives otherwise, in as many bytes. */
  garble(change: (said: string) => string): void;
  /** How often it was connected. */
  readonly connections: number;
}

export async function wireTo(serverUrl: string): Promise<Wire> {
  let { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  let connections = 0;
  let change: ((said: string) => string) | null = null;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    connections++;
    const far = dial(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => ends.delete(end));
    }
    near.on('data', (data) => far.write(data));
    const heard = (data: Buffer) => (change === null ? data : Buffer.from(change(data.toString('latin1')), 'latin1'));
    far.on('data', (data) => isMute || near.write(heard(data)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('expected a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    leadTo: (url) => {
      ({ hostname, port } = new URL(url));
    },
    mute: () => {
      isMute = true;
    },
    unmute: () => {
      isMute = false;
    },
    garble: (how) => {
      change = how;
    },
    get connections() {
      return connections;
    },
  };
}
