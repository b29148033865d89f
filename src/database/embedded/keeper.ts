import pg from 'pg';

/**
 * One connection that each user of an embedded server holds as long as they need it. Its shared lock tells the last one
 * out that they may stop the server, and makes a newcomer wait while that happens.
 */
export type Keeper = {
  /** Resolves when the connection breaks though nobody let go: the server is gone. */
  readonly lost: Promise<void>;
  /** Run `stop` if nobody else uses the server (newcomers wait meanwhile), and let go. */
  release(stop: () => Promise<void>): Promise<void>;
};

const lock = 0x0de5_9a7c;

/** Connect to the server's `postgres` database, make `database` if it is missing, and hold the server. */
export async function holdServer(url: string, database: string): Promise<Keeper> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the server went away: `lost` tells
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [lock]);
    await createDatabase(client, database);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  let released = false;
  const lost = new Promise<void>((resolve) => client.once('end', () => released || resolve()));
  return {
    lost,
    async release(stop) {
      released = true;
      try {
        await client.query('SELECT pg_advisory_unlock_shared($1)', [lock]);
        const { rows } = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [lock]);
        if (rows[0]?.last) await stop();
      } catch {
        // The server is gone already, which is what was wanted.
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } catch (error) {
    const again = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!again.rowCount) throw error; // else another process made it meanwhile
  }
}
