/**
 * Which tab has the game of this device: the one that took it last. Two that went on with one game would overwrite each
 * other's choices.
 */

import { randomHex } from './random-hex.ts';
import { Signal } from './signal.ts';
import { type DeviceStorage, deviceStorage, whenWrittenElsewhere } from './storage.ts';

const KEY = 'turn7 holder';
const ID_BYTES = 8;

export class TabLock {
  readonly isMine = new Signal(false);
  readonly #storage: DeviceStorage;
  readonly #me = randomHex(ID_BYTES);

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    whenWrittenElsewhere(KEY, () => this.check());
  }

  take(): void {
    this.#storage.setItem(KEY, this.#me);
    this.isMine.set(true);
  }

  /** Whether it is still held here. To be asked before anything is saved: a page that slept has heard of nothing. */
  check(): boolean {
    const holder = this.#storage.getItem(KEY) ?? this.#me;
    if (holder !== this.#me) this.isMine.set(false);
    return this.isMine.value;
  }
}

/** Of this tab. */
export const gameLock = new TabLock(deviceStorage);
