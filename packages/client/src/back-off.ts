/** The time between two attempts: longer each time, over at once when there is reason to hope. */
import { codeOf, isPassing } from './refusal.ts';

const PAUSES_MS = [500, 1000, 2000, 4000] as const;
/** A little more or less, so that not all who lost a server come back to it at the same moment. */
const SPREAD = 0.25;

export class BackOff {
  #attempts = 0;
  #end: () => void = () => {};

  /** Resolves when it is time for the next attempt. */
  wait(): Promise<void> {
    const pause = PAUSES_MS[Math.min(this.#attempts++, PAUSES_MS.length - 1)] ?? 0;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause * (1 + SPREAD * (2 * Math.random() - 1)));
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** An attempt was successful: the next pause is a short one. */
  reset(): void {
    this.#attempts = 0;
  }

  /** The network is back, or somebody looks again. */
  end(): void {
    this.#end();
  }
}

/** Attempts at what somebody waits for; then they are told that it failed. */
const MOST_ATTEMPTS = 4;

/**
 * Asks again what was refused for a passing reason. Rejects when the last attempt fails, at once where another would, or
 * when nobody waits any more.
 */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const backOff = new BackOff();
  const end = () => backOff.end();
  signal?.addEventListener('abort', end);
  try {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        return await ask();
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || signal?.aborted || !isPassing(codeOf(error))) throw error;
      }
      await backOff.wait();
    }
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
