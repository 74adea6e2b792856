/** Sheets that were checked once: to check a large one again takes far longer than to read it. */
import { createHash } from 'node:crypto';
import { Sheet } from '@turn7/protocol';

/** A digest each. */
const MOST_KNOWN = 10_000;

export class ValidSheets {
  /** The longest known first. */
  readonly #digests = new Set<string>();

  /** The text of a sheet that was checked. */
  add(text: string): void {
    this.#digests.add(digestOf(text));
    const [oldest] = this.#digests;
    if (this.#digests.size > MOST_KNOWN && oldest !== undefined) this.#digests.delete(oldest);
  }

  /** The sheet that a text says, and as which it was read. Throws if it is none. */
  sheetOf(text: string, read: object): Sheet {
    if (this.#isKnown(text, read)) return read;
    const sheet = Sheet.parse(read);
    this.add(text);
    return sheet;
  }

  #isKnown(text: string, _read: object): _read is Sheet {
    return this.#digests.has(digestOf(text));
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
