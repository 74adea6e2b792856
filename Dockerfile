# Builds and runs `turn7 serve`. docs/operations.md says how.

FROM node:24.21-slim AS build
WORKDIR /turn7
COPY package.json package-lock.json .npmrc ./
COPY cases ./cases
COPY packages ./packages
COPY scripts ./scripts
# bootstrap.mjs is `npm ci`, and what to do where the lock file lacks a part for this platform.
RUN node scripts/bootstrap.mjs && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund
# The programs are bundled: besides packages from npm they need nothing.
RUN find packages -mindepth 2 -maxdepth 2 ! -name package.json ! -name dist ! -name bin -exec rm -r {} +

FROM node:24.21-slim AS production
ENV NODE_ENV=production HOST=0.0.0.0 PORT=7777 TURN7_DATA=/data
WORKDIR /turn7
COPY --from=build /turn7/package.json ./
COPY --from=build /turn7/node_modules ./node_modules
COPY --from=build /turn7/cases ./cases
COPY --from=build /turn7/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
# Nothing else is ever written, so the rest of the file system may be read-only.
VOLUME /data
EXPOSE 7777
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/turn7.mjs", "serve"]
