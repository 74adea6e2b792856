# syntax=docker/dockerfile:1
# The command `turn7` as it is published, serving. docs/operations.md says how to build and run it.

FROM node:24.21-slim AS build
WORKDIR /turn7
COPY package.json package-lock.json .npmrc tsconfig.base.json LICENSE ./
COPY cases ./cases
COPY packages ./packages
COPY scripts ./scripts
# Which assistants may read.
COPY docs/rules.md ./docs/rules.md
# bootstrap.mjs is `npm ci`, and what to do where the lock file lacks a part for this platform.
RUN --mount=type=cache,target=/root/.npm node scripts/bootstrap.mjs && node scripts/packages.mjs turn7
# The files are those of the tarball; what others have made is that of the lock file, where a mere installation would look for newer.
RUN mkdir app && tar --extract --strip-components 1 --directory app --file reports/packages/cli/*.tgz \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -r node_modules/@turn7 node_modules/turn7 node_modules/.turn7-*

FROM node:24.21-slim AS production
LABEL org.opencontainers.image.title="Turn 7" \
  org.opencontainers.image.description="The push-your-luck card game people know as Flip 7: page and tables online" \
  org.opencontainers.image.source="https://github.com/turn7/turn7" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=7777 TURN7_DATA=/data
WORKDIR /turn7
COPY --from=build /turn7/node_modules ./node_modules
COPY --from=build /turn7/app ./app
# Nothing is installed or built here any more, and what is not there cannot be misused.
RUN rm -r /usr/local/lib/node_modules/npm /usr/local/bin/npm /usr/local/bin/npx && mkdir /data && chown node:node /data
USER node
# Nothing else is ever written, so the rest of the file system may be read-only.
VOLUME /data
EXPOSE 7777
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "app/dist/turn7.js", "serve"]
