/** Where the built files of the page are. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Null if the page is not installed or not built. */
export function pageFolder(): string | null {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve('@turn7/web/package.json')), 'dist');
    return existsSync(join(folder, 'index.html')) ? folder : null;
  } catch {
    return null;
  }
}
