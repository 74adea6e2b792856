/** Asks again what was refused for a passing reason. */
import { codeOf, isPassing } from './api.ts';

/** How long to wait before each further attempt. */
const PAUSES_MS = [500, 1000, 2000];

/** Rejects when the last attempt fails, or at once where asking again would not help. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(codeOf(error))) throw error;
      await new Promise((then) => setTimeout(then, pause));
    }
  }
  return ask();
}
