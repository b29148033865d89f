// For developers: write the migration from the database's last state to prisma/schema.prisma, with a throw-away server.
//
//   node tools/run.mjs tools/make-migration.mjs add-standing-orders
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../src/storage/embedded.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write('Give the migration a name of small letters, digits and hyphens, e.g. add-standing-orders.\n');
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'despatch-migration-'));
const server = await startEmbedded({ dir, ephemeral: true });
const prisma = join(root, 'node_modules/prisma/build/index.js');
const run = spawnSync(process.execPath, [prisma, 'migrate', 'dev', '--name', name], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: server.url, CHECKPOINT_DISABLE: '1' },
});
await server.stop();
rmSync(dir, { recursive: true, force: true });
process.exitCode = run.status ?? 1;
