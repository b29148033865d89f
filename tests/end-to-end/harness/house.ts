import { pino } from 'pino';
import { readConfig } from '../../../src/config.ts';
import type { Services } from '../../../src/platform/services.ts';
import { type Circumstances, type Server, startServer } from '../../../src/server.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { type Mailbox, startMailbox } from '../../harness/mailbox.ts';

/** A whole server on a database of its own, with an SMTP server that keeps what it is sent. */
export type House = {
  readonly server: Server;
  readonly url: string;
  readonly services: Services;
  readonly database: FreshDatabase;
  readonly mailbox: Mailbox;
  close(): Promise<void>;
};

/** Limits as for programs that are meant to run wild. */
export const NO_LIMITS = { perMinute: 1e9, writes: 1e9, signIns: 1e9, failures: 1e9 };

/** `settings`: of the environment, beside those that every such server has. */
export async function openHouse(
  circumstances: Circumstances = {},
  settings: { readonly [name: string]: string } = {},
): Promise<House> {
  const database = await freshDatabase();
  const mailbox = await startMailbox();
  const leave = async () => {
    await mailbox.stop();
    await database.drop();
  };
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    MAIL_MERGE_SECONDS: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  try {
    const quiet = { log: pino({ level: 'silent' }), rateLimits: NO_LIMITS };
    const server = await startServer(config, { ...quiet, ...circumstances });
    // Prisma imports its engine with the first query, and Jest forbids imports between two tests.
    await server.services.db.table.count();
    return {
      server,
      url: server.url,
      services: server.services,
      database,
      mailbox,
      async close() {
        await server.stop();
        await leave();
      },
    };
  } catch (error) {
    await leave(); // an open port would keep Jest waiting
    throw error;
  }
}
