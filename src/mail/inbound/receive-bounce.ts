import type { Services } from '../../platform/services.ts';
import { failMail } from '../outbox/fail-mail.ts';
import type { Reason } from '../reasons.ts';
import type { ReadMail } from './read-mail.ts';

/** What became of it: the mail counts as failed; it did not report a failure; no such mail was sent. */
export type BounceReception = 'bounced' | 'no-failure' | 'unknown';

/**
 * Take in what a mail server says of one of our mails (RFC 3464): where it could not be delivered, the mail has failed,
 * with the server's words in quotation marks: anybody who has the mail could have written them. Reports that it is only
 * late, and out-of-office notes, change nothing.
 */
export async function receiveBounce(s: Services, mailId: string, { failure }: ReadMail): Promise<BounceReception> {
  if (failure === undefined) return 'no-failure';
  const error = `“${failure.replace(/[“”]/gu, '"')}”`;
  const reason: Reason = 'bounced';
  if (!(await failMail(s, { id: mailId, from: 'sent' }, { reason, error }))) return 'unknown';
  s.log.warn({ mail: mailId, error }, 'mail bounced');
  return 'bounced';
}
