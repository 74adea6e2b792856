/** Hebrew, Arabic, Syriac, Thaana, N’Ko and the others that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/** A name for a sentence: what is written from right to left must not turn the words and numbers around it. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.startsWith(FIRST_STRONG_ISOLATE)
    ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`
    : name;
