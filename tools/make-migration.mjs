// For developers: write the migration from the database that all present migrations make to prisma/schema.prisma, with a
// throw-away server. Read it before you commit it: what fills the tables of a running server must survive it.
//
//   node tools/run.mjs tools/make-migration.mjs add-standing-orders
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrations/migrate.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write('Give the migration a name of small letters, digits and hyphens, e.g. add-standing-orders.\n');
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'despatch-migration-'));
const server = await startEmbedded({ dir, ephemeral: true });
try {
  await migrate(server.url);
  const sql = difference(server.url);
  if (sql === undefined) process.exitCode = 1;
  else if (/^-- This is an empty migration/.test(sql))
    process.stdout.write('The schema is as the migrations make it.\n');
  else process.stdout.write(`${keep(sql)}\n`);
} finally {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** What Prisma finds missing in this database, as SQL; undefined when it failed and has said why. */
function difference(url) {
  const prisma = join(root, 'node_modules/prisma/build/index.js');
  const wanted = ['--from-config-datasource', '--to-schema', join(root, 'prisma/schema.prisma'), '--script'];
  const run = spawnSync(process.execPath, [prisma, 'migrate', 'diff', ...wanted], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, CHECKPOINT_DISABLE: '1' },
  });
  return run.status === 0 ? run.stdout : undefined;
}

/** @returns {string} where it was written */
function keep(sql) {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(root, 'prisma/migrations', `${time}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  return folder;
}
