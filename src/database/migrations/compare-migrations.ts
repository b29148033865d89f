import type { Migration } from './known-migrations.ts';

/** A line of Prisma's own list of migrations that were not rolled back. */
export type MigrationRow = { readonly name: string; readonly checksum: string; readonly done: boolean };

/** Asks a database for its `MigrationRow`s. */
export const MIGRATION_ROWS =
  'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS done ' +
  'FROM _prisma_migrations WHERE rolled_back_at IS NULL';

/** How a database's schema compares with this version's. */
export type SchemaState =
  /** Every migration of this version is done, and nothing else. */
  | { readonly kind: 'current' }
  /** These are missing; all others are done. */
  | { readonly kind: 'behind'; readonly pending: readonly Migration[] }
  /** An earlier program left this migration half done. */
  | { readonly kind: 'half-done'; readonly name: string }
  /**
   * This migration is unknown here, or was another one when it was done: the schema is a newer version's, or nobody's.
   */
  | { readonly kind: 'unknown'; readonly name: string };

/** Compares what a database says it has had with the migrations of this version. */
export function compareMigrations(rows: readonly MigrationRow[], known: readonly Migration[]): SchemaState {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  const stranger = rows.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (stranger) return { kind: 'unknown', name: stranger.name };

  const halfDone = rows.find(({ done }) => !done);
  if (halfDone) return { kind: 'half-done', name: halfDone.name };

  const names = new Set(rows.map(({ name }) => name));
  const pending = known.filter(({ name }) => !names.has(name));
  return pending.length === 0 ? { kind: 'current' } : { kind: 'behind', pending };
}
