import { expect } from '@jest/globals';
import type { CaughtEmail, Mailbox } from '../../harness/mailbox.ts';
import { type ReadMail, readMail } from './read-mail.ts';

/** The mails of a house, read one after the other as they come, each once. */
export type Post = {
  /** The next mail that nobody has read yet. */
  next(): Promise<ReadMail>;
  /** The same; it must be addressed to this person. */
  nextTo(address: string): Promise<ReadMail>;
  /** All that has come and nobody has read yet. */
  rest(): readonly ReadMail[];
};

export function readPost(mailbox: () => Mailbox): Post {
  const read = new Set<CaughtEmail>();
  const next = async () => {
    const mail = await mailbox().waitForMail((one) => !read.has(one));
    read.add(mail);
    return readMail(mail);
  };
  return {
    next,
    async nextTo(address) {
      const mail = await next();
      expect(mail.to).toBe(address);
      return mail;
    },
    rest() {
      const unread = mailbox().mails.filter((one) => !read.has(one));
      for (const mail of unread) read.add(mail);
      return unread.map(readMail);
    },
  };
}
