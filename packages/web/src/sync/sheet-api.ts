/** What is asked of a server about a shared score sheet. */
import { Accepted, LONGEST_WAIT, SharedSheet, type Sheet, type SheetEnvelope, SheetPage } from '@turn7/protocol';
import { askFor } from './api.ts';

/** The way to a shared sheet. Every call rejects with a Refusal. */
export interface SheetWire {
  /** Changes it, once however often it is sent; the seq of its line. */
  send(code: string, key: string, envelope: SheetEnvelope): Promise<number>;
  /** The lines after `since`; waits up to so many seconds if there is none. */
  page(code: string, since: number, wait: number, signal: AbortSignal): Promise<SheetPage>;
}

/** An answer that takes so much longer than it should does not come any more. */
const SLACK_MS = 10_000;

class SheetApi implements SheetWire {
  readonly #base: string;

  /** `base`: the origin of the server; the page's own if empty. */
  constructor(base = '') {
    this.#base = `${base}/api/sheets`;
  }

  share(sheet: Sheet): Promise<SharedSheet> {
    return askFor(SharedSheet, this.#base, { body: { sheet } });
  }

  async send(code: string, key: string, envelope: SheetEnvelope): Promise<number> {
    const signal = AbortSignal.timeout(SLACK_MS);
    return (await askFor(Accepted, this.#changes(code), { token: key, body: envelope, signal })).seq;
  }

  page(code: string, since: number, wait: number, signal: AbortSignal): Promise<SheetPage> {
    const late = AbortSignal.timeout(wait * 1000 + SLACK_MS);
    const query = `since=${since}&wait=${Math.min(wait, LONGEST_WAIT)}`;
    return askFor(SheetPage, `${this.#changes(code)}?${query}`, { signal: AbortSignal.any([signal, late]) });
  }

  #changes(code: string): string {
    return `${this.#base}/${code}/changes`;
  }
}

/** The server that this page came from. */
export const sheetApi = new SheetApi();
