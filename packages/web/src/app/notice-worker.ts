/**
 * The part of the service worker that hears of turns while no page does, and leads from a notification to its table. The
 * build makes it a script of its own, which the service worker imports.
 */
import { showTurn, tableIn, tablePath } from '../device/turn-notice.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  readonly notification: Notification;
}

interface Window {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(said: unknown, ports: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
}

/** What there is of a service worker here; its own types do not go together with those of a page. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(name: 'push', hear: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: Clicked) => void): void;
}

declare const self: Scope;

self.addEventListener('push', (event) => event.waitUntil(tell(tableIn(messageIn(event)))));

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(leadTo(tableIn(notification.data)));
});

/** Whoever has the table before their eyes need not be told. */
async function tell(table: string | null): Promise<void> {
  if (table === null) return;
  const isSeen = (await openAt(table)).some(({ visibilityState }) => visibilityState === 'visible');
  if (!isSeen) await showTurn(self.registration, table);
}

async function leadTo(table: string | null): Promise<void> {
  const [open] = table === null ? [] : await openAt(table);
  await (open === undefined ? self.clients.openWindow(table === null ? '/' : tablePath(table)) : open.focus());
}

/** How long a window may take to answer; one that sleeps does not. */
const PATIENCE_MS = 500;

/** The windows that are at a table. They are asked, for the address that is known of a window is the one it was opened with. */
async function openAt(table: string): Promise<readonly Window[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(windows.map((one) => isAt(one, table)));
  return windows.filter((_, i) => answers[i]);
}

function isAt(one: Window, table: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    one.postMessage({ table }, [port2]);
  });
}

function messageIn({ data }: Pushed): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
