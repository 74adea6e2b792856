/** Where a text stops being JSON. Browsers say it each in their own way, or not at all. */

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Nothing of ours is as deep. */
const DEEPEST = 100;

/** Lines and columns count from 1. Of a text that is no JSON. */
export function jsonFault(text: string): { readonly line: number; readonly column: number } {
  const walk = new Walk(text);
  walk.value(0);
  const lines = text.slice(0, walk.at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Every step tells whether it could be made; `at` stays where none can. */
class Walk {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#take(SPACE);
  }

  value(depth: number): boolean {
    if (depth > DEEPEST) return false;
    if (this.#sign('[')) return this.#items(']', () => this.value(depth + 1));
    if (this.#sign('{')) return this.#items('}', () => this.#take(STRING) && this.#sign(':') && this.value(depth + 1));
    return this.#take(STRING) || this.#take(SCALAR);
  }

  #items(end: string, item: () => boolean): boolean {
    if (this.#sign(end)) return true;
    do {
      if (!item()) return false;
    } while (this.#sign(','));
    return this.#sign(end);
  }

  #sign(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    this.#take(SPACE);
    return true;
  }

  /** With the space behind it. */
  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    if (pattern !== SPACE) this.#take(SPACE);
    return true;
  }
}
