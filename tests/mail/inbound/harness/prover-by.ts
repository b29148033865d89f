import { proveSender } from '../../../../src/mail/inbound/prove-sender.ts';
import type { testDns } from './test-dns.ts';

/** Proves senders by the records of a DNS of the tests. */
export const proverBy = (dns: ReturnType<typeof testDns>) => ({
  prove: (mail: Parameters<typeof proveSender>[0]) => proveSender(mail, dns),
  close: async () => {},
});
