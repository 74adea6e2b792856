import { defaultClientConditions, defineConfig } from 'vite';
export default defineConfig({
  root: '/work/main/packages/web',
  cacheDir: '/tmp/move/cache',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { hmr: false, port: 5105, strictPort: true, proxy: { '/api': 'http://localhost:7777' } },
});
