import pg from 'pg';

/** How many statements this process sends to PostgreSQL while something runs. */
export async function countStatements(run: () => Promise<void>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      count += 1;
      return Reflect.apply(target, client, args);
    },
  });
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}
