/**
 * What opens places at tables and shared scores, as this device has it. Whoever has a key has the place, or keeps the
 * score: it stays here, and stands in no address. Every tab writes here, so it is read each time; and it is read without
 * the schemas of messages, for the front page looks here, and most people who see it need no server.
 */
import type { KeptCommands } from '@turn7/client';
import { CODE, type Place, TOKEN } from '@turn7/protocol';
import { type DeviceStorage, deviceStorage } from '../device/storage.ts';
import { isCount, isText, isWhole, parsed, parts } from '../device/stored.ts';

/** A place at a table. */
export interface KeptPlace {
  readonly code: string;
  readonly member: number;
  readonly token: string;
  /** Under which the person is known there. */
  readonly name: string;
  /** Who was the host when the place was taken; null if they were themselves, or nobody. */
  readonly host: string | null;
}

/** A shared score that this device helps to keep. */
export interface KeptSheet {
  readonly key: string;
  /** Where others find it. */
  readonly link: string;
  /** The id of the sheet; the next game of an evening has another. */
  readonly id: string;
}

const PLACES = 'turn7 places';
/** Tables are forgotten by servers in time, and here as well. */
const MOST_PLACES = 20;
const SHEET = 'turn7 shared sheet ';
const CHANGE = 'turn7 shared change ';

export class Keys {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage) {
    this.#storage = storage;
  }

  /** The latest first. */
  get places(): readonly KeptPlace[] {
    const stored = parsed(this.#storage.getItem(PLACES));
    return Array.isArray(stored) ? stored.flatMap((entry) => placeIn(entry) ?? []) : [];
  }

  place(code: string): KeptPlace | null {
    return this.places.find((place) => place.code === code) ?? null;
  }

  keepPlace({ code, member, token, table }: Place): KeptPlace {
    const { host, members } = table.lobby;
    const nameOf = (sought: number | null) => members.find(({ id }) => id === sought)?.name ?? null;
    const place = { code, member, token, name: nameOf(member) ?? '', host: host === member ? null : nameOf(host) };
    this.#writePlaces([place, ...this.#otherPlaces(code)]);
    return place;
  }

  forgetPlace(code: string): void {
    this.#writePlaces(this.#otherPlaces(code));
  }

  sheet(code: string): KeptSheet | null {
    return sheetIn(this.#storage.getItem(SHEET + code));
  }

  /** The code under which this device keeps a sheet together with others; null for none. */
  codeOf(id: KeptSheet['id']): string | null {
    const codes = this.#keysWith(SHEET).map((key) => key.slice(SHEET.length));
    return codes.find((code) => this.sheet(code)?.id === id) ?? null;
  }

  keepSheet(code: string, sheet: KeptSheet): void {
    this.#storage.setItem(SHEET + code, JSON.stringify(sheet));
  }

  /** Together with what was on its way there. */
  forgetSheet(code: string): void {
    for (const key of [...this.#keysWith(`${CHANGE}${code} `), SHEET + code]) this.#storage.removeItem(key);
  }

  /** The changes of a sheet that wait for the server. Each stands under a name of its own: tabs write over no other's. */
  changes<Envelope extends { readonly id: string }>(
    code: string,
    read: (stored: unknown) => Envelope | null,
  ): KeptCommands<Envelope> {
    const storage = this.#storage;
    const prefix = `${CHANGE}${code} `;
    const all = this.#keysWith(prefix)
      .map((key) => parts(parsed(storage.getItem(key))))
      .flatMap(({ at, envelope }) => (isCount(at) ? [{ at, envelope: read(envelope) }] : []))
      .toSorted((a, b) => a.at - b.at);
    let last = all.at(-1)?.at ?? 0;
    return {
      all: all.flatMap(({ envelope }) => envelope ?? []),
      add(envelope) {
        last = Math.max(Date.now(), last + 1); // to stand behind those before
        storage.setItem(prefix + envelope.id, JSON.stringify({ at: last, envelope }));
      },
      remove: (id) => storage.removeItem(prefix + id),
    };
  }

  #otherPlaces(code: string): readonly KeptPlace[] {
    return this.places.filter((place) => place.code !== code);
  }

  #writePlaces(places: readonly KeptPlace[]): void {
    this.#storage.setItem(PLACES, JSON.stringify(places.slice(0, MOST_PLACES)));
  }

  #keysWith(prefix: string): readonly string[] {
    return this.#storage.keys().filter((key) => key.startsWith(prefix));
  }
}

const isToken = (value: unknown): value is string => isText(value) && TOKEN.test(value);

function placeIn(stored: unknown): KeptPlace | null {
  const { code, member, token, name, host } = parts(stored);
  if (!isText(code) || !CODE.test(code) || !isToken(token) || !isWhole(member) || !isText(name)) return null;
  return { code, member, token, name, host: isText(host) ? host : null };
}

/** An earlier version of the page kept the whole sheet there. */
function sheetIn(text: string | null): KeptSheet | null {
  const { key, link, id, sheet } = parts(parsed(text));
  const known = id ?? parts(sheet)['id'];
  return isToken(key) && isText(link) && isText(known) ? { key, link, id: known } : null;
}

/** Of this browser. */
export const keys = new Keys(deviceStorage);
