/**
 * A part of the page that cannot be loaded. Mostly the server has a newer page by now and the part is gone with the old
 * one: then there is no way but to load the page anew. What still fails after that is said where it is missing.
 */
import { loadNewest } from './update.ts';

const KEY = 'turn7 missing part';

export function reloadForMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => void reloadFor(payload.message));
}

/** `part`: what the browser says about it, with an address that no other version has. */
async function reloadFor(part: string): Promise<void> {
  if ((await isServed()) && isNews(part)) location.reload();
}

/** For somebody who tried again and still misses something. */
export async function loadAnew(): Promise<void> {
  if (await isServed()) await loadNewest();
}

/** Once for each part: the same one twice is nothing that loading anew would mend. */
function isNews(part: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === part) return false;
    sessionStorage.setItem(KEY, part);
    return true;
  } catch {
    return false; // without a memory it might go on for ever
  }
}

/** Where nobody answers, an old page is better than none. */
const isServed = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
