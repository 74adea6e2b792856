/**
 * The part of the service worker that hears of turns while no page does, and leads from a notification to its table. The
 * build makes it a script of its own, which the service worker imports.
 */
import { showTurn, tablePath } from '../device/turn-notice.ts';

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
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
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

self.addEventListener('push', (event) => event.waitUntil(tell(tableIn(event.data))));

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(pathIn(notification.data)));
});

/** Whoever has the table before their eyes need not be told. */
async function tell(code: string | null): Promise<void> {
  const windows = await windowsAt(code === null ? null : tablePath(code));
  if (code === null || windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await showTurn(self.registration, code);
}

async function lead(path: string): Promise<void> {
  const [open] = await windowsAt(path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}

async function windowsAt(path: string | null): Promise<readonly Window[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname === path);
}

function tableIn(data: Pushed['data']): string | null {
  try {
    const message: unknown = data?.json();
    const isMessage = typeof message === 'object' && message !== null && 'table' in message;
    return isMessage && typeof message.table === 'string' && /^\w+$/.test(message.table) ? message.table : null;
  } catch {
    return null;
  }
}

function pathIn(data: unknown): string {
  const isOurs = typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string';
  return isOurs ? String(data.path) : '/';
}
