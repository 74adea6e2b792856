import { defaultClientConditions } from 'vite';
export default {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  cacheDir: '/tmp/ask/cache',
  server: { hmr: false, watch: { ignored: ['**/test/**'] } },
};
