import type { Services } from '../../platform/services.ts';
import { mailboxTransport } from './mailbox-transport.ts';
import { type DkimKey, smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** SMTP where it is configured, otherwise the built-in mailbox. */
export function openTransport(
  s: Pick<Services, 'db' | 'clock'>,
  smtpUrl: string | undefined,
  dkim?: () => DkimKey,
): Transport {
  return smtpUrl === undefined ? mailboxTransport(s) : smtpTransport(smtpUrl, dkim);
}
