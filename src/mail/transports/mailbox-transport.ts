import nodemailer from 'nodemailer';
import type { Services } from '../../platform/services.ts';
import { nodemailerMessage } from './nodemailer-message.ts';
import type { Transport } from './transport.ts';

/** The built-in mailbox: keeps every mail as it would go over the wire, to be read on the mailbox page. */
export function mailboxTransport({ db, clock }: Pick<Services, 'db' | 'clock'>): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(nodemailerMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
      const raw = Uint8Array.from(message);
      // A mail that is sent again is the same mail.
      await db.caughtMail.upsert({
        where: { id: mail.id },
        create: { id: mail.id, to: mail.to, raw, at: clock.now() },
        update: { raw },
      });
    },
    async close() {
      composer.close();
    },
  };
}
