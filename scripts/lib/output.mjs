// How our TypeScript is turned into what runs fast: in programs, in the page and in its workers alike.

/**
 * A field that is only declared (`readonly x: number;`) would be stored as undefined first, and V8 would then take it for
 * a field of any type: slower wherever it is read.
 */
export const TRANSFORM = { typescript: { removeClassFieldsWithoutInitializer: true } };

/** V8 folds a module's `const` into the code that reads it, and does not fold a `var`. */
export const OUTPUT = { topLevelVar: false };
