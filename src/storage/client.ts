import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/prisma/client.ts';

/** A Prisma client for this database; at most `max` connections, opened when needed. `$disconnect()` closes them. */
export const createPrisma = (url: string, max = 10) =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max }) });

export type Db = ReturnType<typeof createPrisma>;
