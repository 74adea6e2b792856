import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const load = () => import('../src/device/update.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A version of the page, as the browser keeps it. */
class Version extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Version | null = null;
  waiting: Version | null = null;
  readonly update = vi.fn(async () => {});

  /** A newer version comes, and is fetched. */
  find(version: Version): void {
    this.installing = version;
    this.dispatchEvent(new Event('updatefound'));
  }

  install(version: Version): void {
    this.installing = null;
    this.waiting = version;
    version.become('installed');
  }
}

function browser(registration: Registration | undefined) {
  const versions = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => registration,
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: versions });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' }));
  vi.stubGlobal('location', { reload });
  return { reload, takeOver: () => versions.dispatchEvent(new Event('controllerchange')) };
}

const TAKE = { type: 'SKIP_WAITING' };

describe('a newer version of the page', () => {
  test('is offered when it is there, and loaded when it is taken', async () => {
    const [registration, version] = [new Registration(), new Version()];
    const { reload, takeOver } = browser(registration);
    const { keepPage, update } = await load();
    await keepPage();
    registration.find(version);
    expect(update.value).toBeNull();
    registration.install(version);
    await expect.poll(() => update.value).not.toBeNull();
    update.value?.();
    expect(version.postMessage).toHaveBeenCalledWith(TAKE);
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that another tab has taken only needs the page to be loaded anew', async () => {
    const [registration, version] = [new Registration(), new Version()];
    registration.waiting = version;
    const { reload, takeOver } = browser(registration);
    const { keepPage, update } = await load();
    await keepPage();
    takeOver();
    update.value?.();
    expect(version.postMessage).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('whoever needs the newest version', () => {
  test('gets it instead of the one that this device keeps', async () => {
    const [registration, version] = [new Registration(), new Version()];
    registration.update.mockImplementation(async () => registration.find(version));
    const { reload, takeOver } = browser(registration);
    const loading = (await load()).loadNewest();
    await expect.poll(() => registration.installing).toBe(version);
    registration.install(version);
    await loading;
    expect(version.postMessage).toHaveBeenCalledWith(TAKE);
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['nothing is kept', undefined],
    ['nothing newer is found', new Registration()],
    [
      'nobody can be asked',
      Object.assign(new Registration(), { update: () => Promise.reject(new TypeError('offline')) }),
    ],
  ])('loads the page anew where %s', async (_, registration) => {
    const { reload } = browser(registration);
    await (await load()).loadNewest();
    expect(reload).toHaveBeenCalledOnce();
  });
});
