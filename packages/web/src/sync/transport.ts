/**
 * One connection to a server, from its greeting to its end; whoever wants another makes another. Nothing but this file
 * knows what carries the messages.
 */
import { type Hello, Refused, SOCKET_PATH } from '@turn7/protocol';
import { io } from 'socket.io-client';

export interface Transport {
  /** What does not arrive is not sent again. */
  send(name: string, said: unknown): void;
  /** Answered once, before anything is heard that comes after: with null if nothing came within so many milliseconds. */
  ask(name: string, said: unknown, within: number, answered: (answer: unknown) => void): void;
  /** That it ends now is not told. */
  close(): void;
}

export interface Hearing {
  onMessage(name: string, said: unknown): void;
  /** `refused`: the server's last word, after which it will not have us again; null if another attempt may help. */
  onEnd(refused: Refused | null): void;
}

/** `url`: the origin of the server, the page's own if empty. */
export type Connect = (url: string, hello: Hello, hearing: Hearing) => Transport;

export const connect: Connect = (url, hello, hearing) => {
  const socket = io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: hello,
  });
  let farewell: Refused | null = null;
  socket.onAny((name: string, said: unknown) => {
    if (name === 'refused') farewell = Refused.safeParse(said).data ?? farewell;
    else hearing.onMessage(name, said);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    hearing.onEnd(reason === 'io server disconnect' ? farewell : null);
  });
  socket.on('connect_error', (error) => {
    const { data } = { data: null, ...error };
    hearing.onEnd(Refused.safeParse(data).data ?? null);
  });
  return {
    send: (name, said) => void socket.volatile.emit(name, said, () => {}),
    ask: (name, said, within, answered) => {
      socket
        .timeout(within)
        .emit(name, said, (error: Error | null, answer: unknown) => answered(error ? null : answer));
    },
    close: () => void socket.disconnect(),
  };
};
