/** A push service of its own for a test, and a device behind it that reads what it is sent as a browser would (RFC 8291). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushSubscription } from '@turn7/protocol';
import { onTestFinished } from 'vitest';
import type { CallSettings } from '../../src/push/caller.ts';

interface Received {
  /** Which device it is for. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushReceiver {
  readonly received: readonly Received[];
  /** What the next messages are answered with; 201 unless told. */
  status: number;
  /** For a server whose messages shall go here. */
  readonly settings: CallSettings;
  device(name: string): Device;
}

export async function startPushReceiver(): Promise<PushReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const receiver: PushReceiver = {
    received,
    status: 201,
    settings: {
      isService: (endpoint) => endpoint.startsWith(`${origin}/`),
      post: async (endpoint, headers, body) => {
        const fields = Object.entries(headers)
          .filter(([name]) => name !== 'Content-Length')
          .map(([name, value]): [string, string] => [name, String(value)]);
        return (await fetch(endpoint, { method: 'POST', headers: fields, body: body && new Uint8Array(body) })).status;
      },
    },
    device: (name) => new Device(`${origin}/${name}`),
  };
  return receiver;
}

class Device {
  readonly subscription: PushSubscription;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** The one record of a message, decrypted. */
  read({ body }: Received): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + theirs.length);
    const secret = this.#keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const input = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
