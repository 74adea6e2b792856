import { fileURLToPath } from 'node:url';
import {
  build,
  defaultClientConditions,
  defineConfig,
  normalizePath,
  type Plugin,
  runnerImport,
  transformWithOxc,
} from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { OUTPUT, TRANSFORM } from '../../scripts/lib/output.mjs';

const inPage = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// An import would make every screen a part of this file.
const { SCREENS } = (await runnerImport<typeof import('./src/app/screens.ts')>(inPage('src/app/screens.ts'))).module;

/** The paths that a server answers; everything else is the page, with or without a network. */
const OF_THE_SERVER = [
  /^\/api\//,
  /^\/reference(?:\/|$)/,
  /^\/socket$/,
  /^\/(health|ready|metrics|oembed|preview\.png)(?:\?|$)/,
];
/** The page as well, but with headers of its own: the copy that a device keeps may not be shown in a frame. */
const IN_FRAMES = /^\/embed\//;

/** The part of the service worker that is ours. */
const NOTICES = 'notices.js';

const NIGHT = '#0f2429';

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Turn 7',
  short_name: 'Turn 7',
  description: 'The push-your-luck card game of seven different numbers.',
  lang: 'en',
  display: 'standalone',
  start_url: '/',
  scope: '/',
  theme_color: NIGHT,
  background_color: NIGHT,
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: SCREENS.flatMap(({ path, shortcut }) => (shortcut === undefined ? [] : [{ name: shortcut, url: path }])),
};

const CASE = /\/cases\/.*\.t7/;

/** One file for all records of a case of the FAQ, and one for each other kind: more than a hundred would be many to fetch. */
const caseFile = (record: string): string => /\/cases\/(case-\d+|[a-z]+)/.exec(record)?.[1] ?? 'cases';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** The index of narration names what tells a review, and no table does. */
const OF_THE_PAGE = /\/packages\/(?:(?:web|narration|cards)\/src\/(?!review\.ts)|web\/package\.json)/;
/**
 * The whole engine, and what a table takes of other packages: an index of a package names far more than a screen uses, so
 * that what it takes cannot be told from it. Each by itself would be a request, and a phone waits for every few of them.
 */
const GAME =
  /\/packages\/(?:engine\/src\/|strategy\/src\/(?:odds|next-card)\.ts|protocol\/src\/(?:fair-shuffle|record-id)\.ts)|\/comlink\//;
/** What proves shuffles and names records: a file of its own, for its classes are not made as those that play games. */
const HASHES = /\/@noble\/hashes\//;
/** What knows no game: nearly every screen needs it. */
const COMMON =
  /\/packages\/(?:web\/(?:src\/(?:device|words|ui)\/|package\.json)|cards\/src\/|narration\/src\/(?:languages|card-words)\.ts)/;
/** What a language says on every screen. */
const LANGUAGE = /\/(?:narration\/src\/(..)\/(?!review|rulings)|web\/src\/words\/(..)\/(?!index|chapters))/;
const languageFile = (id: string): string => `words-${LANGUAGE.exec(id)?.slice(1).join('')}`;
/** A table, and what no screen imports but every language. */
const FIRST = ['src/game/table/local-screen.tsx', 'src/words/stays-at.ts', '../narration/src/card-words.ts'].map(
  (path) => normalizePath(inPage(path)),
);

/**
 * What a newcomer loads, in a few files: beside that of the front page one that most screens share and one for the rest
 * of a table. Left to itself the bundler makes a file of everything that any two screens share: dozens of requests, with
 * hardly anything to compress in each.
 */
function firstLoad(): (id: string, graph: Graph) => string | null {
  let first: ReadonlySet<string> | null = null;
  return (id, graph) => {
    first ??= reachable(FIRST, graph);
    // What is loaded by itself keeps a file of its own: inside another it would need a helper from who knows where.
    if (!OF_THE_PAGE.test(id) || !first.has(id) || graph.getModuleInfo(id)?.dynamicImporters.length !== 0) return null;
    return COMMON.test(id) ? 'common' : 'table';
  };
}

/** Modules and all that they import before they run. */
function reachable(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // `npm run dev` says where the server is.
  server: {
    proxy: Object.fromEntries(
      OF_THE_SERVER.map(({ source }) => [source, { target: process.env['TURN7_SERVER'] ?? '', ws: true }]),
    ),
  },
  build: {
    modulePreload: { polyfill: false }, // every browser that the page runs in knows it
    assetsInlineLimit: 0, // a file of its own is cached, and no policy must allow it
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false }, // the front page is registered like any screen, and there at once
      output: {
        ...OUTPUT,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'cases', test: CASE, name: caseFile },
            { name: 'front', tags: ['$initial'] },
            { name: 'game', test: GAME },
            { name: 'hashes', test: HASHES },
            { debugName: 'languages', test: LANGUAGE, name: languageFile },
            { debugName: 'first load', name: firstLoad() },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [asInPrograms()], rolldownOptions: { output: OUTPUT } },
  plugins: [
    asInPrograms(),
    fontFirst(),
    pages(),
    noticeWorker(),
    VitePWA({
      registerType: 'prompt', // a new version waits until the player says so
      injectRegister: false, // src/device/update.ts does it, after everything that matters more
      manifest,
      workbox: {
        importScripts: [NOTICES],
        globIgnores: [NOTICES],
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [...OF_THE_SERVER, IN_FRAMES],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});

/** What plays games is made of its TypeScript as in programs: Vite would go by the `target` of tsconfig.json instead. */
function asInPrograms(): Plugin {
  return {
    name: 'as in programs',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(?:engine|strategy|simulator)\/src\/.*\.ts$/ },
      handler: (code, id) => transformWithOxc(code, id, { ...TRANSFORM, tsconfig: false }),
    },
  };
}

/** The browser fetches the font along with the style sheet, not after having read it: words never change their shape. */
function fontFirst(): Plugin {
  return {
    name: 'font first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /jost-latin-wght.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}

/** The addresses that a server answers with the page. */
function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle() {
      const paths = SCREENS.map(({ path }) => path);
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths) });
    },
  };
}

/** A script of its own, for the service worker to import. */
function noticeWorker(): Plugin {
  return {
    name: 'notice worker',
    apply: 'build',
    async generateBundle() {
      const lib = { entry: inPage('src/app/notice-worker.ts'), formats: ['iife' as const], name: 'notices' };
      const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
      for (const made of [built].flat())
        for (const part of 'output' in made ? made.output : [])
          if (part.type === 'chunk') this.emitFile({ type: 'asset', fileName: NOTICES, source: part.code });
    },
  };
}
