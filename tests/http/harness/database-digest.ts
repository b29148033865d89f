import pg from 'pg';

/** One hash for each table of a database but these, so that a test can say: nothing changed. */
export async function databaseDigest(url: string, except: readonly string[] = []): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL($1::text[]) ORDER BY 1`,
      [except],
    );
    const parts: string[] = [];
    for (const { name } of rows) {
      const found = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM ` +
          `${name} t`,
      );
      parts.push(`${name} ${found.rows[0]?.digest}`);
    }
    return parts.join('\n');
  } finally {
    await client.end();
  }
}
