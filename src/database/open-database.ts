import { join } from 'node:path';
import { createPrisma, type Db } from './client.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { migrate } from './migrations/migrate.ts';

/** What can be known of the server that we started ourselves. */
export type BuiltInDatabase = Pick<EmbeddedDatabase, 'folder' | 'runs' | 'lost'>;

export type OpenDatabase = {
  readonly url: string;
  readonly db: Db;
  /** Undefined: the database is somebody else's. */
  readonly builtIn: BuiltInDatabase | undefined;
  /** Disconnect, and stop the built-in server unless another process uses it too. */
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** Undefined: the built-in database. */
  readonly databaseUrl: string | undefined;
  /** The built-in database lies in its folder `postgres`. */
  readonly dataDir: string;
};

/**
 * The database that is configured, else the built-in one, with all migrations done. Refuses in words for the operator.
 */
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
    builtIn: embedded,
    async close() {
      await db.$disconnect();
      await embedded?.stop();
    },
  };
}
