import { compareMigrations, MIGRATION_ROWS, type MigrationRow } from '../../database/migrations/compare-migrations.ts';
import { knownMigrations } from '../../database/migrations/known-migrations.ts';
import type { HttpContext } from '../context.ts';

export type Readiness = {
  readonly database: boolean;
  /** Every migration of this version has been done. */
  readonly migrations: boolean;
  /** This process's job workers run. */
  readonly jobs: boolean;
  /** There is room on the database's disk, as far as can be told. */
  readonly disk: boolean;
};

/** Whether this process can serve. Never throws: a database that does not answer is an answer. */
export async function checkReady({ services, jobsRun, disk: watched }: HttpContext): Promise<Readiness> {
  const jobs = jobsRun();
  const disk = await watched.hasRoom();
  try {
    const rows = await services.db.$queryRawUnsafe<MigrationRow[]>(MIGRATION_ROWS);
    const { kind } = compareMigrations(rows, knownMigrations());
    return { database: true, migrations: kind === 'current', jobs, disk };
  } catch (error) {
    services.log.warn({ err: error }, 'the database does not answer');
    return { database: false, migrations: false, jobs, disk };
  }
}
