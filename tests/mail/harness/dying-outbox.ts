import { createPrisma } from '../../../src/database/client.ts';
import { startOutbox } from '../../../src/mail/outbox/start-outbox.ts';
import { smtpTransport } from '../../../src/mail/transports/smtp-transport.ts';
import { testServices } from '../../harness/services.ts';
import { testClock } from '../../harness/test-clock.ts';

/*
 * A server process that is killed at the worst moment: the SMTP server has taken the mail, the database does not know
 * it yet. Arguments: the database, the SMTP server, the time.
 */
const [databaseUrl = '', smtpUrl = '', time = ''] = process.argv.slice(2);
const services = testServices(createPrisma(databaseUrl), { clock: testClock(new Date(time)) });
const smtp = smtpTransport(smtpUrl);
const pictures = { png: () => Promise.reject(new Error('this process draws nothing')) };
await startOutbox(
  { services, pictures },
  {
    async send(mail) {
      await smtp.send(mail);
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    },
    close: () => smtp.close(),
  },
  databaseUrl,
  { retries: 5, delay: 1, longestDelay: 1, heartbeat: 10 },
);
