import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/prisma/client.ts';

/**
 * A Prisma client for this database; at most `max` connections, opened when needed. `$disconnect()` closes them. On two
 * cores six carried about a fifth more submissions than ten: more of them only wait for each other.
 * SQL that begins with a comment of the form `prepared tables.commit` is planned once for each connection.
 */
export const createPrisma = (url: string, max = 6) =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max }, { statementNameGenerator: preparedName }) });

export type Db = ReturnType<typeof createPrisma>;

function preparedName({ sql }: { readonly sql: string }): string {
  return /^\/\* prepared (\S+) \*\//.exec(sql)?.[1] ?? '';
}
