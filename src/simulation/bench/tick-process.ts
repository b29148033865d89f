import { tick } from '../../clocks/tick.ts';
import { readConfig } from '../../config.ts';
import { createPrisma } from '../../database/client.ts';
import { games } from '../../games/registry.ts';
import { servicesOf } from '../../server/services-of.ts';

/*
 * One of several processes that tick at the same time: three times whenever it is told to, then says that it is done.
 * Ends with its parent.
 */
const url = process.env.DATABASE_URL ?? '';
const db = createPrisma(url);
const services = { ...servicesOf(readConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' }), db, ''), games };
await db.$queryRaw`SELECT 1`;
process.send?.('ready');
process.on('message', async () => {
  for (let i = 0; i < 3; i += 1) await tick(services);
  process.send?.('done');
});
process.on('disconnect', () => void db.$disconnect().then(() => process.exit(0)));
