/** Whether this device counts cards. It remembers. */

import { type Readable, Store } from '../../device/signal.ts';
import { deviceShelf, type Shelf } from '../../device/storage.ts';

const KEY = 'turn7 counter';

class CounterSwitch implements Readable<boolean> {
  readonly #shelf: Shelf;
  readonly #on: Store<boolean>;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.#on = new Store(shelf.getItem(KEY) === 'on');
  }

  get value(): boolean {
    return this.#on.value;
  }

  readonly set = (on: boolean): void => {
    this.#shelf.setItem(KEY, on ? 'on' : 'off');
    this.#on.set(on);
  };

  subscribe(listener: () => void): () => void {
    return this.#on.subscribe(listener);
  }
}

export const counterSwitch = new CounterSwitch(deviceShelf());
