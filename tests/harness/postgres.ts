import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrations/migrate.ts';

/** The migrated database that every test database is a copy of. */
export const template = 'template';

let running: { readonly server: EmbeddedDatabase; readonly dir: string } | undefined;

/** One throw-away server for the whole run; returns the template's address. */
export async function startTestPostgres(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'despatch-test-'));
  const server = await startEmbedded({ dir, database: template, ephemeral: true });
  running = { server, dir };
  await migrate(server.url);
  return server.url;
}

export async function stopTestPostgres(): Promise<void> {
  await running?.server.stop();
  if (running) rmSync(running.dir, { recursive: true, force: true });
  running = undefined;
}
