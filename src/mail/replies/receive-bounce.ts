import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../../tables/services.ts';

/** What became of it: the mail counts as failed; it was no word of a failure; there is no such mail that was sent. */
export type BounceReception = 'bounced' | 'no-failure' | 'unknown';

const LONGEST = 500;

/**
 * Take in what a mail server says of one of our mails (RFC 3464): where it could not be delivered, the mail has failed, with
 * the server's own words. That it is late only, and out-of-office notes, change nothing.
 */
export async function receiveBounce(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { mailId, raw }: { readonly mailId: string; readonly raw: Uint8Array },
): Promise<BounceReception> {
  const why = whyFailed(await PostalMime.parse(raw));
  if (why === undefined) return 'no-failure';
  const error = `bounced: ${why}`.slice(0, LONGEST);
  const { count } = await db.mail.updateMany({
    where: { id: mailId, status: 'sent' },
    data: { status: 'failed', error },
  });
  if (count === 0) return 'unknown';
  log.warn({ mail: mailId, error }, 'a mail came back');
  return 'bounced';
}

/** The server's words, in its delivery report or (older servers) in the mail itself. */
function whyFailed(mail: Email): string | undefined {
  const report = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  if (!report)
    return mail.headers.some(({ key }) => key.toLowerCase() === 'x-failed-recipients') ? oneLine(mail.text) : undefined;
  const { content } = report;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'imu').exec(text)?.[1];
  if (field('action')?.trim().toLowerCase() !== 'failed') return undefined;
  return oneLine((field('diagnostic-code') ?? field('status'))?.replace(/^\s*smtp\s*;/iu, ''));
}

function oneLine(words: string | undefined): string {
  return (words ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
