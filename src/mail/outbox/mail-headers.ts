import type { Settings } from '../../platform/services.ts';
import type { OutgoingMail } from '../transports/transport.ts';
import type { Prepared } from './prepared-mail.ts';

type Sending = Extract<Prepared, { what: 'send' }>;

/**
 * Address a mail: a Message-ID made from the outbox's id alone, so that a mail sent twice is recognised as one; one
 * thread for each table and reader; one-click unsubscribe (RFC 8058); marked as written by a machine (RFC 3834).
 */
export function addressMail(
  mailId: string,
  mail: Sending,
  settings: Settings,
  { date, returnPath }: Pick<OutgoingMail, 'date' | 'returnPath'>,
): OutgoingMail {
  const host = new URL(settings.baseUrl).hostname;
  const { content, thread, unsubscribeUrl, replyToken } = mail;
  const root = thread && `<table.${thread.tableId}.${thread.playerId}@${host}>`;
  return {
    id: mailId,
    messageId: `<${mailId}@${host}>`,
    date,
    from: settings.mailFrom,
    to: mail.to,
    replyTo: replyToken && settings.replyDomain ? `reply+${replyToken}@${settings.replyDomain}` : undefined,
    returnPath,
    inReplyTo: root,
    subject: content.subject,
    html: content.html,
    text: content.text,
    pictures: content.pictures,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(thread ? { 'List-Id': `<${thread.tableId}.tables.${host}>` } : {}),
      ...(unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}
