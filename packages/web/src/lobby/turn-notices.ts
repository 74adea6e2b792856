/**
 * Whether this device tells of turns at tables that nobody looks at, and how: by a notification while the page is out of
 * sight, and by messages of the server, where it sends any, when the page is closed. Nobody is asked before they want it.
 */
import type { PushSubscription as Subscription } from '@turn7/protocol';
import { Signal } from '../device/signal.ts';
import { deviceStorage, whenWrittenElsewhere } from '../device/storage.ts';
import { answerAt, hideTurn, keepWords, type NoticeWords, showTurn } from '../device/turn-notice.ts';
import { myQuestion } from '../game/online/my-question.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';

const KEY = 'turn7 turn notices';

/** `blocked`: by the browser, which does not ask again. `undecided`: nobody has said anything yet. */
export type Notices = 'impossible' | 'blocked' | 'undecided' | 'on' | 'off';

export const notices = new Signal<Notices>(present());
whenWrittenElsewhere(KEY, () => notices.set(present()));

function present(): Notices {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  const wish = deviceStorage.getItem(KEY);
  if (wish === 'off') return 'off';
  return wish === 'on' && Notification.permission === 'granted' ? 'on' : 'undecided';
}

/** From now on, if the browser agrees. */
export async function wantNotices(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') deviceStorage.setItem(KEY, 'on');
  notices.set(present());
}

export async function refuseNotices(): Promise<void> {
  deviceStorage.setItem(KEY, 'off');
  notices.set(present());
  const subscription = await (await registered())?.pushManager?.getSubscription();
  await subscription?.unsubscribe(); // what the server still sends is refused for good
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** Has the server send messages to this device, for the place that it has at a table. */
export async function subscribeAt(code: string): Promise<void> {
  const token = keys.place(code)?.token;
  const registration = await navigator.serviceWorker.ready;
  if (token === undefined || registration.pushManager === undefined) return;
  const { key } = await api.pushKey();
  if (key === null) return;
  const subscription = sentOf(await subscribed(registration.pushManager, key));
  if (subscription !== null) await api.tellTurns({ code, token }, { wanted: true, subscription });
}

/** A server that has another key than before needs another subscription. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(wish);
  }
}

function sentOf(subscription: PushSubscription): Subscription | null {
  const { endpoint, keys: found } = subscription.toJSON();
  const { p256dh, auth } = found ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}

/** Tells of every question, and of every nudge, that comes while the page is out of sight. Until what it gives is called. */
export function watchTurns({ online, game, people }: RemoteSession, words: NoticeWords): () => void {
  const { code } = online;
  void keepWords(
    code,
    words,
    keys.places.map((place) => place.code),
  ).catch(() => {}); // a storage that is full: there are plain words
  const asked = (): string | null => {
    const question = myQuestion(game.value, people.value);
    const nudge = online.nudge.value;
    const isNudged = nudge !== null && nudge.member === online.me.value && nudge.question === question;
    return question === null ? null : `${game.value?.number} ${question} ${isNudged}`;
  };
  let known = asked();
  const look = () => {
    const [before, now] = [known, asked()];
    known = now;
    if (before === now || (document.visibilityState === 'visible' && now !== null)) return;
    void tell(now !== null);
  };
  const tell = async (isAsked: boolean) => {
    const registration = await registered();
    if (registration !== undefined) await (isAsked ? showTurn(registration, code) : hideTurn(registration, code));
  };
  const see = () => {
    if (document.visibilityState === 'visible') void tell(false);
  };
  const ends = [answerAt(code), game.subscribe(look), people.subscribe(look), online.nudge.subscribe(look)];
  document.addEventListener('visibilitychange', see);
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', see);
  };
}
