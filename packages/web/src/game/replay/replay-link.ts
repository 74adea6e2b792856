/** Links to a moment of a game. A game on this device travels inside its link; one on a server is named by table and number. */

export interface LinkedReplay {
  readonly record: string;
  /** How many events have happened; null for wherever a replay begins. */
  readonly at: number | null;
}

export interface TableReplay {
  readonly code: string;
  /** Counts the games of the table from 1. */
  readonly game: number;
  readonly at: number | null;
}

/** A link that was cut off or changed on its way. */
export class ReplayLinkError extends Error {
  override readonly name = 'ReplayLinkError';
}

/** Many times the longest game; a small link must not unpack to something that fills the memory. */
const LONGEST_RECORD = 2_000_000;

export async function replayAddress(record: string, at = 0): Promise<string> {
  const packed = toBase64Url(await bytesOf(through(record, new CompressionStream('deflate-raw'))));
  return withMoment(`/replay#r=${packed}`, at);
}

export const tableReplayAddress = ({ code, game, at }: TableReplay): string =>
  withMoment(`/replay?table=${code}&game=${game}`, at ?? 0);

/** A game that this device keeps is named by its id. */
export const keptReplayAddress = (id: string, at = 0): string => withMoment(`/replay#kept=${id}`, at);

/** The id of the kept game that the hash of a link names; null if it names none. */
export const keptIn = (hash: string): string | null => partsOf(hash).get('kept');

/** The address of a replay, at one of its moments. */
export const withMoment = (address: string, at: number): string => (at === 0 ? address : `${address}&at=${at}`);

/** The game inside a link, or null if there is none. Throws a ReplayLinkError. */
export async function readReplay(hash: string): Promise<LinkedReplay | null> {
  const parts = partsOf(hash);
  const packed = parts.get('r');
  if (packed === null) {
    if ([...parts.keys()].some((key) => key !== 'at')) throw new ReplayLinkError('there is no game in this link');
    return null;
  }
  try {
    const bytes = await bytesOf(through(fromBase64Url(packed), new DecompressionStream('deflate-raw')));
    return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes), at: momentOf(parts) };
  } catch (error) {
    throw error instanceof ReplayLinkError ? error : new ReplayLinkError('the link is damaged');
  }
}

/** The game of a table that a link names, or null if it names none. */
export function tableReplay(search: string): TableReplay | null {
  const parts = new URLSearchParams(search);
  const code = parts.get('table');
  if (code === null || !/^\w+$/.test(code)) return null;
  return { code: code.toUpperCase(), game: wholeIn(parts, 'game') ?? 1, at: momentOf(parts) };
}

/** Which moment the hash of a link names; null if none. */
export const momentIn = (hash: string): number | null => momentOf(partsOf(hash));

const partsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

const momentOf = (parts: URLSearchParams): number | null => wholeIn(parts, 'at');

function wholeIn(parts: URLSearchParams, key: string): number | null {
  const word = parts.get(key) ?? '';
  return /^\d{1,7}$/.test(word) ? Number(word) : null;
}

function through(
  data: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([data]).stream().pipeThrough(stream);
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > LONGEST_RECORD) {
      await reader.cancel();
      throw new ReplayLinkError('the game in this link is too long');
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The address of a replay with its review open. */
export const withReview = (address: string, isOpen = true): string => (isOpen ? `${address}&review` : address);

/** Whether an address wants the review of its game. */
export const wantsReview = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  [search, hash.replace(/^#/, '')].some((parts) => new URLSearchParams(parts).has('review'));
