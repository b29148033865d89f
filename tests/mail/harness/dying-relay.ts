import { createPrisma } from '../../../src/database/client.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { testServices } from '../../harness/services.ts';
import { testClock } from '../../harness/test-clock.ts';

/*
 * A server process that is killed while it holds its second batch of notifications: their mails are written, and the
 * transaction is open. Arguments: the database, the time.
 */
const [databaseUrl = '', time = ''] = process.argv.slice(2);
const services = testServices(createPrisma(databaseUrl), { clock: testClock(new Date(time)) });
let batches = 0;
await relayNotifications(services, {
  async add() {
    batches += 1;
    if (batches === 1) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  },
});
