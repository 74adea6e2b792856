/** What somebody typed or pasted to get to a table: a code in any spelling, or the whole link. */
import { CODE_LENGTH, CODE_LETTERS } from '@turn7/protocol';

export type TableCode =
  /** The code as it is written, and the address of the table inside the page. */
  | { readonly kind: 'address'; readonly code: string; readonly address: string }
  | { readonly kind: 'empty' }
  /** Letters that no code has, as they were typed. */
  | { readonly kind: 'letters'; readonly letters: readonly string[] }
  | { readonly kind: 'length'; readonly length: number };

/** Shown where a code is expected; any other would do. */
export const EXAMPLE_CODE = 'K7QF2M';

const LINK = /\/(t|tv)\/([^/?#\s]+)\/?(?:\?[^#\s]*)?(#\S*)?/i;

export function tableCode(text: string): TableCode {
  const [, screen = 't', linked, hash = ''] = LINK.exec(text) ?? [];
  const letters = [...(linked ?? text).toUpperCase().replace(/[\s\-–_.]/g, '')];
  if (letters.length === 0) return { kind: 'empty' };
  const strange = letters.filter((letter) => !CODE_LETTERS.includes(letter));
  if (strange.length > 0) return { kind: 'letters', letters: [...new Set(strange)] };
  if (letters.length !== CODE_LENGTH) return { kind: 'length', length: letters.length };
  const code = letters.join('');
  return { kind: 'address', code, address: `/${screen.toLowerCase()}/${code}${hash}` };
}
