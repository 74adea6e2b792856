/** A newer version of the page: fetched beside this one, it waits until the player takes it. */
import { Store } from '../store.ts';

/** How to take it; null while this is the newest. */
export const update = new Store<(() => void) | null>(null);

/** Keeps the page on this device, so that it opens without a network, and looks for newer versions of it. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offer(registration);
    registration.addEventListener('updatefound', () => whenInstalled(registration, () => offer(registration)));
    document.addEventListener('visibilitychange', () => void lookAgain(registration));
    reloadWhereNeeded();
  } catch {
    // A browser that keeps nothing: the page needs the network.
  }
}

/** What the first screen needs comes first. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function whenInstalled({ installing }: ServiceWorkerRegistration, act: () => void): void {
  installing?.addEventListener('statechange', () => installing.state === 'installed' && act());
}

function offer({ waiting }: ServiceWorkerRegistration): void {
  const isUpdate = navigator.serviceWorker.controller !== null; // the very first version waits for nobody
  if (waiting !== null && isUpdate) update.set(() => take(waiting));
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Whoever leaves the page open for days learns of new versions too. */
async function lookAgain(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  await registration.update().catch(() => {}); // without a network there is nothing new
}

/**
 * Another tab may take the new version while a game goes on here. It goes on; only what this tab has not loaded yet is
 * gone with the old version, and then there is no way but to load the page anew.
 */
function reloadWhereNeeded(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    addEventListener('vite:preloadError', () => location.reload()),
  );
}
