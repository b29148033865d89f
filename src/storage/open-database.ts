import { join } from 'node:path';
import { createPrisma, type Db } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrations/migrate.ts';

export type OpenDatabase = {
  readonly url: string;
  readonly db: Db;
  /** Where the built-in database keeps its files; undefined: it is somebody else's. */
  readonly folder: string | undefined;
  /** Disconnect, and stop the built-in server unless another process uses it too. */
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** Undefined: the built-in database. */
  readonly databaseUrl: string | undefined;
  /** The built-in database lies in its folder `postgres`. */
  readonly dataDir: string;
};

/** The database that is configured, else the built-in one, with all migrations done. Refuses in words for the operator. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenDatabase> {
  const embedded = databaseUrl === undefined ? await startEmbedded({ dir: join(dataDir, 'postgres') }) : undefined;
  const url = databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const db = createPrisma(url);
  return {
    url,
    db,
    folder: embedded?.folder,
    async close() {
      await db.$disconnect();
      await embedded?.stop();
    },
  };
}
