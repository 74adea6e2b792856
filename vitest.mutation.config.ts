import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The mutants live in a copy of the repository, whose node_modules is a link to the real one. Without the alias
// `@turn7/engine` would lead back to the sources as they are, and no test could ever kill a mutant through it.
// Random play and fuzzing reach every mutant and would be run for each of the thousand; the tables must do without.
export default defineConfig({
  resolve: { alias: { '@turn7/engine': fileURLToPath(new URL('./packages/engine/src/index.ts', import.meta.url)) } },
  test: {
    include: ['packages/engine/test/**/*.test.ts'],
    exclude: ['**/random-*.test.ts', '**/record-fuzz.test.ts'],
    isolate: false,
  },
});
