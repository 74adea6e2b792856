/** The way to something that a server has, a table or a shared score: being gone, at its end, or leading nowhere. */
import { Signal } from '../device/signal.ts';

/** One attempt at a time: whoever goes another way has given the last one up, and what it comes to is not shown. */
export class Opening<State extends { readonly kind: string }> {
  readonly #state = new Signal<State | { readonly kind: 'opening' }>({ kind: 'opening' });
  #attempt = new AbortController();

  get state() {
    return this.#state;
  }

  /** Shows that it is being opened, and what is found. */
  async go(find: (signal: AbortSignal) => Promise<State>): Promise<void> {
    this.#state.set({ kind: 'opening' });
    await this.goQuietly(find);
  }

  /** What is shown stays until something is found; null changes nothing. */
  async goQuietly(find: (signal: AbortSignal) => Promise<State | null>): Promise<void> {
    this.close();
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const found = await find(signal);
    if (found !== null && !signal.aborted) this.#state.set(found);
  }

  close(): void {
    this.#attempt.abort();
  }
}
