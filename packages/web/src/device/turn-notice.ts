/** The notification that it is somebody's turn, as the page and its service worker show it: one for each table. */

export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

/** Where the page leaves its words for the service worker, which knows no language. */
const WORDS = 'turn7 notices';

/** For a message that comes when the words are gone. */
const PLAIN: NoticeWords = { title: 'Turn 7', body: 'It is your turn.' };

export const tablePath = (code: string): string => `/t/${code}`;

const tagOf = (code: string): string => `turn ${code}`;

/** `codes`: of all tables that this device has a place at; words for others are of no use any more. */
export async function keepWords(code: string, words: NoticeWords, codes: readonly string[]): Promise<void> {
  const cache = await caches.open(WORDS);
  await cache.put(tablePath(code), new Response(JSON.stringify(words)));
  const known = new Set([code, ...codes].map(tablePath));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!known.has(pathname)) await cache.delete(pathname);
  }
}

async function wordsFor(code: string): Promise<NoticeWords> {
  const kept = await (await caches.open(WORDS)).match(tablePath(code));
  const words: unknown = await kept?.json().catch(() => null);
  return isWords(words) ? words : PLAIN;
}

const isWords = (value: unknown): value is NoticeWords =>
  typeof value === 'object' && value !== null && 'title' in value && 'body' in value;

/** Tells the service worker, when it asks, that this window is at a table; until what it gives is called. */
export function answerAt(code: string): () => void {
  const hear = ({ data, ports: [port] }: MessageEvent): void => {
    if (tableIn(data) === code) port?.postMessage(true);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** Of a message, and of what a notification carries. */
export function tableIn(said: unknown): string | null {
  const table = typeof said === 'object' && said !== null && 'table' in said ? said.table : null;
  return typeof table === 'string' && /^\w+$/.test(table) ? table : null;
}

/** In place of the one before, so that it is heard again. */
export async function showTurn(registration: ServiceWorkerRegistration, code: string): Promise<void> {
  const { title, body } = await wordsFor(code);
  await hideTurn(registration, code);
  await registration.showNotification(title, {
    body,
    tag: tagOf(code),
    icon: '/icon-192.png',
    data: { table: code },
  });
}

export async function hideTurn(registration: ServiceWorkerRegistration, code: string): Promise<void> {
  for (const notice of await registration.getNotifications({ tag: tagOf(code) })) notice.close();
}
