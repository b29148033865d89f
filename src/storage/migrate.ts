import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Refusal } from '../kernel/refusal.ts';
import { migrationsDone } from './migrations-done.ts';
import { say } from './say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Apply the migrations that this database lacks (`prisma migrate deploy`). Safe to run from several instances at once:
 * the engine takes an advisory lock. Refuses with Prisma's own words when one fails or the database cannot be reached.
 */
export async function migrate(url: string): Promise<void> {
  if (await migrationsDone(url)) return;
  try {
    await promisify(execFile)(process.execPath, ['node_modules/prisma/build/index.js', 'migrate', 'deploy'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
  } catch (error) {
    throw new Refusal('bad-input', say('config.migration-failed', { detail: withoutPassword(wordsOf(error), url) }));
  }
}

function wordsOf(error: unknown): string {
  const stderr = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
  return stderr.replace(chatter, '').trim() || String(error);
}

/** What Prisma says before it comes to the point. */
const chatter = /^(Loaded Prisma config|Prisma schema loaded|Datasource) .*\n*/gm;

function withoutPassword(words: string, url: string): string {
  const { password } = new URL(url);
  return password ? words.replaceAll(password, '***') : words;
}
