/** Who plays daily challenges and rated games on this device: a key, and the groups of friends that it looks at. Every tab writes here. */
import { newKey } from '@turn7/client/basics';
import { CODE, TOKEN } from '@turn7/protocol';
import { type DeviceStorage, deviceStorage } from '../device/storage.ts';
import { isText, parsed, parts } from '../device/stored.ts';

export interface KeptGroup {
  readonly code: string;
  readonly title: string;
}

const KEY = 'turn7 daily';
const MOST_GROUPS = 20;

export class OwnPlayer {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  /** Made when it is first asked for. */
  get key(): string {
    return this.known ?? this.take(newKey());
  }

  /** Null where nobody has played here yet. */
  get known(): string | null {
    const { key } = this.#stored;
    return isKey(key) ? key : null;
  }

  /** The latest first. */
  get groups(): readonly KeptGroup[] {
    const { groups } = this.#stored;
    return Array.isArray(groups) ? groups.flatMap((group) => groupIn(group) ?? []) : [];
  }

  /** From now on this device plays with that key. */
  take(key: string): string {
    this.#write(key, this.groups);
    return key;
  }

  keepGroup(group: KeptGroup): void {
    this.#write(this.key, [group, ...this.#groupsBut(group.code)]);
  }

  forgetGroup(code: string): void {
    this.#write(this.key, this.#groupsBut(code));
  }

  get #stored() {
    return parts(parsed(this.#storage.getItem(KEY)));
  }

  #groupsBut(code: string): readonly KeptGroup[] {
    return this.groups.filter((group) => group.code !== code);
  }

  #write(key: string, groups: readonly KeptGroup[]): void {
    this.#storage.setItem(KEY, JSON.stringify({ key, groups: groups.slice(0, MOST_GROUPS) }));
  }
}

export const isKey = (value: unknown): value is string => isText(value) && TOKEN.test(value);

function groupIn(stored: unknown): KeptGroup | null {
  const { code, title } = parts(stored);
  return isText(code) && CODE.test(code) && isText(title) ? { code, title } : null;
}

/** Of this browser. */
export const player = new OwnPlayer(deviceStorage);
