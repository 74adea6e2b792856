/** The places of this device at tables. Whoever has the token has the place: it stays here, and stands in no address. */
import { Code, MemberId, type Place, Token } from '@turn7/protocol';
import { deviceShelf, type Shelf } from './shelf.ts';

export interface KeptPlace {
  readonly code: string;
  readonly member: number;
  readonly token: string;
  /** Under which the person is known there. */
  readonly name: string;
}

const KEY = 'turn7 places';
/** Tables are forgotten by servers in time, and here as well. */
const MOST_PLACES = 20;

/** Every tab writes into the same book: what stands in it is read each time. */
export class PlaceBook {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The latest first. */
  get places(): readonly KeptPlace[] {
    try {
      const stored: unknown = JSON.parse(this.#shelf.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPlace) : [];
    } catch {
      return [];
    }
  }

  find(code: string): KeptPlace | null {
    return this.places.find((place) => place.code === code) ?? null;
  }

  keep({ code, member, token, table }: Place): KeptPlace {
    const name = table.lobby.members.find(({ id }) => id === member)?.name ?? '';
    const place = { code, member, token, name };
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
    this.#shelf.setItem(KEY, JSON.stringify(places.slice(0, MOST_PLACES)));
  }
}

function isPlace(stored: unknown): stored is KeptPlace {
  if (typeof stored !== 'object' || stored === null) return false;
  const { code, member, token, name } = { code: null, member: null, token: null, name: null, ...stored };
  return (
    Code.safeParse(code).success &&
    MemberId.safeParse(member).success &&
    Token.safeParse(token).success &&
    typeof name === 'string'
  );
}

/** Of this browser. */
export const placeBook = new PlaceBook(deviceShelf());
