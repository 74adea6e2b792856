/**
 * Which tab has the game of this device: the one that took it last. Two that went on with one game would overwrite each
 * other's choices.
 */

import { randomHex } from './random-hex.ts';
import { Store } from './signal.ts';
import { deviceShelf, type Shelf, whenWrittenElsewhere } from './storage.ts';

const KEY = 'turn7 holder';
const ID_BYTES = 8;

export class Hold {
  readonly isMine = new Store(false);
  readonly #shelf: Shelf;
  readonly #me = randomHex(ID_BYTES);

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    whenWrittenElsewhere(KEY, () => this.check());
  }

  take(): void {
    this.#shelf.setItem(KEY, this.#me);
    this.isMine.set(true);
  }

  /** Whether it is still held here. To be asked before anything is saved: a page that slept has heard of nothing. */
  check(): boolean {
    const holder = this.#shelf.getItem(KEY) ?? this.#me;
    if (holder !== this.#me) this.isMine.set(false);
    return this.isMine.value;
  }
}

/** Of this tab. */
export const gameHold = new Hold(deviceShelf());
