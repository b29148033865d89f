import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's native schema engine is downloaded from binaries.prisma.sh; where that host cannot be
// reached, this stand-in runs the same engine from its WebAssembly build on npm.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('tools/schema-engine.mjs', import.meta.url));

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/app' },
});
