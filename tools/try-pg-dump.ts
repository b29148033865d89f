/*
 * Tries the lines that docs/operating.md gives for a backup with pg_dump: `node tools/run.mjs tools/try-pg-dump.ts`. They
 * are read from that page and run on a throw-away server with games and mails in it; what comes out must be the same row
 * by row, and verify. Ends with 0 when it is, with 1 when it is not, and with 3 when there are no tools to try it with.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { writeBackup } from '../src/database/backup/write-backup.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { openDemoTable } from '../src/demo/demo-table.ts';
import { playBot } from '../src/demo/play-bot.ts';
import { seededRandom } from '../src/kernel/random.ts';
import { openMailQueue } from '../src/mail/outbox/mail-queue.ts';
import { servicesOf } from '../src/server/services-of.ts';
import { documentedLines } from './pg-dump/documented-lines.ts';
import { findPostgres, type Postgres, usualFolders } from './pg-dump/find-postgres.ts';
import { throwAwayServer } from './pg-dump/throw-away-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
export const NOT_TRIED = 3;

/** Tries it with the tools of the first folder that has them; gives the code to end with. */
export async function tryPgDump(folders: readonly string[], say: (line: string) => void): Promise<number> {
  const postgres = findPostgres(folders);
  if (!postgres) {
    say('NOT TRIED: this machine has no pg_dump, pg_restore and createdb (14 or newer) with a server that they fit.');
    say('The backup of Despatch itself (npx despatch backup) needs none of them and has tests of its own.');
    return NOT_TRIED;
  }
  const dir = mkdtempSync(join(tmpdir(), 'despatch-pg-dump-'));
  const server = await throwAwayServer(postgres, dir);
  try {
    await fill(server.url);
    const fault = await roundTrip(postgres, server.url, dir);
    say(
      fault ??
        `A backup with pg_dump ${postgres.major}, as docs/operating.md has it, comes back the same and verifies.`,
    );
    return fault === undefined ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A game of each kind that has begun, and a mail that waits in the queue. */
async function fill(url: string): Promise<void> {
  const config = readConfig({ ...process.env, DATABASE_URL: url });
  const database = await openDatabase(config);
  const queue = await openMailQueue(url, (error) => console.error(error));
  try {
    const services = servicesOf(config, database.db, 'https://despatch.test');
    const random = seededRandom('pg_dump');
    for (const { rules } of services.games.values()) {
      const { id, seats } = await openDemoTable(services, `A game of ${rules.id}`, rules);
      for (let round = 0; round < 4; round += 1)
        for (const seat of seats) await playBot(services, { tableId: id, ...seat, random });
    }
    const { id } = await database.db.mail.create({ data: { id: 'waits', kind: 'turn', to: 'ann@demo.example' } });
    await database.db.$transaction((tx) => queue.add(tx, [id]));
  } finally {
    await queue.stop();
    await database.close();
  }
}

/** What went wrong; undefined when all is well. */
async function roundTrip({ bin }: Postgres, url: string, dir: string): Promise<string | undefined> {
  const newUrl = url.replace(/despatch$/, 'despatch_new');
  const lines = documentedLines({ file: join(dir, 'despatch.dump'), newUrl });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, DATABASE_URL: url };
  const run = spawnSync('bash', ['-euo', 'pipefail', '-c', lines], { cwd: root, env, encoding: 'utf8' });
  if (run.status !== 0) return `The documented lines fail:\n${lines}\n${run.stdout}${run.stderr}`;
  const [before, after] = [await contentsOf(url), await contentsOf(newUrl)];
  if (before.length < 50) return `Only ${before.length} rows were there to be kept.`;
  const lost = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line) && !line.startsWith('Audit '));
  return lost.length + added.length > 0 ? `Lost: ${lost.join('\n')}\nAdded: ${added.join('\n')}` : undefined;
}

/** Every row, and the jobs of the mail queue. */
async function contentsOf(url: string): Promise<readonly string[]> {
  let text = '';
  await writeBackup(url, async (lines) => {
    text += lines;
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const jobs = await client.query('SELECT row_to_json(j)::text AS job FROM pgboss.job j').finally(() => client.end());
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('end '));
  return [...rows, ...jobs.rows.map(({ job }) => `pgboss.job ${job}`)];
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1]))
  process.exitCode = await tryPgDump(usualFolders(), console.log);
