// `npm run mutate`: would a test notice if a rule of the engine were wrong?

export default {
  mutate: ['packages/engine/src/**/*.ts', '!packages/engine/src/index.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Tables of constants alone: each mutant there would be run against every test, which takes hours for a few dozen.
  ignoreStatic: true,
  concurrency: 2,
  // Stryker rewrites the root tsconfig.json in its copy with the compiler's old interface, which TypeScript 7 does
  // not have. No test needs that file, so the copy does without it.
  ignorePatterns: ['/tsconfig.json', 'dist', 'coverage', 'reports', 'data'],
  tempDirName: '.stryker-tmp',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  incremental: true,
  incrementalFile: 'reports/stryker-incremental.json',
};
