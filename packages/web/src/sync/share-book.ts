/**
 * The shared sheets that this device helps to keep: the key, how the sheet was when the server was last heard, and changes
 * until the server has them. Each stands under a name of its own, so that tabs never write over each other.
 */
import { Sheet, SheetEnvelope, TOKEN } from '@turn7/protocol';
import { type DeviceStorage, deviceStorage } from '../device/storage.ts';
import { isCount, isText, parsed, parts } from '../device/stored.ts';

/** What is known of a shared sheet. */
interface Known {
  readonly key: string;
  readonly link: string;
  readonly sheet: Sheet;
  /** The last line that is on it. */
  readonly seq: number;
}

interface Waiting {
  readonly at: number;
  readonly envelope: SheetEnvelope;
}

const PREFIX = 'turn7 shared ';
const SHEET = `${PREFIX}sheet `;
const CHANGE = `${PREFIX}change `;

export class ShareBook {
  readonly #storage: DeviceStorage;
  /** What was read of a code, and from which text: a text is checked once. */
  readonly #read = new Map<string, { readonly text: string; readonly known: Known | null }>();

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  find(code: string): Known | null {
    const text = this.#storage.getItem(SHEET + code);
    if (text === null) return null;
    const before = this.#read.get(code);
    if (before?.text === text) return before.known;
    const known = knownIn(text);
    this.#read.set(code, { text, known });
    return known;
  }

  /** The code under which this device keeps a sheet together with others; null for none. */
  codeOf(id: Sheet['id']): string | null {
    const codes = this.#keysWith(SHEET).map((key) => key.slice(SHEET.length));
    return codes.find((code) => this.find(code)?.sheet.id === id) ?? null;
  }

  keep(code: string, known: Known): void {
    this.#storage.setItem(SHEET + code, JSON.stringify(known));
  }

  /** Together with what was on its way there. */
  forget(code: string): void {
    for (const key of this.#keysWith(`${CHANGE}${code} `)) this.#storage.removeItem(key);
    this.#storage.removeItem(SHEET + code);
  }

  /** The changes that wait for the server, in the order in which they were made. */
  waiting(code: string): readonly SheetEnvelope[] {
    return this.#keysWith(`${CHANGE}${code} `)
      .flatMap((key) => waitingIn(this.#storage.getItem(key)) ?? [])
      .toSorted((a, b) => a.at - b.at)
      .map(({ envelope }) => envelope);
  }

  /** `at`: when it was made, to put it behind those before. */
  keepWaiting(code: string, envelope: SheetEnvelope, at: number): void {
    this.#storage.setItem(`${CHANGE}${code} ${envelope.id}`, JSON.stringify({ at, envelope }));
  }

  forgetWaiting(code: string, id: SheetEnvelope['id']): void {
    this.#storage.removeItem(`${CHANGE}${code} ${id}`);
  }

  #keysWith(prefix: string): readonly string[] {
    return this.#storage.keys().filter((key) => key.startsWith(prefix));
  }
}

/** null for what nobody can make sense of. */
function knownIn(text: string): Known | null {
  const { key, link, sheet, seq } = parts(parsed(text));
  const { data } = Sheet.safeParse(sheet);
  if (!isText(key) || !TOKEN.test(key) || !isText(link) || !isCount(seq) || data === undefined) return null;
  return { key, link, sheet: data, seq };
}

function waitingIn(text: string | null): Waiting | null {
  const { at, envelope } = parts(parsed(text));
  const { data } = SheetEnvelope.safeParse(envelope);
  return isCount(at) && data !== undefined ? { at, envelope: data } : null;
}

/** Of this device. */
export const shareBook = new ShareBook(deviceStorage);
