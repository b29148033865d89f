import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import PostalMime from 'postal-mime';
import { imapOptions } from '../../../src/mail/inbound/imap-options.ts';
import { type ReadMail, readMail } from '../../end-to-end/harness/read-mail.ts';

const PATIENCE = 30_000;

async function inBox<T>(url: string, look: (client: ImapFlow) => Promise<T>): Promise<T> {
  const { folder, ...options } = imapOptions(url);
  const client = new ImapFlow({ ...options, logger: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folder);
    return await look(client);
  } finally {
    await client.logout();
  }
}

/** Waits until there are so many mails in a mailbox, and gives the newest. */
export async function newestOf(url: string, count: number): Promise<ReadMail> {
  return inBox(url, async (client) => {
    const end = performance.now() + PATIENCE;
    for (;;) {
      // Dovecot may count the mailbox that is open as it was opened, and look again only when it is asked for news.
      await client.noop();
      const { messages = 0 } = (await client.status('INBOX', { messages: true })) || {};
      if (messages > count) throw new Error(`${messages} mails where ${count} were sent`);
      if (messages === count) break;
      if (performance.now() > end) throw new Error(`${messages} mails have come of ${count}`);
      await sleep(50);
    }
    const message = await client.fetchOne('*', { source: true });
    const raw = message === false ? undefined : message.source;
    if (!raw) throw new Error('no mail');
    const email = await PostalMime.parse(raw);
    return readMail({ ...email, recipients: email.to?.map(({ address = '' }) => address) ?? [], raw });
  });
}

/** How many messages a mailbox has, and how many of them nobody has read. */
export async function countsOf(url: string): Promise<{ readonly messages: number; readonly unread: number }> {
  return inBox(url, async (client) => {
    const { messages = 0, unseen = 0 } = (await client.status('INBOX', { messages: true, unseen: true })) || {};
    return { messages, unread: unseen };
  });
}
