import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** A mail as nodemailer takes it. Its MIME encoding keeps every header on its own line, whatever names contain. */
export function nodemailerMessage(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: mail.from,
    // An object, so that an address is never read as a list of addresses.
    // With a name before it: an address by itself above a single picture looks like spam to filters.
    to: { name: mail.to.slice(0, mail.to.lastIndexOf('@')), address: mail.to },
    text: mail.text,
    ...subjectOf(mail),
    attachments: mail.pictures.map(({ cid, filename, png }) => ({
      cid,
      filename,
      content: png,
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    ...(mail.returnPath === undefined
      ? {}
      : { envelope: { from: mail.returnPath, to: { name: '', address: mail.to } } }),
    ...(mail.inReplyTo === undefined ? {} : { inReplyTo: mail.inReplyTo, references: [mail.inReplyTo] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nodemailer encodes a subject with quotation marks in it; plain ASCII needs no encoding. */
function subjectOf({ subject, headers }: OutgoingMail): Pick<SendMailOptions, 'subject' | 'headers'> {
  if (!/^[\x20-\x7e]*$/.test(subject) || subject.includes('=?')) return { subject, headers: { ...headers } };
  return { headers: { ...headers, Subject: { prepared: true, foldLines: true, value: subject } } };
}
