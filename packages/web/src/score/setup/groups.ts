/** Friends who play together again and again: who they are need not be typed anew. */
import { randomHex } from '@turn7/client/basics';
import { MOST_SEATS } from '@turn7/engine';
import { cleanName } from '@turn7/protocol';
import { type Readable, Signal } from '../../device/signal.ts';
import { type DeviceStorage, deviceStorage, putAside, whenWrittenElsewhere } from '../../device/storage.ts';
import { isListOf, isText, parsed, parts } from '../../device/stored.ts';
import { isNamedBefore } from '../sheet/person.ts';

export interface Group {
  readonly id: string;
  readonly name: string;
  /** The names of the players, in the order of their seats. */
  readonly players: readonly string[];
}

const KEY = 'turn7 groups';
const ID_BYTES = 8;

export class Groups {
  readonly #storage: DeviceStorage;
  readonly #all: Signal<readonly Group[]>;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    this.#all = new Signal(groupsIn(storage));
    whenWrittenElsewhere(KEY, () => this.#all.set(groupsIn(storage)));
  }

  /** By name. */
  get all(): Readable<readonly Group[]> {
    return this.#all;
  }

  /** Names that are none are left out; null if nothing is left. */
  add(name: string, players: readonly string[]): Group | null {
    const group = groupFrom({ id: randomHex(ID_BYTES), name, players });
    if (group !== null) this.put(group);
    return group;
  }

  /** A new group, or another name or other players for one. */
  put(group: Group): void {
    const checked = groupFrom(group);
    if (checked !== null) this.#write([...this.#without(group.id), checked]);
  }

  /** To bring it back, put it again. */
  remove(id: string): void {
    this.#write(this.#without(id));
  }

  /** Read anew: another tab may have written a moment ago. */
  #without(id: string): readonly Group[] {
    return groupsIn(this.#storage).filter((group) => group.id !== id);
  }

  #write(groups: readonly Group[]): void {
    const sorted = groups.toSorted((a, b) => a.name.localeCompare(b.name));
    this.#storage.setItem(KEY, JSON.stringify(sorted));
    this.#all.set(sorted);
  }
}

function groupsIn(storage: DeviceStorage): readonly Group[] {
  const text = storage.getItem(KEY);
  if (text === null) return [];
  const stored = parsed(text);
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const found = all.flatMap((one) => groupFrom(one) ?? []);
  if (!Array.isArray(stored) || found.length < all.length) setAside(storage, text, found);
  return found;
}

/** What nobody can make sense of is kept under a key that nothing else uses, together with all that was there. */
function setAside(storage: DeviceStorage, text: string, found: readonly Group[]): void {
  putAside(storage, KEY, text, `${KEY} damaged `);
  if (found.length > 0) storage.setItem(KEY, JSON.stringify(found));
}

function groupFrom(value: unknown): Group | null {
  const { id, name, players } = parts(value);
  if (!isText(id) || !isText(name) || !isListOf(players, isText)) return null;
  const called = cleanName(name);
  const names = players.flatMap((player) => cleanName(player) ?? []);
  const people = names.filter((one, i) => !isNamedBefore(one, i, names)).slice(0, MOST_SEATS);
  return called === null || people.length === 0 ? null : { id, name: called, players: people };
}

/** Of this device. */
export const groups = new Groups(deviceStorage);
