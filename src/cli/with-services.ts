import { pino } from 'pino';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Services } from '../platform/services.ts';
import { createLog } from '../server/create-log.ts';
import { servicesOf } from '../server/services-of.ts';

/**
 * Run a command on the configured database, whether the server runs beside it or not. Nothing is mailed from here: what
 * a command writes is mailed by the server. The log goes to the standard error: the standard output is the command's
 * answer.
 */
export async function withServices<T>(run: (services: Services, databaseUrl: string) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    const services = servicesOf(config, database.db, config.baseUrl ?? `http://localhost:${config.port}`);
    return await run({ ...services, log: createLog(config.logLevel, pino.destination(2)) }, database.url);
  } finally {
    await database.close();
  }
}
