import type { Settings } from '../../platform/services.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { OutgoingMail } from '../transports/transport.ts';
import type { Prepared } from './prepared-mail.ts';

type Sending = Extract<Prepared, { what: 'send' }>;

/**
 * Address a mail: a Message-ID made from the outbox's id alone, so that a mail sent twice is recognised as one; no
 * other mail's Content-IDs, or programs that keep pictures show an older board; one thread for each table and reader;
 * one-click unsubscribe (RFC 8058); marked as written by a machine (RFC 3834).
 */
export function addressMail(
  mailId: string,
  mail: Sending,
  settings: Settings,
  { date, returnPath }: Pick<OutgoingMail, 'date' | 'returnPath'>,
): OutgoingMail {
  const host = new URL(settings.baseUrl).hostname;
  const { content, thread, unsubscribeUrl, replyToken } = mail;
  const answered = replyToken && settings.replyDomain ? `reply+${replyToken}@${settings.replyDomain}` : undefined;
  const root = thread && `<table.${thread.tableId}.${thread.playerId}@${host}>`;
  return {
    id: mailId,
    messageId: `<${mailId}@${host}>`,
    date,
    from: settings.mailFrom,
    to: mail.to,
    replyTo: mail.replyTo ?? answered,
    returnPath,
    inReplyTo: root,
    subject: content.subject,
    text: content.text,
    ...withOwnPictures(content, `${mailId}@${host}`),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(thread ? { 'List-Id': `<${thread.tableId}.tables.${host}>` } : {}),
      ...(unsubscribeUrl
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}

/** Pictures under Content-IDs that no other mail has, in the HTML as well. */
function withOwnPictures({ html, pictures }: MailContent, id: string): Pick<OutgoingMail, 'html' | 'pictures'> {
  const own = pictures.map((picture) => ({ ...picture, cid: `${picture.cid}.${id}` }));
  return {
    html: pictures.reduce((all, { cid }) => all?.replaceAll(`src="cid:${cid}"`, `src="cid:${cid}.${id}"`), html),
    pictures: own,
  };
}
