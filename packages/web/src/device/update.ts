/** A newer version of the page: fetched beside this one, it waits until the player takes it. */
import { Signal } from './signal.ts';

/** How to take it; null while this is the newest. */
export const update = new Signal<(() => void) | null>(null);

/** Keeps the page on this device, so that it opens without a network, and looks for newer versions of it. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offer(registration);
    registration.addEventListener(
      'updatefound',
      () => void whenInstalled(registration).then(() => offer(registration)),
    );
    // Another tab may take it first: then all that is left to do here is to load the page anew.
    navigator.serviceWorker.addEventListener('controllerchange', () => update.set(reload));
    document.addEventListener('visibilitychange', () => void lookAgain(registration));
  } catch {
    // A browser that keeps nothing: the page needs the network.
  }
}

/** Loads the page as the server has it now, even where this device keeps an older one. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration !== undefined) {
    await lookFor(registration);
    await whenInstalled(registration);
  }
  if (registration?.waiting) take(registration.waiting);
  else reload();
}

const reload = () => location.reload();

/** What the first screen needs comes first. */
async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** At once where nothing is being installed; also where that fails. */
function whenInstalled({ installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((done) => {
    if (installing === null) return done();
    installing.addEventListener('statechange', () => installing.state !== 'installing' && done());
  });
}

function offer({ waiting }: ServiceWorkerRegistration): void {
  const isUpdate = navigator.serviceWorker.controller !== null; // the very first version waits for nobody
  if (waiting !== null && isUpdate) update.set(() => take(waiting));
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Whoever leaves the page open for days learns of new versions too. */
async function lookAgain(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.visibilityState === 'visible') await lookFor(registration);
}

/** Without a network there is nothing new. */
const lookFor = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update().catch(() => {});
};
