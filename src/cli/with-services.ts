import { pino } from 'pino';
import { loadConfig } from '../config.ts';
import { games } from '../games/registry.ts';
import { openDatabase } from '../storage/open-database.ts';
import { newHeads } from '../tables/heads.ts';
import type { Services } from '../tables/services.ts';

/**
 * Run a command on the configured database, whether the server runs beside it or not. Nothing is mailed from here: what a
 * command writes is mailed by the server.
 */
export async function withServices<T>(run: (services: Services) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    return await run({
      db: database.db,
      clock: { now: () => new Date() },
      games,
      log: pino({ level: config.logLevel }, pino.destination(2)),
      heads: newHeads(),
      wake: () => {},
      settings: {
        baseUrl: config.baseUrl ?? `http://localhost:${config.port}`,
        mailMergeSeconds: config.mailMergeSeconds,
        mailFrom: config.mailFrom,
        replyDomain: config.replies?.domain,
        builtInMailbox: config.smtpUrl === undefined && config.environment !== 'production',
      },
    });
  } finally {
    await database.close();
  }
}
