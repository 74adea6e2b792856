/** What can be wrong with a file of scores: where, what was found there, and what was expected instead. */

export type FileProblem =
  | { readonly kind: 'empty' }
  /** A picture, a letter, whatever: nothing of it is a score. */
  | { readonly kind: 'no score' }
  | { readonly kind: 'too large'; readonly characters: number; readonly most: number }
  /** Not JSON from there on; both count from 1. */
  | { readonly kind: 'json'; readonly line: number; readonly column: number }
  /** `path` leads to the value, `rounds[2].entries.1`; empty for the whole. */
  | { readonly kind: 'value'; readonly path: string; readonly found: string; readonly expected: Expected }
  /** A quote that is never closed. */
  | { readonly kind: 'quote'; readonly line: number }
  /** Both count from 1. */
  | {
      readonly kind: 'cell';
      readonly line: number;
      readonly column: number;
      readonly found: string;
      readonly expected: Expected;
    };

export type Expected =
  | { readonly kind: 'whole number' | 'text' | 'list' | 'object' | 'yes or no' }
  | { readonly kind: 'at least'; readonly least: number }
  | { readonly kind: 'at most' | 'text up to' | 'list up to'; readonly most: number }
  | { readonly kind: 'from to'; readonly least: number; readonly most: number }
  | { readonly kind: 'one of'; readonly words: readonly string[] }
  | {
      readonly kind:
        | 'name'
        | 'another name'
        | 'a player'
        | 'another player'
        | 'cards'
        | 'date'
        | 'score sheet'
        | 'nothing';
    };

/** As much of a value as fits into a sentence. */
export function shortly(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const LONGEST = 40;

/** More than thousands of evenings: a file beyond it is none of ours. */
export const MOST_CHARACTERS = 8_000_000;

/** Before anything else is looked at. */
export function sizeProblem(text: string): FileProblem | null {
  if (text.trim() === '') return { kind: 'empty' };
  const { length: characters } = text;
  return characters > MOST_CHARACTERS ? { kind: 'too large', characters, most: MOST_CHARACTERS } : null;
}
