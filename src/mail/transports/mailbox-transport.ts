import type { Services } from '../../platform/services.ts';
import { rawMail } from './raw-mail.ts';
import type { Transport } from './transport.ts';

/** The built-in mailbox: keeps every mail as it would go over the wire, to be read on the mailbox page. */
export function mailboxTransport({ db, clock }: Pick<Services, 'db' | 'clock'>): Transport {
  return {
    async send(mail) {
      const raw = await rawMail(mail);
      // A mail that is sent again is the same mail.
      await db.caughtMail.upsert({
        where: { id: mail.id },
        create: { id: mail.id, to: mail.to, raw, at: clock.now() },
        update: { raw },
      });
    },
    async close() {},
  };
}
