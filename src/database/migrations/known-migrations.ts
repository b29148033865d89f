import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const usualFolder = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));

/** One step of the schema: a folder of `prisma/migrations`. */
export type Migration = {
  /** The folder's name; they sort by time. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of `sql` in hex, as Prisma keeps it. */
  readonly checksum: string;
};

/** All migrations of this version, oldest first. Tests name another folder. */
export function knownMigrations(folder: string = usualFolder): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}/migration.sql`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
