import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/** The paths that a server answers; everything else is the page, with or without a network. */
const OF_THE_SERVER = [/^\/api\//, /^\/socket\//, /^\/(health|ready|metrics)$/];

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
  shortcuts: [
    { name: 'Play', url: '/play' },
    { name: 'Rules', url: '/rules' },
  ],
};

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': 'http://localhost:7777', '/socket': { target: 'ws://localhost:7777', ws: true } } },
  build: {
    modulePreload: { polyfill: false }, // every browser that the page runs in knows it
    assetsInlineLimit: 0, // a file of its own is cached, and no policy must allow it
  },
  worker: { format: 'es' },
  plugins: [
    fontFirst(),
    VitePWA({
      registerType: 'prompt', // a new version waits until the player says so
      injectRegister: false, // src/pwa does it, after everything that matters more
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: OF_THE_SERVER,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});

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
