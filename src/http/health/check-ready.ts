import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HttpContext } from '../context.ts';

export type Readiness = {
  readonly database: boolean;
  /** Every migration of this version has been done. */
  readonly migrations: boolean;
  /** This process's job workers run. */
  readonly jobs: boolean;
};

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

/** Whether this process can serve. Never throws: a database that does not answer is an answer. */
export async function checkReady({ services, jobsRun }: HttpContext): Promise<Readiness> {
  const jobs = jobsRun();
  try {
    const done = await services.db.$queryRaw<{ migration_name: string }[]>`
      SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    const names = new Set(done.map((row) => row.migration_name));
    return { database: true, migrations: migrationNames().every((name) => names.has(name)), jobs };
  } catch (error) {
    services.log.warn({ err: error }, 'the database does not answer');
    return { database: false, migrations: false, jobs };
  }
}

function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
