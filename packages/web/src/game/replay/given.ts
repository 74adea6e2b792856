/** What somebody gives to be watched: a file of any kind, or a text. What cannot be a record is told by what it is. */

/** Something that is no record of Turn 7. */
export type Foreign = 'picture' | 'pdf' | 'archive' | 'media' | 'data' | 'json' | 'markup' | 'text' | 'empty';

export interface GivenText {
  readonly text: string;
  /** What its file is called; null for a text without one. */
  readonly name: string | null;
}

/** Why a file was not read to its end. */
export type Unread =
  | { readonly kind: 'foreign'; readonly name: string | null; readonly what: Foreign; readonly stopped: Stopped | null }
  | { readonly kind: 'large'; readonly name: string | null; readonly bytes: number; readonly most: number }
  /** A folder, or a file that is gone. */
  | { readonly kind: 'unreadable'; readonly name: string | null };

/** Where the reader stopped. */
export interface Stopped {
  readonly line: number;
  /** What stands there, as much of it as fits into a sentence. */
  readonly text: string;
}

/** Thousands of games. The browser keeps it with the address, and that has its limits. */
export const MOST_BYTES = 5_000_000;
/** As much as tells one kind of file from another. */
const HEAD = 512;

export async function readFile(file: File, most = MOST_BYTES): Promise<GivenText | Unread> {
  const { name, size } = file;
  try {
    const what = foreignBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    if (what !== null) return { kind: 'foreign', name, what, stopped: null };
    if (size > most) return { kind: 'large', name, bytes: size, most };
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { kind: 'foreign', name, what: 'data', stopped: null } : { text, name };
  } catch {
    return { kind: 'unreadable', name };
  }
}

/** null where these bytes are no text. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  const code =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(code, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** How files begin: signs of these kinds from a byte on. */
const SIGNATURES: readonly (readonly [from: number, sign: string, what: Foreign])[] = [
  [0, '\x89PNG', 'picture'],
  [0, '\xff\xd8\xff', 'picture'],
  [0, 'GIF8', 'picture'],
  [8, 'WEBP', 'picture'],
  [4, 'ftyphei', 'picture'],
  [4, 'ftypavif', 'picture'],
  [0, '%PDF', 'pdf'],
  [0, 'PK\x03\x04', 'archive'],
  [0, '\x1f\x8b', 'archive'],
  [0, 'Rar!', 'archive'],
  [0, '7z\xbc\xaf', 'archive'],
  [4, 'ftyp', 'media'],
  [0, 'ID3', 'media'],
  [0, 'OggS', 'media'],
  [8, 'WAVE', 'media'],
];

/** What a file is whose first bytes are known; null where it may be a text. */
function foreignBytes(head: Uint8Array): Foreign | null {
  const signs = String.fromCharCode(...head);
  return SIGNATURES.find(([from, sign]) => signs.startsWith(sign, from))?.[2] ?? null;
}

/** What a text is in which no record begins. */
export function foreignText(text: string): Foreign {
  const start = text.trimStart();
  if (/^[{[]/.test(start)) return 'json';
  if (/^(<\?xml[^>]*>\s*)?<svg/i.test(start)) return 'picture';
  return start.startsWith('<') ? 'markup' : 'text';
}
