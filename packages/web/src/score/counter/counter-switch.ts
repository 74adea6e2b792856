/** Whether this device counts cards. It remembers. */

import { type Readable, Signal } from '../../device/signal.ts';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';

const KEY = 'turn7 counter';

class CounterSwitch implements Readable<boolean> {
  readonly #storage: DeviceStorage;
  readonly #on: Signal<boolean>;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    this.#on = new Signal(storage.getItem(KEY) === 'on');
  }

  get value(): boolean {
    return this.#on.value;
  }

  readonly set = (on: boolean): void => {
    this.#storage.setItem(KEY, on ? 'on' : 'off');
    this.#on.set(on);
  };

  subscribe(listener: () => void): () => void {
    return this.#on.subscribe(listener);
  }
}

export const counterSwitch = new CounterSwitch(deviceStorage);
