/**
 * Which tab has a game of this device: the one that took it last. Two that went on with one game would overwrite each other's
 * choices.
 */

import { randomHex } from '@turn7/client/basics';
import { Signal } from './signal.ts';
import { type DeviceStorage, deviceStorage, whenWrittenElsewhere } from './storage.ts';

const KEY = 'turn7 holder';
const ID_BYTES = 8;

export class TabLock {
  readonly isMine = new Signal(false);
  readonly #storage: DeviceStorage;
  readonly #key: string;
  readonly #me = randomHex(ID_BYTES);

  /** `slot`: that of the game. */
  constructor(storage: DeviceStorage, slot = 1) {
    this.#storage = storage;
    this.#key = slot === 1 ? KEY : `${KEY} ${slot}`;
    whenWrittenElsewhere(this.#key, () => this.check());
  }

  take(): void {
    this.#storage.setItem(this.#key, this.#me);
    this.isMine.set(true);
  }

  /** Whether it is still held here. To be asked before anything is saved: a page that slept has heard of nothing. */
  check(): boolean {
    const holder = this.#storage.getItem(this.#key) ?? this.#me;
    if (holder !== this.#me) this.isMine.set(false);
    return this.isMine.value;
  }
}

const locks = new Map<number, TabLock>();

/** That of this tab for the game in a slot. */
export function gameLock(slot: number): TabLock {
  const lock = locks.get(slot) ?? new TabLock(deviceStorage, slot);
  locks.set(slot, lock);
  return lock;
}
