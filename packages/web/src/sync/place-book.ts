/** The places of this device at tables. Whoever has the token has the place: it stays here, and stands in no address. */
import { CODE, type Place, TOKEN } from '@turn7/protocol';
import { type DeviceStorage, deviceStorage } from '../device/storage.ts';

export interface KeptPlace {
  readonly code: string;
  readonly member: number;
  readonly token: string;
  /** Under which the person is known there. */
  readonly name: string;
  /** Who was the host when the place was taken; null if they were themselves, or nobody. */
  readonly host: string | null;
}

const KEY = 'turn7 places';
/** Tables are forgotten by servers in time, and here as well. */
const MOST_PLACES = 20;

/** Every tab writes into the same book: what stands in it is read each time. */
export class PlaceBook {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  /** The latest first. */
  get places(): readonly KeptPlace[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((entry) => placeIn(entry) ?? []) : [];
    } catch {
      return [];
    }
  }

  get latest(): KeptPlace | null {
    return this.places[0] ?? null;
  }

  find(code: string): KeptPlace | null {
    return this.places.find((place) => place.code === code) ?? null;
  }

  keep({ code, member, token, table }: Place): KeptPlace {
    const { host, members } = table.lobby;
    const nameOf = (sought: number | null) => members.find(({ id }) => id === sought)?.name ?? null;
    const place = { code, member, token, name: nameOf(member) ?? '', host: host === member ? null : nameOf(host) };
    this.#write([place, ...this.#others(code)]);
    return place;
  }

  forget(code: string): void {
    this.#write(this.#others(code));
  }

  #others(code: string): readonly KeptPlace[] {
    return this.places.filter((place) => place.code !== code);
  }

  #write(places: readonly KeptPlace[]): void {
    this.#storage.setItem(KEY, JSON.stringify(places.slice(0, MOST_PLACES)));
  }
}

/** Without the schemas of messages: the front page reads the book, and most people who see it need no server. */
function placeIn(stored: unknown): KeptPlace | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, member, token, name, host } = { ...NOTHING, ...stored };
  if (typeof code !== 'string' || !CODE.test(code)) return null;
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  if (typeof member !== 'number' || typeof name !== 'string') return null;
  return { code, member, token, name, host: typeof host === 'string' ? host : null };
}

const NOTHING = { code: null, member: null, token: null, name: null, host: null };

/** Of this browser. */
export const placeBook = new PlaceBook(deviceStorage);
