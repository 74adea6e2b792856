/** Reads what was stored: anybody may have changed it, and an older version of the page may have written it. */

/** null where the text is none of ours. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const parts = (value: unknown): Readonly<Partial<Record<string, unknown>>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;

export const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);
