import type { Db } from '../../../src/database/client.ts';

/**
 * Time passes for the queue of mails: what waits for its next try may be tried now, and who has not shown a sign of
 * life counts as dead. The waiting itself (15 s and more) is the only thing that is left out.
 */
export async function letTimePass(db: Db): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`;
  await db.$executeRaw`
    UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'
    WHERE name = 'mail' AND state = 'active' AND heartbeat_on < now() - interval '10 seconds'`;
}
